import * as v from "valibot";
import { stringify } from "yaml";
import { company } from "#content/company";
import { createTranslate } from "../../testing/translate.ts";
import type { CriterionEvidence, Evidence } from "../audit/evidence.ts";
import { failingIssues } from "../audit/evidence.ts";
import { openAcrCatalog } from "../catalogue/openacr-catalog.ts";
import { otherClauses } from "../catalogue/other-clauses.ts";

const { id: catalog, terms, chapters: published } = openAcrCatalog;

type ChapterId = keyof typeof published;
type Criterion = v.InferOutput<ReturnType<typeof chapterSchema>>["criteria"];

const contact = v.strictObject({
  name: v.optional(v.string()),
  company_name: v.optional(v.string()),
  address: v.optional(v.string()),
  email: v.pipe(v.string(), v.email()),
  phone: v.optional(v.string()),
  website: v.optional(v.string()),
});

/** `not-evaluated` is for level AAA alone. */
function chapterSchema(id: ChapterId) {
  const allowed = id === "success_criteria_level_aaa" ? terms : terms.filter((term) => term !== "not-evaluated");
  const numbers: readonly string[] = published[id].numbers;
  return v.strictObject({
    notes: v.optional(v.string()),
    disabled: v.optional(v.boolean()),
    criteria: v.optional(
      v.array(
        v.strictObject({
          num: v.picklist(numbers),
          components: v.array(
            v.strictObject({
              name: v.literal(published[id].component),
              adherence: v.optional(v.strictObject({ level: v.picklist(allowed), notes: v.optional(v.string()) })),
            }),
          ),
        }),
      ),
    ),
  });
}

/** OpenACR 0.1.0 as the GSA publishes it (github.com/GSA/openacr, schema/openacr-0.1.0.json), the fields that we use, with the published catalogue. */
const openAcrSchema = v.strictObject({
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
  chapters: v.strictObject(
    Object.fromEntries(Object.keys(published).map((id) => [id, chapterSchema(id as ChapterId)])) as Record<
      ChapterId,
      ReturnType<typeof chapterSchema>
    >,
  ),
});

/** Chapters that ask nothing of this site, and why. */
const leftOut: Partial<Record<ChapterId, string>> = {
  functional_performance_criteria:
    "Section 508 applies to federal agencies of the United States. We claim nothing under it.",
  hardware: "Section 508 applies to federal agencies of the United States. We claim nothing under it.",
  software: "Section 508 applies to federal agencies of the United States. We claim nothing under it.",
  support_documentation_and_services:
    "Section 508 applies to federal agencies of the United States. We claim nothing under it.",
  "en_301_549_ict_with_two-way_voice": otherClauses.find(({ clause }) => clause === "6")!.says.en,
  en_301_549_hardware: "A website is not hardware.",
  "en_301_549_non-web-documents": otherClauses.find(({ clause }) => clause === "10")!.says.en,
  en_301_549_ict_providing_relay_or_emergency_service_access:
    "The site gives access to neither relay services nor emergency services.",
};

const isOpen = ({ outcome }: CriterionEvidence) => outcome === "not-judged";

const clausesOf = ({ en301549, is17802 }: CriterionEvidence["criterion"]) =>
  en301549 ? `EN 301 549 ${en301549}, IS 17802 ${is17802}` : "New in WCAG 2.2";

/** Machines alone never make "supports": without a person's judgement a criterion has no level, or at AAA "not evaluated". */
function adherenceOf(one: CriterionEvidence, { issues }: Evidence) {
  const last = one.judgements.at(-1);
  const remark = last && `${last.by.en}, ${last.on}, with ${last.with}: ${last.remark.en}`;
  const failures = failingIssues({ issues }).filter(({ id }) => one.issues.includes(id));
  const notes = (...said: (string | undefined)[]) =>
    [...said, `${clausesOf(one.criterion)}.`].filter(Boolean).join("\n");
  if (one.outcome === "failed")
    return {
      level: "partially-supports" as const,
      notes: notes(remark, ...failures.slice(0, 10).map(({ id, message }) => `${id}: ${message.en}`)),
    };
  if (one.outcome === "passed") return { level: "supports" as const, notes: notes(remark) };
  if (one.outcome === "not-applicable") return { level: "not-applicable" as const, notes: notes(remark) };
  return one.criterion.level === "AAA"
    ? { level: "not-evaluated" as const, notes: notes(machineNote(one)) }
    : undefined;
}

const machineNote = ({ checks, states }: CriterionEvidence) =>
  checks.length > 0
    ? `No person has judged this criterion yet. Automated checks: ${checks.length}. States checked: ${states}. They found no issue.`
    : "No person has judged this criterion yet, and no automated check exists for it.";

/** The success criteria of a level, and those that WCAG has taken out since and the catalogue still lists. */
function criteriaChapter(evidence: Evidence, level: "A" | "AA" | "AAA") {
  const ofLevel = evidence.criteria.filter(({ criterion }) => criterion.level === level);
  const open = ofLevel.filter(isOpen);
  const component = (adherence: ReturnType<typeof adherenceOf>) => [
    { name: "web" as const, ...(adherence && { adherence }) },
  ];
  return {
    notes:
      level === "AAA" || open.length === 0
        ? ""
        : `No person has judged the following criteria yet, so we claim no level for them:\n${open.map((one) => `${one.criterion.id} ${one.criterion.name.en} (${clausesOf(one.criterion)}): ${machineNote(one)}`).join("\n")}`,
    criteria: [
      ...ofLevel.map((one) => ({ num: one.criterion.id, components: component(adherenceOf(one, evidence)) })),
      ...evidence.obsolete
        .filter(({ criterion }) => criterion.level === level)
        .map(({ criterion }) => ({
          num: criterion.id,
          components: component({ level: "not-applicable", notes: `${criterion.asks.en}\n${clausesOf(criterion)}.` }),
        })),
    ],
  };
}

/** What EN 301 549 asks besides WCAG: our answer to each clause, and no level, for a person has to confirm it. */
function clausesChapter(number: string, id: ChapterId) {
  const clauses = otherClauses.filter(({ clause }) => clause.startsWith(`${number}.`));
  return {
    notes: `No person has judged these clauses yet, so they have no level. IS 17802 (Part 1) uses the same numbers.\n${clauses.map(({ clause, name, says }) => `${clause} ${name.en}: ${says.en}`).join("\n")}`,
    criteria: clauses.map(({ clause }): NonNullable<Criterion>[number] => ({
      num: clause,
      components: [{ name: published[id].component }],
    })),
  };
}

/** The report as an OpenACR, the form of a VPAT that machines read: YAML. */
export function toOpenAcr(evidence: Evidence): string {
  const localize = createTranslate("en");
  const organisation = {
    name: localize("company:operator"),
    email: company.email,
    phone: company.phone,
    website: company.siteOrigin,
  };
  const { run } = evidence;
  const file = {
    title: "Saral Loans Accessibility Conformance Report",
    product: {
      name: "Saral Loans",
      version: run.commit,
      description: "Public loan website for India, in English and Hindi.",
    },
    author: organisation,
    vendor: organisation,
    report_date: run.date.slice(0, 10),
    version: evidence.history.length + 1,
    notes:
      run.whole && !run.quick
        ? "Every page, state and component of the site was tested."
        : "Only a part of the site was tested, or not every setting.",
    evaluation_methods_used: `${run.visits} visits by ${run.tools.map(({ name, version }) => `${name} ${version}`).join(", ")}. Judgements by people are named at each criterion.`,
    license: "MIT",
    catalog,
    chapters: {
      success_criteria_level_a: criteriaChapter(evidence, "A"),
      success_criteria_level_aa: criteriaChapter(evidence, "AA"),
      success_criteria_level_aaa: criteriaChapter(evidence, "AAA"),
      en_301_549_functional_performance: {
        notes:
          "No person has judged these clauses yet, so they have no level. IS 17802 (Part 1) uses the same numbers.",
        criteria: published.en_301_549_functional_performance.numbers.map((num) => ({
          num,
          components: [{ name: "none" }],
        })),
      },
      en_301_549_generic_requirements: clausesChapter("5", "en_301_549_generic_requirements"),
      en_301_549_ict_with_video: clausesChapter("7", "en_301_549_ict_with_video"),
      en_301_549_web: {
        notes: `Clause 9 is WCAG 2.1 with a 9 before each number, and IS 17802 (Part 1) has the same clauses. See the tables of levels A and AA. Criteria that are new in WCAG 2.2 have no clause. Criteria of level AAA are in clause 9.5.\n9.6: ${otherClauses.find(({ clause }) => clause === "9.6")!.says.en}`,
      },
      en_301_549_software: clausesChapter("11", "en_301_549_software"),
      en_301_549_documentation_and_support_services: clausesChapter(
        "12",
        "en_301_549_documentation_and_support_services",
      ),
      ...Object.fromEntries(Object.entries(leftOut).map(([id, notes]) => [id, { disabled: true, notes }])),
    },
  };
  return stringify(v.parse(openAcrSchema, file), { lineWidth: 0 });
}
