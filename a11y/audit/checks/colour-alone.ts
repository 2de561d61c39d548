import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  link: {
    criteria: ["1.4.1"],
    severity: "serious",
    message: {
      en: "Only the colour of this link shows that it is a link within the text.",
      hi: "वाक्य के बीच का यह लिंक सिर्फ़ रंग से पहचाना जाता है।",
    },
  },
  invalid: {
    criteria: ["1.4.1", "3.3.1"],
    severity: "serious",
    message: {
      en: "This field is marked as invalid, but no words beside it say so.",
      hi: "इस फ़ील्ड पर गड़बड़ी का निशान है, पर पास में शब्दों में कुछ नहीं लिखा है।",
    },
  },
  senses: {
    criteria: ["1.3.3", "1.4.1"],
    severity: "moderate",
    certain: false,
    message: {
      en: 'This instruction seems to rely only on colour, shape or position: "{text}".',
      hi: 'लगता है कि यह निर्देश सिर्फ़ रंग, आकृति या जगह पर टिका है: "{text}"।',
    },
  },
};

/** Instructions that refer to something only by its look or position. */
const senses = {
  en: String.raw`\b(?:press|click|tap|see|choose|use)\b[^.]{0,40}\b(?:green|red|blue|yellow|round|square|on the (?:left|right)|to the (?:left|right))\b`,
  hi: "(?:हरा|हरे|हरी|लाल|नीला|नीले|नीली|पीला|पीले|पीली|गोल|बाईं ओर|दाईं ओर|बाएँ|दाएँ)[^।]{0,30}(?:बटन|लिंक|दबाएँ|चुनें|डिब्बे)",
};

/** No information by colour alone: links in text, invalid fields, instructions. */
export const colourAloneCheck: Check = {
  id: "colour-alone",
  title: { en: "Nothing is shown by colour alone", hi: "कोई बात सिर्फ़ रंग से नहीं बताई गई" },
  criteria: ["1.3.3", "1.4.1", "3.3.1"],
  async run({ page }) {
    const { checkedCount, reports } = await page.evaluate((senses) => {
      const reports: { rule: string; target: { path: string; tag: string }; values: Record<string, string> }[] = [];
      let checkedCount = 0;
      for (const link of document.querySelectorAll<HTMLElement>("p a[href], li a[href], dd a[href], td a[href]")) {
        const around = link.closest("p, li, dd, td")!;
        const [all, own] = [(around as HTMLElement).innerText.trim(), link.innerText.trim()];
        if (
          !own ||
          all.length < own.length + 10 ||
          !audit.isShown(link) ||
          !getComputedStyle(link).display.startsWith("inline")
        )
          continue;
        checkedCount += 1;
        const [style, beside] = [getComputedStyle(link), getComputedStyle(around)];
        const marked =
          style.textDecorationLine.includes("underline") ||
          Number.parseFloat(style.borderBottomWidth) > 0 ||
          Number(style.fontWeight) - Number(beside.fontWeight) >= 200 ||
          link.querySelector("svg, img") ||
          style.backgroundColor !== "rgba(0, 0, 0, 0)";
        // Without other text around it, a link needs no mark.
        const words = [...around.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? "").trim().length > 3,
        );
        if (!marked && words) reports.push({ rule: "link", target: audit.targetOf(link), values: {} });
      }
      for (const field of document.querySelectorAll("[aria-invalid=true]")) {
        if (!field.checkVisibility()) continue;
        checkedCount += 1;
        const ids = `${field.getAttribute("aria-describedby") ?? ""} ${field.getAttribute("aria-errormessage") ?? ""}`
          .trim()
          .split(/\s+/);
        const said = ids.some((id) => {
          const by = document.getElementById(id);
          return by && audit.isShown(by) && by.innerText.trim() !== "";
        });
        if (!said) reports.push({ rule: "invalid", target: audit.targetOf(field), values: {} });
      }
      const leads = new RegExp(`${senses.en}|${senses.hi}`, "iu");
      for (const { parent, text } of audit.visibleTexts()) {
        if (leads.test(text))
          reports.push({ rule: "senses", target: audit.targetOf(parent), values: { text: text.slice(0, 80) } });
      }
      return { checkedCount: checkedCount + 1, reports };
    }, senses);
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
