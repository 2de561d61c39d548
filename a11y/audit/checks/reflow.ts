import { toFaults, type Check, type FaultKinds } from "../check.ts";
import { sight } from "../finding.ts";

const message = { en: "The page scrolls sideways by {pixels} pixels. This element sticks out the most.", hi: "पेज {pixels} पिक्सेल दाएँ-बाएँ खिसकता है। सबसे ज़्यादा यही हिस्सा बाहर निकला है।" };

const kinds: FaultKinds = {
  sideways: {
    criteria: ["1.4.10"], severity: "serious",
    message,
  },
  "large-text": { criteria: ["1.4.4"], severity: "moderate", message },
};

/** At every width down to 320 pixels, all of the page is read by scrolling one way alone. Tables scroll inside themselves. */
export const reflow: Check = {
  id: "reflow",
  title: { en: "Pages do not scroll sideways", hi: "पेज दाएँ-बाएँ नहीं खिसकते" },
  criteria: ["1.4.10", "1.4.4"],
  async look({ page, visit }) {
    // WCAG asks for one or the other, 320 pixels wide or text twice as large; on a phone people have both.
    const isLarge = visit.setting.mode === "text-200";
    const reports = await page.evaluate(() => {
      const pixels = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth;
      if (pixels <= 0) return [];
      const scrolls = (element: Element | null): boolean => Boolean(element && element !== document.body && (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement)));
      const shown = [...document.body.querySelectorAll("*")].filter((element) => audit.isShown(element) && !scrolls(element.parentElement));
      const farthest = shown.toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0] ?? document.body;
      return [{ culprit: audit.culprit(farthest), values: { pixels } }];
    });
    return sight([isLarge ? "1.4.4" : "1.4.10"], 1, toFaults(this.id, kinds, reports.map((report) => ({ ...report, fault: isLarge ? "large-text" : "sideways" }))));
  },
};
