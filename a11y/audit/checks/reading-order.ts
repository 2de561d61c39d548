import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  before: {
    criteria: ["1.3.2"],
    severity: "moderate",
    message: {
      en: 'This element comes after "{previous}" in the HTML, but before it on the screen. A screen reader reads the two in the opposite order.',
      hi: 'HTML में यह हिस्सा "{previous}" के बाद है, पर स्क्रीन पर उससे पहले। स्क्रीन रीडर इन्हें उल्टे क्रम में पढ़ेगा।',
    },
  },
};

/** Compares the order in the HTML with the order on the screen: top to bottom, and left to right in a row. */
export const readingOrderCheck: Check = {
  id: "reading-order",
  title: { en: "The reading order matches the order on the screen", hi: "पढ़ने का क्रम वही है, जो स्क्रीन पर दिखता है" },
  criteria: ["1.3.2"],
  async run({ page }) {
    const { checkedCount, reports } = await page.evaluate(() => {
      const reports: { rule: string; target: { path: string; tag: string }; values: Record<string, string> }[] = [];
      const hasContent = (element: Element) =>
        ((element as HTMLElement).innerText ?? "").trim() !== "" ||
        Boolean(element.querySelector("input, select, textarea, button, a[href]"));
      const isBlockInFlow = (element: Element) => {
        const { position, float, display } = getComputedStyle(element);
        return (
          !["absolute", "fixed", "sticky"].includes(position) &&
          float === "none" &&
          !display.startsWith("inline") &&
          display !== "contents" &&
          !element.hasAttribute("popover")
        );
      };
      let checkedCount = 0;
      for (const parent of document.body.querySelectorAll("*")) {
        if (parent.children.length < 2 || parent.closest("svg, [aria-roledescription], table, [aria-hidden=true]"))
          continue;
        const children = [...parent.children].filter(
          (child) => isBlockInFlow(child) && audit.isShown(child) && audit.isExposed(child) && hasContent(child),
        );
        for (const [index, child] of children.entries()) {
          const previous = children[index - 1];
          if (!previous) continue;
          checkedCount += 1;
          const [previousBox, box] = [previous.getBoundingClientRect(), child.getBoundingClientRect()];
          // Higher up but to the right is the next column.
          const isAbove = box.bottom <= previousBox.top + 1 && box.left < previousBox.right - 1;
          // Elements whose tops align form a row, however tall each is.
          const sameRow = Math.abs(previousBox.top - box.top) < 8;
          if (isAbove || (sameRow && box.right <= previousBox.left + 1)) {
            reports.push({
              rule: "before",
              target: audit.targetOf(child),
              values: { previous: (previous as HTMLElement).innerText.trim().replace(/\s+/g, " ").slice(0, 40) },
            });
          }
        }
      }
      return { checkedCount, reports };
    });
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
