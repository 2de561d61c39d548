import { languages } from "#i18n/languages";
import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  page: {
    criteria: ["3.1.1"],
    severity: "blocker",
    actRules: ["b5c3f8", "bf051a"],
    message: {
      en: 'The page states its language as "{is}", but it is "{should}".',
      hi: 'पेज के कोड में भाषा "{is}" लिखी है, जबकि वह "{should}" है।',
    },
  },
  hindi: {
    criteria: ["3.1.2"],
    severity: "serious",
    actRules: ["de46e4"],
    message: {
      en: 'Hindi words are marked as "{is}": "{text}". A screen reader would read these words in the wrong voice.',
      hi: 'हिन्दी शब्दों की भाषा "{is}" बताई गई है: "{text}"। स्क्रीन रीडर इन्हें गलत आवाज़ में पढ़ेगा।',
    },
  },
  english: {
    criteria: ["3.1.2"],
    severity: "serious",
    actRules: ["de46e4"],
    message: {
      en: 'English words are marked as "{is}": "{text}". A screen reader would read these words in the wrong voice.',
      hi: 'अंग्रेज़ी शब्दों की भाषा "{is}" बताई गई है: "{text}"। स्क्रीन रीडर इन्हें गलत आवाज़ में पढ़ेगा।',
    },
  },
};

/** Visible and hidden text is marked with its language. The script of the text reveals it. */
export const languageOfPartsCheck: Check = {
  id: "language",
  title: { en: "Each part states its language correctly", hi: "पेज का हर हिस्सा अपनी सही भाषा बताता है" },
  criteria: ["3.1.1", "3.1.2"],
  async run({ page, visit }) {
    const { checkedCount, reports } = await page.evaluate(
      (should) => {
        const reports: { rule: string; target: { path: string; tag: string }; values: Record<string, string> }[] = [];
        const is = document.documentElement.lang;
        if (is !== should)
          reports.push({ rule: "page", target: audit.targetOf(document.documentElement), values: { is, should } });
        /** Five lower-case words in a row are a sentence. Names and abbreviations occur in every language. */
        const english = /(?:\b[a-z]{2,}\b[ ,]+){4,}\b[a-z]{2,}\b/;
        const hindi = /[\u0904-\u0939\u0958-\u0961]/;
        const reported = new Set<Element>();
        let checkedCount = 0;
        const judge = (element: Element, text: string) => {
          checkedCount += 1;
          const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
          const rule =
            hindi.test(text) && !lang.startsWith("hi")
              ? "hindi"
              : english.test(text) && !hindi.test(text) && !lang.startsWith("en")
                ? "english"
                : undefined;
          if (!rule || reported.has(element)) return;
          reported.add(element);
          reports.push({ rule, target: audit.targetOf(element), values: { is: lang, text: text.slice(0, 60) } });
        };
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.nodeValue!.trim().replace(/\s+/g, " ");
          if (
            text &&
            !node.parentElement!.closest("script, style, template, noscript") &&
            node.parentElement!.checkVisibility()
          )
            judge(node.parentElement!, text);
        }
        for (const element of document.body.querySelectorAll(
          "[aria-label], [title], [alt], [placeholder], [aria-roledescription], [aria-valuetext]",
        )) {
          for (const name of ["aria-label", "title", "alt", "placeholder", "aria-roledescription", "aria-valuetext"]) {
            const text = element.getAttribute(name);
            if (text) judge(element, text);
          }
        }
        return { checkedCount, reports };
      },
      languages[visit.subject.kind === "part" ? "en" : visit.setting.language].tag,
    );
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
