import { contrast, leastContrast, pairs } from "../../../tokens/contrast.ts";
import { themes, type ThemeName } from "../../../tokens/themes/index.ts";
import type { Violation, CheckResult } from "../violation.ts";
import type { LocalizedText } from "../../localized-text.ts";

/** What is asked of each kind of pair: words at 7:1 (the site claims AAA), signs and edges at less. */
const criteriaOf = { text: ["1.4.3", "1.4.6"], large: ["1.4.3", "1.4.6"], edge: ["1.4.11"] } as const;

export const tokenContrastTitle: LocalizedText = {
  en: "Contrast of every pair of colours in the design system",
  hi: "डिज़ाइन के रंगों के हर जोड़े का कंट्रास्ट",
};

/** Reckons every pair of colours that the design system puts upon one another, in every theme. Needs no browser. */
export function checkTokenContrast(): CheckResult {
  const checkedCount: Record<string, number> = {};
  const violations: Violation[] = [];
  for (const name of Object.keys(themes) as ThemeName[]) {
    const minContrast = leastContrast[name === "high-contrast" ? "high-contrast" : "ordinary"];
    for (const [kind, foreground, background, title] of pairs) {
      for (const criterion of criteriaOf[kind]) checkedCount[criterion] = (checkedCount[criterion] ?? 0) + 1;
      const is = contrast(foreground(themes[name]), background(themes[name]));
      if (is >= minContrast[kind]) continue;
      const figures = `${is.toFixed(2)}:1 < ${minContrast[kind]}:1`;
      violations.push({
        rule: "tokens/contrast",
        criteria: criteriaOf[kind],
        severity: "serious",
        certain: true,
        message: {
          en: `The contrast of "${title}" in the ${name} theme is too low: ${figures}.`,
          hi: `"${title}" का कंट्रास्ट ${name} रंग-रूप में कम है: ${figures}।`,
        },
        target: {
          path: `tokens > ${name} > ${title}`,
          tag: `${foreground(themes[name])} / ${background(themes[name])}`,
        },
      });
    }
  }
  return { checkedCount, violations };
}
