import type { CriterionEvidence, Evidence } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

const anchor = ({ criterion }: CriterionEvidence) => `c-${criterion.id}`;

const outcomePart = ({ outcome }: CriterionEvidence, { messages }: ReportLocale) =>
  html`<span class="${outcome}">${messages.outcome[outcome]}</span>`;

/** One sentence about the automated results of a criterion that no person has judged. */
function machineSummary(
  { checks, states, outcome, issues }: CriterionEvidence,
  { messages, fill, number }: ReportLocale,
): Html | false {
  if (outcome !== "not-judged" || issues.length > 0) return false;
  return html`<p>
    ${checks.length > 0 ? fill(messages.machineClean, { states: number(states) }) : messages.machineNone}
  </p>`;
}

function criterionPart(one: CriterionEvidence, evidence: Evidence, locale: ReportLocale): Html {
  const { messages, language, localize } = locale;
  const { criterion } = one;
  const columns = messages.checkColumns;
  const criterionIssues = evidence.issues.filter(
    ({ id, exception, certain }) => one.issues.includes(id) && !exception && certain,
  );
  return html`<section class="sheet" id="${anchor(one)}">
    <h3>${criterion.id} ${criterion.name[language]} (${criterion.level})</h3>
    <p>${outcomePart(one, locale)}</p>
    ${machineSummary(one, locale)}
    <h4>${messages.asks}</h4>
    <p>${criterion.asks[language]}</p>
    <h4>${messages.person}</h4>
    <p>${criterion.person[language]}</p>
    ${
      one.checks.length > 0
        ? renderTable(
            `${criterion.id}: ${messages.checkColumns.check}`,
            [columns.check, columns.checkedBy, columns.visits, columns.checkedCount, columns.failed, columns.unsure],
            one.checks.map((check) => [
              localize(check.title),
              html`<span lang="en">${check.checkedBy}</span>`,
              check.visits,
              check.checkedCount,
              check.failed,
              check.unsure,
            ]),
          )
        : html`<p>${messages.noChecks}</p>`
    }
    ${
      criterionIssues.length > 0 &&
      html`<h4>${messages.findings}</h4>
        <ul class="list">
          ${criterionIssues.slice(0, 30).map(({ id, message, target }) => html`<li><a href="#i-${id}">${locale.fill(messages.issue, { id })}</a> ${localize(message)} ${target && locale.code(target.path)}</li>`)}
        </ul>`
    }
    ${
      one.judgements.length > 0 &&
      html`<h4>${messages.judgements}</h4>
        <ul>
          ${one.judgements.map(({ outcome, by, on, with: tools, scope, remark }) => html`<li><strong>${messages.outcome[outcome]}</strong>: ${locale.fill(messages.judgedBy, { by: by[language], on: locale.date(on), with: tools, scope: scope[language] })} ${remark[language]}</li>`)}
        </ul>`
    }
    ${
      one.screenReader.length > 0 &&
      html`<h4>${messages.screenReader}</h4>
        <ul lang="en">
          ${one.screenReader.map(({ check, outcome, route, message }) => html`<li>${check} (${route}): ${outcome}. ${message}</li>`)}
        </ul>`
    }
    <p>
      ${criterion.en301549 ? locale.fill(messages.clauses, { en301549: criterion.en301549, is17802: criterion.is17802 ?? "" }) : messages.newIn22}${criterion.actRules.length > 0 && html` ${messages.actRules}: <span lang="en">${criterion.actRules.join(", ")}</span>`}
    </p>
  </section> `;
}

/** The criteria in the report: A, AA, claimed AAA, and those of older standards. */
const reportedCriteria = ({ criteria, obsolete }: Evidence) => [
  ...criteria.filter(({ criterion, issues }) => criterion.claimed || issues.length > 0),
  ...obsolete,
];

/** One row for each criterion, then a section for each. */
export function renderCriteria(evidence: Evidence, locale: ReportLocale): Html {
  const { messages, language } = locale;
  const columns = messages.criterionColumns;
  const all = reportedCriteria(evidence);
  return html`<section class="sheet" id="criteria">
    <h2>${messages.criteria}</h2>
    <p>${messages.criteriaLead}</p>
    ${renderTable(
      messages.criteria,
      [columns.criterion, columns.level, columns.result, columns.states, columns.issues],
      all.map((one) => [
        html`<a href="#${anchor(one)}">${one.criterion.id} ${one.criterion.name[language]}</a>`,
        one.criterion.level,
        outcomePart(one, locale),
        one.states,
        evidence.issues.filter(({ id, certain, exception }) => certain && !exception && one.issues.includes(id)).length,
      ]),
    )}
    ${all.map((one) => criterionPart(one, evidence, locale))}
  </section>`;
}
