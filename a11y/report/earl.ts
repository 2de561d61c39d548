import {
  failingIssues,
  type CheckCounts,
  type CriterionEvidence,
  type Evidence,
  type Outcome,
} from "../audit/evidence.ts";

const context = {
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  doap: "http://usefulinc.com/ns/doap#",
  foaf: "http://xmlns.com/foaf/0.1/",
  schema: "https://schema.org/",
};

/** Only a person's judgement counts; without one a criterion is untested, whatever the automated results. */
const outcomeOf: Record<Outcome, string> = {
  passed: "earl:passed",
  failed: "earl:failed",
  "not-applicable": "earl:inapplicable",
  "not-judged": "earl:untested",
};

const machineOutcome = ({ failed, unsure, checkedCount }: CheckCounts) =>
  failed > 0 ? "earl:failed" : unsure > 0 ? "earl:cantTell" : checkedCount > 0 ? "earl:passed" : "earl:inapplicable";

function assertionsOf(
  { criterion, outcome, checks, judgements }: CriterionEvidence,
  { run, issues }: Evidence,
): object[] {
  const test = {
    "@id": `https://www.w3.org/TR/WCAG22/#${criterion.id}`,
    "@type": "earl:TestCriterion",
    "dct:identifier": criterion.id,
    "dct:title": criterion.name.en,
  };
  const subject = { "@id": "#site" };
  const judgement = judgements.at(-1);
  const assertion = {
    "@type": "earl:Assertion",
    "earl:assertedBy": { "@id": judgement ? "#person" : "#audit" },
    "earl:subject": subject,
    "earl:test": test,
    "earl:mode": { "@id": judgement ? "earl:manual" : "earl:automatic" },
    "earl:result": {
      "@type": "earl:TestResult",
      "earl:outcome": { "@id": outcomeOf[outcome] },
      "dct:date": judgement?.on ?? run.date,
      ...(judgement && { "dct:description": `${judgement.by.en}, ${judgement.with}. ${judgement.remark.en}` }),
    },
  };
  const failures = failingIssues({ issues }).filter((issue) => issue.criteria.includes(criterion.id));
  const byMachine = checks.map((check) => ({
    "@type": "earl:Assertion",
    "earl:assertedBy": { "@id": "#audit" },
    "earl:subject": subject,
    "earl:test": {
      "@id": `#check-${check.check}`,
      "@type": "earl:TestCase",
      "dct:title": check.title.en,
      "dct:isPartOf": test,
    },
    "earl:mode": { "@id": "earl:automatic" },
    "earl:result": {
      "@type": "earl:TestResult",
      "earl:outcome": { "@id": machineOutcome(check) },
      "dct:date": run.date,
      "dct:description": `${check.checkedBy}: ${check.checkedCount} items checked on ${check.visits} visits, ${check.failed} failed, ${check.unsure} to be checked by a person.`,
      ...(failures.length > 0 &&
        check.failed > 0 && {
          "earl:pointer": failures
            .filter(({ rules }) => rules.some((rule) => rule.startsWith(`${check.check}/`)))
            .map(({ id, target }) => ({
              "@id": `#${id}`,
              "@type": "earl:Pointer",
              "dct:description": target?.path ?? "",
            })),
        }),
    },
  }));
  return [assertion, ...byMachine];
}

/** All assertions, with who made them and how, in the W3C's Evaluation and Report Language as JSON-LD. */
export function toEarl(evidence: Evidence): string {
  const { run, criteria, obsolete } = evidence;
  return JSON.stringify(
    {
      "@context": context,
      "@graph": [
        {
          "@id": "#site",
          "@type": ["earl:TestSubject", "schema:WebSite"],
          "dct:title": "Saral Loans",
          "dct:source": run.origin,
          "doap:revision": run.commit,
        },
        {
          "@id": "#audit",
          "@type": ["earl:Assertor", "earl:Software"],
          "dct:title": "npm run a11y",
          "dct:hasPart": run.tools.map(({ name, version }) => ({
            "@type": "earl:Software",
            "dct:title": name,
            "doap:revision": version,
          })),
        },
        {
          "@id": "#person",
          "@type": ["earl:Assertor", "foaf:Agent"],
          "dct:title": "A person, with the role named in each result",
        },
        ...[...criteria, ...obsolete].flatMap((one) => assertionsOf(one, evidence)),
      ],
    },
    null,
    1,
  );
}
