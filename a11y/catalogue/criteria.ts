import { actRules } from "./act-rules.ts";
import type { Criterion, CriterionText } from "./criterion.ts";
import { operableCriteria } from "./operable.ts";
import { perceivableCriteria } from "./perceivable.ts";
import { parsingCriterion, robustCriteria } from "./robust.ts";
import { understandableCriteria } from "./understandable.ts";

export type { Criterion } from "./criterion.ts";

/** Criteria of level AAA that the site aims at beyond A and AA. */
const claimedBeyondAA = new Set([
  "1.4.6",
  "1.4.8",
  "2.2.4",
  "2.3.3",
  "2.4.8",
  "2.4.9",
  "2.4.10",
  "2.4.12",
  "2.4.13",
  "2.5.5",
  "3.1.3",
  "3.1.4",
  "3.1.5",
  "3.2.5",
  "3.3.5",
  "3.3.6",
  "3.3.9",
]);

/** Every success criterion of WCAG 2.2, in its order: 31 of level A, 24 AA, 31 AAA. */
export const criteria: readonly Criterion[] = [
  ...perceivableCriteria,
  ...operableCriteria,
  ...understandableCriteria,
  ...robustCriteria,
].map((text) => ({
  ...text,
  ...clausesOf(text),
  actRules: actRules[text.id] ?? [],
  claimed: text.level !== "AAA" || claimedBeyondAA.has(text.id),
}));

/** Criteria in older standards only. They are neither claimed nor counted. */
export const obsoleteCriteria: readonly Criterion[] = [
  { ...parsingCriterion, ...clausesOf(parsingCriterion), actRules: actRules[parsingCriterion.id]!, claimed: false },
];

/**
 * EN 301 549 V3.2.1 numbers WCAG 2.1 with a 9 in front; clause 9.5 recommends AAA without requiring it. IS 17802 (Part
 * 1):2021 has the same clauses.
 */
function clausesOf({ id, level, since }: CriterionText): Pick<Criterion, "en301549" | "is17802"> {
  if (since === "2.2") return { en301549: undefined, is17802: undefined };
  const clause = level === "AAA" ? "9.5" : `9.${id}`;
  return { en301549: clause, is17802: clause };
}
