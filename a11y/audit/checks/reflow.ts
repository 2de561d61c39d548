import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const message = {
  en: "The page scrolls sideways by {pixels} pixels. This element sticks out the most.",
  hi: "पेज {pixels} पिक्सेल दाएँ-बाएँ खिसकता है। सबसे ज़्यादा यही हिस्सा बाहर निकला है।",
};

const rules: Rules = {
  sideways: {
    criteria: ["1.4.10"],
    severity: "serious",
    message,
  },
  "large-text": { criteria: ["1.4.4"], severity: "moderate", message },
};

/** Pages scroll in one direction only, down to 320 pixels. Tables scroll inside themselves. */
export const reflowCheck: Check = {
  id: "reflow",
  title: { en: "Pages do not scroll sideways", hi: "पेज दाएँ-बाएँ नहीं खिसकते" },
  criteria: ["1.4.10", "1.4.4"],
  async run({ page, visit }) {
    // WCAG requires 320 pixels or text at 200%, not both; people with a phone may need both.
    const isLarge = visit.setting.mode === "text-200";
    const reports = await page.evaluate(() => {
      const pixels = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth;
      if (pixels <= 0) return [];
      const scrolls = (element: Element | null): boolean =>
        Boolean(
          element &&
          element !== document.body &&
          (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement)),
        );
      const shown = [...document.body.querySelectorAll("*")].filter(
        (element) => audit.isShown(element) && !scrolls(element.parentElement),
      );
      const farthest =
        shown.toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0] ??
        document.body;
      return [{ target: audit.targetOf(farthest), values: { pixels } }];
    });
    return checkResult(
      [isLarge ? "1.4.4" : "1.4.10"],
      1,
      toViolations(
        this.id,
        rules,
        reports.map((report) => ({ ...report, rule: isLarge ? "large-text" : "sideways" })),
      ),
    );
  },
};
