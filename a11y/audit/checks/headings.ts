import { toFaults, type Check, type FaultKinds } from "../check.ts";
import { sight } from "../finding.ts";

const kinds: FaultKinds = {
  "no-title": { criteria: ["2.4.2"], severity: "serious", actRules: ["2779a5"], message: { en: "The page has no title.", hi: "पेज का कोई शीर्षक (title) नहीं है।" } },
  first: {
    criteria: ["1.3.1", "2.4.6"], severity: "moderate",
    message: { en: "The page has {count} headings of the first level; it needs one.", hi: "पेज पर पहले स्तर के {count} शीर्षक हैं। एक होना चाहिए।" },
  },
  skipped: {
    criteria: ["1.3.1", "2.4.10"], severity: "moderate",
    message: { en: "A heading of level {level} follows one of level {before}: a level is left out.", hi: "स्तर {before} के बाद सीधे स्तर {level} का शीर्षक आता है। बीच का स्तर छूट गया है।" },
  },
  empty: { criteria: ["1.3.1", "2.4.6"], severity: "serious", actRules: ["ffd0e9"], message: { en: "A heading without words.", hi: "शीर्षक में कोई शब्द नहीं है।" } },
  twice: {
    criteria: ["2.4.6"], severity: "minor",
    message: { en: "Two headings side by side say the same: \"{text}\".", hi: "साथ-साथ के दो शीर्षक एक जैसे हैं: \"{text}\"।" },
  },
};

/** A title, one first heading, no level left out, none empty, and no two alike under the same heading. */
export const headings: Check = {
  id: "headings",
  title: { en: "Headings are unique and nested", hi: "शीर्षक अलग-अलग हैं और सही क्रम में हैं" },
  criteria: ["1.3.1", "2.4.2", "2.4.6", "2.4.10"],
  async look({ page, visit }) {
    // A part of the design system stands in the gallery under its own headings; samples have levels of their own.
    const whole = visit.subject.kind !== "part";
    const { looked, reports } = await page.evaluate((whole) => {
      const reports: { fault: string; culprit?: { path: string; tag: string }; values?: Record<string, string | number> }[] = [];
      if (!document.title.trim()) reports.push({ fault: "no-title" });
      const dialog = audit.modal();
      const all = [...document.querySelectorAll<HTMLElement>("h1, h2, h3, h4, h5, h6, [role=heading]")].filter((heading) => audit.isExposed(heading) && (!dialog || dialog.contains(heading)));
      const levelOf = (heading: Element) => Number(heading.getAttribute("aria-level") ?? heading.localName.slice(1));
      const first = all.filter((heading) => levelOf(heading) === 1);
      if (whole && !dialog && first.length !== 1) reports.push({ fault: "first", culprit: first[1] && audit.culprit(first[1]), values: { count: first.length } });
      let before = dialog ? 1 : 0;
      const open: { level: number; words: Set<string> }[] = [{ level: 0, words: new Set() }];
      for (const heading of all) {
        const level = levelOf(heading);
        const text = (heading.textContent ?? "").trim() || audit.nameOf(heading);
        if (!text) reports.push({ fault: "empty", culprit: audit.culprit(heading) });
        if (whole && before > 0 && level > before + 1) reports.push({ fault: "skipped", culprit: audit.culprit(heading), values: { level, before } });
        // The footer's headings stand beside those of the page, not below them.
        const where = heading.closest("header, footer, aside, main")?.localName ?? "";
        while (open.length > 1 && open.at(-1)!.level >= level) open.pop();
        const { words } = open.at(-1)!;
        if (whole && words.has(`${where} ${level} ${text}`)) reports.push({ fault: "twice", culprit: audit.culprit(heading), values: { text: text.slice(0, 60) } });
        words.add(`${where} ${level} ${text}`);
        open.push({ level, words: new Set() });
        before = level;
      }
      return { looked: all.length + 1, reports };
    }, whole);
    return sight(this.criteria, looked, toFaults(this.id, kinds, reports));
  },
};
