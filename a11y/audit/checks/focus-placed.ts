import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  lost: {
    criteria: ["2.4.3"], severity: "serious",
    message: { en: "After this step, the focus should be on \"{should}\", but it is on \"{is}\".", hi: "इस कदम के बाद फ़ोकस \"{should}\" पर होना चाहिए, पर वह \"{is}\" पर है।" },
  },
};

/** Milliseconds in which the focus must have come, on a busy machine. */
const timeoutMs = 10_000;

/** What has come takes the focus where a person goes on: the new heading, the summary of errors, the dialog. */
export const focusPlaced: Check = {
  id: "focus-placed",
  title: { en: "The focus is where the visitor needs to continue", hi: "फ़ोकस वहीं है, जहाँ से आगे बढ़ना है" },
  criteria: ["2.4.3"],
  when: ({ subject }) => subject.state?.focus !== undefined,
  async run({ page, visit }) {
    const should = visit.subject.state!.focus!;
    // A page that comes in slices may still be on its way.
    await page.waitForFunction((should) => document.activeElement?.matches(should), should, { timeout: timeoutMs }).catch(() => {});
    const reports = await page.evaluate((should) => {
      const at = document.activeElement ?? document.body;
      return at.matches(should) ? [] : [{ rule: "lost", target: audit.targetOf(at), values: { should, is: audit.pathOf(at) } }];
    }, should);
    return checkResult(this.criteria, 1, toViolations(this.id, rules, reports));
  },
};
