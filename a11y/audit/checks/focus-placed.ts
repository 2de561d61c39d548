import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  lost: {
    criteria: ["2.4.3"],
    severity: "serious",
    message: {
      en: 'After this step, the focus should be on "{should}", but it is on "{is}".',
      hi: 'इस कदम के बाद फ़ोकस "{should}" पर होना चाहिए, पर वह "{is}" पर है।',
    },
  },
};

/** Milliseconds for the focus to move, on a busy machine. */
const timeoutMs = 10_000;

/** After a change, the focus is where the visitor continues: the new heading, the error summary, the dialog. */
export const focusPlacedCheck: Check = {
  id: "focus-placed",
  title: { en: "The focus is where the visitor needs to continue", hi: "फ़ोकस वहीं है, जहाँ से आगे बढ़ना है" },
  criteria: ["2.4.3"],
  appliesTo: ({ subject }) => subject.state?.focus !== undefined,
  async run({ page, visit }) {
    const should = visit.subject.state!.focus!;
    // The page may still be loading.
    await page
      .waitForFunction((should) => document.activeElement?.matches(should), should, { timeout: timeoutMs })
      .catch(() => {});
    const reports = await page.evaluate((should) => {
      const at = document.activeElement ?? document.body;
      return at.matches(should)
        ? []
        : [{ rule: "lost", target: audit.targetOf(at), values: { should, is: audit.pathOf(at) } }];
    }, should);
    return checkResult(this.criteria, 1, toViolations(this.id, rules, reports));
  },
};
