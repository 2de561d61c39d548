import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

/** Messages from one region within the time below that a listener can follow. */
const maxInARow = 3;
const rowMs = 3_000;

/** Milliseconds for an announcement on a busy machine. The announcer waits 0.7 s after the last change. */
const timeoutMs = 10_000;

/** Milliseconds to keep listening after the first announcement. */
const listeningMs = 800;

const rules: Rules = {
  twice: {
    criteria: ["4.1.3"],
    severity: "moderate",
    message: {
      en: 'Two live regions have the same message: "{text}". A screen reader announces this message twice.',
      hi: 'पेज के दो हिस्से (live region) एक ही बात बताते हैं: "{text}"। स्क्रीन रीडर इसे दो बार बोलेगा।',
    },
  },
  shouts: {
    criteria: ["4.1.3", "2.2.4"],
    severity: "serious",
    message: {
      en: 'A live region announced {count} messages within 3 seconds. The last was "{text}". Screen reader users hear nothing else in that time.',
      hi: 'पेज के एक हिस्से (live region) ने 3 सेकंड में {count} संदेश दिए। आखिरी संदेश था: "{text}"। इस बीच स्क्रीन रीडर से सुनने वाले और कुछ नहीं सुन पाएँगे।',
    },
  },
  nested: {
    criteria: ["4.1.3"],
    severity: "moderate",
    message: {
      en: "This live region is inside another live region. Its messages may be announced twice or not at all.",
      hi: "बोलकर बताने वाला यह हिस्सा (live region) ऐसे ही दूसरे हिस्से के भीतर है। इसका संदेश दो बार बोला जा सकता है, या बिलकुल नहीं।",
    },
  },
  silent: {
    criteria: ["4.1.3"],
    severity: "serious",
    message: {
      en: "New content appeared, but screen readers were not told. No live region announced it, and the focus did not move to it.",
      hi: "पेज पर कुछ नया आया, पर स्क्रीन रीडर को नहीं बताया गया। न वह बोला गया, न फ़ोकस वहाँ गया।",
    },
  },
};

/** Changes are announced, and only once. */
export const liveRegionsCheck: Check = {
  id: "live-regions",
  title: { en: "Changes are announced once", hi: "नई बात एक ही बार बोली जाती है" },
  criteria: ["2.2.4", "4.1.3"],
  appliesTo: ({ setting }) => setting.mode !== "no-script",
  async run({ page, visit }) {
    const announces = visit.subject.state?.announces === true;
    if (announces) {
      await page
        .waitForFunction(
          () => (globalThis.auditAnnouncements ?? []).length > 0 || audit.isFocusOnNewContent(),
          undefined,
          { timeout: timeoutMs },
        )
        .catch(() => {});
      // A repeated announcement happens within this time.
      await page.waitForTimeout(listeningMs);
    }
    const { checkedCount, reports } = await page.evaluate(
      ([announces, maxCount, rowMs]) => {
        const reports: {
          rule: string;
          target?: { path: string; tag: string };
          values?: Record<string, string | number>;
        }[] = [];
        const announcements = globalThis.auditAnnouncements ?? [];
        const regions = [
          ...document.querySelectorAll("[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]"),
        ];
        for (const region of regions) {
          const outer = region.parentElement?.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
          if (outer) reports.push({ rule: "nested", target: audit.targetOf(region) });
        }
        for (const [index, { text, at, path }] of announcements.entries()) {
          if (
            announcements
              .slice(0, index)
              .some((before) => before.path !== path && before.text === text && at - before.at < 2_000)
          )
            reports.push({ rule: "twice", values: { text: text.slice(0, 60) } });
        }
        for (const path of new Set(announcements.map((one) => one.path))) {
          const ofRegion = announcements.filter((one) => one.path === path);
          const row = ofRegion.find((_, index) => {
            const last = ofRegion[index + maxCount];
            return last && last.at - ofRegion[index]!.at < rowMs;
          });
          if (row)
            reports.push({
              rule: "shouts",
              values: { count: ofRegion.length, text: ofRegion.at(-1)!.text.slice(0, 60) },
            });
        }
        if (announces && announcements.length === 0 && !audit.isFocusOnNewContent()) reports.push({ rule: "silent" });
        return { checkedCount: regions.length, reports };
      },
      [announces, maxInARow, rowMs] as const,
    );
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
