import type { CriterionEvidence, Evidence } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

const anchor = ({ criterion }: CriterionEvidence) => `c-${criterion.id}`;

const verdictPart = ({ verdict }: CriterionEvidence, { words }: Voice) => html`<span class="${verdict}">${words.verdict[verdict]}</span>`;

/** What machines saw of a criterion that nobody has judged, in a sentence. */
function machines({ checks, states, verdict, issues }: CriterionEvidence, { words, fill, number }: Voice): Html | false {
  if (verdict !== "not-judged" || issues.length > 0) return false;
  return html`<p>${checks.length > 0 ? fill(words.machineClean, { states: number(states) }) : words.machineNone}</p>`;
}

function criterionPart(one: CriterionEvidence, evidence: Evidence, voice: Voice): Html {
  const { words, language, say } = voice;
  const { criterion } = one;
  const columns = words.checkColumns;
  const own = evidence.issues.filter(({ id, exception, certain }) => one.issues.includes(id) && !exception && certain);
  return html`<section class="sheet" id="${anchor(one)}"><h3>${criterion.id} ${criterion.name[language]} (${criterion.level})</h3>
<p>${verdictPart(one, voice)}</p>
${machines(one, voice)}
<h4>${words.asks}</h4><p>${criterion.asks[language]}</p>
<h4>${words.person}</h4><p>${criterion.person[language]}</p>
${one.checks.length > 0
    ? table(`${criterion.id}: ${words.checkColumns.check}`, [columns.check, columns.by, columns.visits, columns.looked, columns.failed, columns.unsure], one.checks.map((check) => [say(check.title), html`<span lang="en">${check.by}</span>`, check.visits, check.looked, check.failed, check.unsure]))
    : html`<p>${words.noChecks}</p>`}
${own.length > 0 && html`<h4>${words.findings}</h4><ul class="list">${own.slice(0, 30).map(({ id, message, culprit }) => html`<li><a href="#i-${id}">${voice.fill(words.issue, { id })}</a> ${say(message)} ${culprit && voice.code(culprit.path)}</li>`)}</ul>`}
${one.judgements.length > 0 && html`<h4>${words.judgements}</h4><ul>${one.judgements.map(({ outcome, by, on, with: tools, scope, remark }) => html`<li><strong>${words.verdict[outcome]}</strong>: ${voice.fill(words.judgedBy, { by: by[language], on: voice.date(on), with: tools, scope: scope[language] })} ${remark[language]}</li>`)}</ul>`}
${one.screenReader.length > 0 && html`<h4>${words.screenReader}</h4><ul lang="en">${one.screenReader.map(({ check, outcome, route, message }) => html`<li>${check} (${route}): ${outcome}. ${message}</li>`)}</ul>`}
<p>${criterion.en301549 ? voice.fill(words.clauses, { en301549: criterion.en301549, is17802: criterion.is17802 ?? "" }) : words.newIn22}${criterion.actRules.length > 0 && html` ${words.actRules}: <span lang="en">${criterion.actRules.join(", ")}</span>`}</p></section>
`;
}

/** The criteria that the report speaks of: A, AA, what is claimed of AAA, and what older standards ask for. */
export const reported = ({ criteria, obsolete }: Evidence) => [...criteria.filter(({ criterion, issues }) => criterion.claimed || issues.length > 0), ...obsolete];

/** One row for each criterion, then one page for each. */
export function criteriaPart(evidence: Evidence, voice: Voice): Html {
  const { words, language } = voice;
  const columns = words.criterionColumns;
  const all = reported(evidence);
  return html`<section class="sheet" id="criteria"><h2>${words.criteria}</h2><p>${words.criteriaLead}</p>
${table(words.criteria, [columns.criterion, columns.level, columns.result, columns.states, columns.issues], all.map((one) => [
    html`<a href="#${anchor(one)}">${one.criterion.id} ${one.criterion.name[language]}</a>`, one.criterion.level, verdictPart(one, voice), one.states,
    evidence.issues.filter(({ id, certain, exception }) => certain && !exception && one.issues.includes(id)).length,
  ]))}
${all.map((one) => criterionPart(one, evidence, voice))}</section>`;
}
