import { toFaults, type Check, type FaultKinds } from "../check.ts";
import { sight } from "../finding.ts";

/** More words than this from one region within the time below, and nobody can follow. */
const mostInARow = 3;
const rowMs = 3_000;

/** Milliseconds in which news must come, on a busy machine; the announcer waits 0.7 s after the last change. */
const patienceMs = 10_000;

/** Milliseconds for which one goes on listening once something was said. */
const listeningMs = 800;

const kinds: FaultKinds = {
  twice: {
    criteria: ["4.1.3"], severity: "moderate",
    message: { en: "Two live regions have the same message: \"{text}\". A screen reader announces this message twice.", hi: "पेज के दो हिस्से (live region) एक ही बात बताते हैं: \"{text}\"। स्क्रीन रीडर इसे दो बार बोलेगा।" },
  },
  shouts: {
    criteria: ["4.1.3", "2.2.4"], severity: "serious",
    message: { en: "A live region announced {count} messages within 3 seconds. The last was \"{text}\". Screen reader users hear nothing else in that time.", hi: "पेज के एक हिस्से (live region) ने 3 सेकंड में {count} संदेश दिए। आखिरी संदेश था: \"{text}\"। इस बीच स्क्रीन रीडर से सुनने वाले और कुछ नहीं सुन पाएँगे।" },
  },
  nested: {
    criteria: ["4.1.3"], severity: "moderate",
    message: { en: "This live region is inside another live region. Its messages may be announced twice or not at all.", hi: "बोलकर बताने वाला यह हिस्सा (live region) ऐसे ही दूसरे हिस्से के भीतर है। इसका संदेश दो बार बोला जा सकता है, या बिलकुल नहीं।" },
  },
  silent: {
    criteria: ["4.1.3"], severity: "serious",
    message: { en: "New content appeared, but screen readers were not told. No live region announced it, and the focus did not move to it.", hi: "पेज पर कुछ नया आया, पर स्क्रीन रीडर को नहीं बताया गया। न वह बोला गया, न फ़ोकस वहाँ गया।" },
  },
};

/** News is spoken, and once. */
export const liveRegions: Check = {
  id: "live-regions",
  title: { en: "Changes are announced once", hi: "नई बात एक ही बार बोली जाती है" },
  criteria: ["2.2.4", "4.1.3"],
  when: ({ setting }) => setting.mode !== "no-script",
  async look({ page, visit }) {
    const speaks = visit.subject.state?.speaks === true;
    if (speaks) {
      await page.waitForFunction(() => (globalThis.auditSpoken ?? []).length > 0 || audit.hasNewsInFocus(), undefined, { timeout: patienceMs }).catch(() => {});
      // Whoever speaks a second time, or without end, has done so by then.
      await page.waitForTimeout(listeningMs);
    }
    const { looked, reports } = await page.evaluate(([speaks, most, rowMs]) => {
      const reports: { fault: string; culprit?: { path: string; tag: string }; values?: Record<string, string | number> }[] = [];
      const spoken = globalThis.auditSpoken ?? [];
      const regions = [...document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]")];
      for (const region of regions) {
        const outer = region.parentElement?.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
        if (outer) reports.push({ fault: "nested", culprit: audit.culprit(region) });
      }
      for (const [index, { text, at, path }] of spoken.entries()) {
        if (spoken.slice(0, index).some((before) => before.path !== path && before.text === text && at - before.at < 2_000)) reports.push({ fault: "twice", values: { text: text.slice(0, 60) } });
      }
      for (const path of new Set(spoken.map((one) => one.path))) {
        const own = spoken.filter((one) => one.path === path);
        const row = own.find((_, index) => { const last = own[index + most]; return last && last.at - own[index]!.at < rowMs; });
        if (row) reports.push({ fault: "shouts", values: { count: own.length, text: own.at(-1)!.text.slice(0, 60) } });
      }
      if (speaks && spoken.length === 0 && !audit.hasNewsInFocus()) reports.push({ fault: "silent" });
      return { looked: regions.length, reports };
    }, [speaks, mostInARow, rowMs] as const);
    return sight(this.criteria, looked, toFaults(this.id, kinds, reports));
  },
};
