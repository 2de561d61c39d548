import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  before: {
    criteria: ["1.3.2"], severity: "moderate",
    message: { en: "This element comes after \"{other}\" in the HTML, but before it on the screen. A screen reader reads the two in the opposite order.", hi: "HTML में यह हिस्सा \"{other}\" के बाद है, पर स्क्रीन पर उससे पहले। स्क्रीन रीडर इन्हें उल्टे क्रम में पढ़ेगा।" },
  },
};

/** The order in the HTML matches the order on the screen: top to bottom, and left to right in a row. */
export const readingOrder: Check = {
  id: "reading-order",
  title: { en: "The reading order matches the order on the screen", hi: "पढ़ने का क्रम वही है, जो स्क्रीन पर दिखता है" },
  criteria: ["1.3.2"],
  async run({ page }) {
    const { checkedCount, reports } = await page.evaluate(() => {
      const reports: { rule: string; target: { path: string; tag: string }; values: Record<string, string> }[] = [];
      const hasWords = (element: Element) => ((element as HTMLElement).innerText ?? "").trim() !== "" || Boolean(element.querySelector("input, select, textarea, button, a[href]"));
      const inFlow = (element: Element) => {
        const { position, float, display } = getComputedStyle(element);
        return !["absolute", "fixed", "sticky"].includes(position) && float === "none" && !display.startsWith("inline") && display !== "contents" && !element.hasAttribute("popover");
      };
      let checkedCount = 0;
      for (const parent of document.body.querySelectorAll("*")) {
        if (parent.children.length < 2 || parent.closest("svg, [aria-roledescription], table, [aria-hidden=true]")) continue;
        const children = [...parent.children].filter((child) => inFlow(child) && audit.isShown(child) && audit.isExposed(child) && hasWords(child));
        for (const [index, child] of children.entries()) {
          const last = children[index - 1];
          if (!last) continue;
          checkedCount += 1;
          const [one, other] = [last.getBoundingClientRect(), child.getBoundingClientRect()];
          // Reading continues at the top of the next column.
          const above = other.bottom <= one.top + 1 && other.left < one.right - 1;
          // The left one of two columns may be longer; elements that start on the same line are read along it.
          const sameRow = Math.abs(one.top - other.top) < 8;
          if (above || (sameRow && other.right <= one.left + 1)) {
            reports.push({ rule: "before", target: audit.targetOf(child), values: { other: (last as HTMLElement).innerText.trim().replace(/\s+/g, " ").slice(0, 40) } });
          }
        }
      }
      return { checkedCount, reports };
    });
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
