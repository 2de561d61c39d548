import * as v from "valibot";
import { stringify } from "yaml";
import { company } from "#content/company";
import { voiceOf } from "../../tests/support/voice.ts";
import type { CriterionEvidence, Evidence } from "../audit/evidence.ts";
import { faultsOf } from "../audit/evidence.ts";
import { criteria, obsoleteCriteria } from "../catalogue/criteria.ts";

/** The GSA's catalogue that the file is made by: VPAT 2.5, WCAG 2.2. */
const catalog = "2.5-edition-wcag-2.2-en";

const chapters = { A: "success_criteria_level_a", AA: "success_criteria_level_aa", AAA: "success_criteria_level_aaa" } as const;
type Level = keyof typeof chapters;

/** The catalogue's terms. `not-evaluated` is for level AAA alone. */
const terms = ["supports", "partially-supports", "does-not-support", "not-applicable", "not-evaluated"] as const;

const contact = v.strictObject({ name: v.optional(v.string()), company_name: v.optional(v.string()), address: v.optional(v.string()), email: v.pipe(v.string(), v.email()), phone: v.optional(v.string()), website: v.optional(v.string()) });

function chapterOf(level: Level) {
  const ids = [...criteria, ...obsoleteCriteria].filter((criterion) => criterion.level === level).map(({ id }) => id);
  const allowed = level === "AAA" ? terms : terms.filter((term) => term !== "not-evaluated");
  return v.strictObject({
    notes: v.optional(v.string()),
    disabled: v.optional(v.boolean()),
    criteria: v.array(v.strictObject({
      num: v.picklist(ids),
      components: v.array(v.strictObject({ name: v.literal("web"), adherence: v.optional(v.strictObject({ level: v.picklist(allowed), notes: v.optional(v.string()) })) })),
    })),
  });
}

/**
 * OpenACR 0.1.0 with the catalogue above, as the GSA publishes both (github.com/GSA/openacr, schema/openacr-0.1.0.json and
 * catalog/2.5-edition-wcag-2.2-en.yaml): the fields that we use, the criteria of each chapter, the terms.
 */
export const openAcrSchema = v.strictObject({
  title: v.string(),
  product: v.strictObject({ name: v.string(), version: v.optional(v.string()), description: v.optional(v.string()) }),
  author: contact,
  vendor: contact,
  report_date: v.string(),
  last_modified_date: v.optional(v.string()),
  version: v.pipe(v.number(), v.integer()),
  notes: v.string(),
  evaluation_methods_used: v.string(),
  license: v.string(),
  catalog: v.literal(catalog),
  chapters: v.strictObject({ success_criteria_level_a: chapterOf("A"), success_criteria_level_aa: chapterOf("AA"), success_criteria_level_aaa: chapterOf("AAA") }),
});

const isOpen = ({ verdict }: CriterionEvidence) => verdict === "not-judged";

/** Machines alone never make "supports": without a person's judgement a criterion has no level, or at AAA "not evaluated". */
function adherenceOf(one: CriterionEvidence, { issues }: Evidence) {
  const last = one.judgements.at(-1);
  const remark = last && `${last.by.en}, ${last.on}, with ${last.with}: ${last.remark.en}`;
  const faults = faultsOf({ issues }).filter(({ id }) => one.issues.includes(id));
  if (one.verdict === "failed") return { level: "partially-supports", notes: [remark, ...faults.slice(0, 10).map(({ id, message }) => `${id}: ${message.en}`)].filter(Boolean).join("\n") };
  if (one.verdict === "passed") return { level: "supports", notes: remark };
  if (one.verdict === "not-applicable") return { level: "not-applicable", notes: remark };
  return one.criterion.level === "AAA" ? { level: "not-evaluated", notes: machineNote(one) } : undefined;
}

const machineNote = ({ checks, states }: CriterionEvidence) => (checks.length > 0 ? `Not yet judged by a person. ${checks.length} automatic checks on ${states} states found no fault.` : "Not yet judged by a person; no automatic check exists.");

/** The report as an OpenACR, the form of a VPAT that machines read: YAML. */
export function openAcr(evidence: Evidence): string {
  const say = voiceOf("en");
  const who = { name: say("company:operator"), email: company.email, phone: company.phone, website: company.siteOrigin };
  const { run } = evidence;
  const chapter = (level: Level) => {
    const own = evidence.criteria.filter(({ criterion }) => criterion.level === level);
    const open = own.filter(isOpen);
    return {
      notes: level === "AAA" || open.length === 0 ? "" : `Criteria without a level are not yet judged by a person, and so no level is claimed for them:\n${open.map((one) => `${one.criterion.id} ${one.criterion.name.en}: ${machineNote(one)}`).join("\n")}`,
      criteria: own.map((one) => {
        const adherence = adherenceOf(one, evidence);
        return { num: one.criterion.id, components: [{ name: "web" as const, ...(adherence && { adherence }) }] };
      }),
    };
  };
  const file = {
    title: "Saral Loans Accessibility Conformance Report",
    product: { name: "Saral Loans", version: run.commit, description: "Public lending site for India, in English and Hindi." },
    author: who,
    vendor: who,
    report_date: run.date.slice(0, 10),
    version: evidence.history.length + 1,
    notes: run.whole && !run.quick ? "Every page, state and part of the site was looked at." : "A part of the site was looked at, or not under every setting.",
    evaluation_methods_used: `${run.visits} visits by ${run.tools.map(({ name, version }) => `${name} ${version}`).join(", ")}; judgements of people as named at each criterion.`,
    license: "MIT",
    catalog,
    chapters: { [chapters.A]: chapter("A"), [chapters.AA]: chapter("AA"), [chapters.AAA]: chapter("AAA") },
  };
  return stringify(v.parse(openAcrSchema, file), { lineWidth: 0 });
}
