import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  "no-title": {
    criteria: ["2.4.2"],
    severity: "serious",
    actRules: ["2779a5"],
    message: { en: "This page has no title.", hi: "इस पेज का कोई शीर्षक (title) नहीं है।" },
  },
  first: {
    criteria: ["1.3.1", "2.4.6"],
    severity: "moderate",
    message: {
      en: "The number of level 1 headings on this page is {count}. It should be 1.",
      hi: "इस पेज पर पहले स्तर के शीर्षकों की संख्या {count} है। यह 1 होनी चाहिए।",
    },
  },
  skipped: {
    criteria: ["1.3.1", "2.4.10"],
    severity: "moderate",
    message: {
      en: "A level {level} heading follows a level {before} heading, so a level is skipped.",
      hi: "स्तर {before} के बाद सीधे स्तर {level} का शीर्षक आता है। बीच का स्तर छूट गया है।",
    },
  },
  empty: {
    criteria: ["1.3.1", "2.4.6"],
    severity: "serious",
    actRules: ["ffd0e9"],
    message: { en: "This heading has no text.", hi: "इस शीर्षक में कोई शब्द नहीं है।" },
  },
  twice: {
    criteria: ["2.4.6"],
    severity: "minor",
    message: {
      en: 'Two headings at the same level have the same text: "{text}".',
      hi: 'एक ही स्तर के दो शीर्षकों में एक ही बात लिखी है: "{text}"।',
    },
  },
};

/** The page has a title and one h1, and its headings skip no level, are not empty, and are unique within their section. */
export const headingsCheck: Check = {
  id: "headings",
  title: { en: "Headings are unique and in the right order", hi: "शीर्षक अलग-अलग हैं और सही क्रम में हैं" },
  criteria: ["1.3.1", "2.4.2", "2.4.6", "2.4.10"],
  async run({ page, visit }) {
    // Components are shown inside the gallery, under its headings.
    const isPage = visit.subject.kind !== "part";
    const { checkedCount, reports } = await page.evaluate((isPage) => {
      const reports: {
        rule: string;
        target?: { path: string; tag: string };
        values?: Record<string, string | number>;
      }[] = [];
      if (!document.title.trim()) reports.push({ rule: "no-title" });
      const dialog = audit.openModal();
      const all = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6, [role=heading]")].filter(
        (heading) => audit.isExposed(heading) && (!dialog || dialog.contains(heading)),
      );
      const levelOf = (heading: Element) => Number(heading.getAttribute("aria-level") ?? heading.localName.slice(1));
      const topHeadings = all.filter((heading) => levelOf(heading) === 1);
      if (isPage && !dialog && topHeadings.length !== 1)
        reports.push({
          rule: "first",
          target: topHeadings[1] && audit.targetOf(topHeadings[1]),
          values: { count: topHeadings.length },
        });
      let before = dialog ? 1 : 0;
      const open: { level: number; words: Set<string> }[] = [{ level: 0, words: new Set() }];
      for (const heading of all) {
        const level = levelOf(heading);
        const text = (heading.textContent ?? "").trim() || audit.nameOf(heading);
        if (!text) reports.push({ rule: "empty", target: audit.targetOf(heading) });
        if (isPage && before > 0 && level > before + 1)
          reports.push({ rule: "skipped", target: audit.targetOf(heading), values: { level, before } });
        // Footer headings are siblings of those of the page, not below them.
        const where = heading.closest("header, footer, aside, main")?.localName ?? "";
        while (open.length > 1 && open.at(-1)!.level >= level) open.pop();
        const { words } = open.at(-1)!;
        if (isPage && words.has(`${where} ${level} ${text}`))
          reports.push({ rule: "twice", target: audit.targetOf(heading), values: { text: text.slice(0, 60) } });
        words.add(`${where} ${level} ${text}`);
        open.push({ level, words: new Set() });
        before = level;
      }
      return { checkedCount: all.length + 1, reports };
    }, isPage);
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
