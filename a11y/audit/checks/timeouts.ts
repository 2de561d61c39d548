import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

/** Minutes that a person may need to find their papers. */
const patienceMinutes = 30;

const rules: Rules = {
  refresh: {
    criteria: ["2.2.1", "3.2.5"],
    severity: "serious",
    actRules: ["bc659a", "bisz58"],
    message: {
      en: "The page reloads or opens another page automatically.",
      hi: "पेज अपने-आप दोबारा लोड होता है या कहीं और ले जाता है।",
    },
  },
  left: {
    criteria: ["2.2.1", "3.2.5"],
    severity: "blocker",
    message: {
      en: "After half an hour of waiting, another page opened automatically.",
      hi: "आधे घंटे इंतज़ार करने पर अपने-आप कोई दूसरा पेज खुल गया।",
    },
  },
  lost: {
    criteria: ["2.2.1", "2.2.6"],
    severity: "blocker",
    message: {
      en: "After half an hour of waiting, the text typed in the form was lost.",
      hi: "आधे घंटे इंतज़ार करने पर फ़ॉर्म में लिखा हुआ मिट गया।",
    },
  },
  interrupted: {
    criteria: ["2.2.4"],
    severity: "moderate",
    message: {
      en: "After half an hour of waiting, something opened automatically over the page.",
      hi: "आधे घंटे इंतज़ार करने पर पेज के ऊपर अपने-आप कुछ खुल गया।",
    },
  },
};

/** Nobody is hurried: no page leaves by itself, and what is typed stays, however long somebody takes. */
export const timeoutsCheck: Check = {
  id: "timeouts",
  title: { en: "No one is rushed", hi: "किसी को जल्दी नहीं करनी पड़ती" },
  criteria: ["2.2.1", "2.2.4", "2.2.6", "3.2.5"],
  async run({ page, visit }) {
    const refreshes = await page.evaluate(() =>
      [...document.querySelectorAll("meta[http-equiv=refresh i]")].map((meta) => ({
        rule: "refresh",
        target: audit.targetOf(meta),
      })),
    );
    const reports: { rule: string }[] = [...refreshes];
    const waits = visit.subject.id === "apply-half-filled";
    if (waits) {
      const typed = () =>
        page.evaluate(() => [
          location.href,
          ...[...document.querySelectorAll<HTMLInputElement>("main input, main select")].map((field) =>
            field.type === "radio" || field.type === "checkbox" ? String(field.checked) : field.value,
          ),
        ]);
      const [address, ...before] = await typed();
      await page.clock.runFor(patienceMinutes * 60_000);
      const [now, ...after] = await typed();
      if (now !== address) reports.push({ rule: "left" });
      else if (after.join("\n") !== before.join("\n")) reports.push({ rule: "lost" });
      if (await page.evaluate(() => audit.openModal() !== undefined)) reports.push({ rule: "interrupted" });
    }
    return checkResult(waits ? this.criteria : ["2.2.1", "3.2.5"], 1, toViolations(this.id, rules, reports));
  },
};
