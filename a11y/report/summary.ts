import { faultsOf, toReview, type CriterionEvidence, type Evidence, type Verdict } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

const count = (criteria: readonly CriterionEvidence[], verdict: Verdict) => criteria.filter((one) => one.verdict === verdict).length;

/** What a manager needs: the verdict in a few sentences, the figures behind it, and what has changed. */
export function summary(evidence: Evidence, voice: Voice): Html {
  const { words, fill, number } = voice;
  const { run, criteria, history } = evidence;
  const claimed = criteria.filter(({ criterion }) => criterion.claimed);
  const faults = faultsOf(evidence).length;
  const reviews = toReview(evidence).length;
  const open = count(claimed, "not-judged");
  const values = { faults: number(faults), open: number(open), count: number(claimed.length) };
  const figures: [string, number][] = [
    [words.figure.faults, faults], [words.figure.review, reviews], [words.figure.exceptions, evidence.exceptions.length],
    [words.figure.claimed, claimed.length], [words.figure.judged, claimed.filter(({ judgements }) => judgements.length > 0).length],
    [words.figure.subjects, run.subjects], [words.figure.visits, run.visits], [words.figure.duration, Math.ceil(run.seconds / 60)],
  ];
  const level = words.level;
  return html`<section id="summary"><h2>${words.summary}</h2>
<p class="lead">${faults === 0 ? fill(words.cleanLead, values) : html`<strong class="failed">${faults === 1 ? words.faultLead : fill(words.failedLead, values)}</strong> ${fill(words.openLead, values)}`}</p>
${reviews > 0 && html`<p>${fill(words.reviewLead, { count: number(reviews) })}</p>`}
${!run.whole && html`<p><strong>${words.partLead}</strong></p>`}${run.quick && html`<p><strong>${words.quickLead}</strong></p>`}
<p>${fill(words.baseline, { commit: run.commit, origin: run.origin, date: voice.date(run.date) })}</p>
${table(words.figures, [words.figure.what, words.figure.count], figures)}
${table(words.levels, [level.heading, level.claimed, level.failed, level.passed, level.notApplicable, level.open], (["A", "AA", "AAA"] as const).map((name) => {
    const own = claimed.filter(({ criterion }) => criterion.level === name);
    return [name, own.length, count(own, "failed"), count(own, "passed"), count(own, "not-applicable"), count(own, "not-judged")];
  }))}
<h3>${words.changes}</h3>
<p>${history.length === 0 ? words.noHistory : fill(words.changed, { appeared: number(evidence.appeared.length), gone: number(evidence.gone.length) })}</p>
${evidence.appeared.length > 0 && history.length > 0 && html`<ul class="list">${faultsOf(evidence).filter(({ id }) => evidence.appeared.includes(id)).slice(0, 20).map(({ id }) => html`<li><a href="#i-${id}">${fill(words.issue, { id })}</a></li>`)}</ul>`}
${history.length > 0 && table(words.history, Object.values(words.historyColumns), history.slice(-12).toReversed().map((past) => [voice.date(past.date), past.commit, past.visits, past.faults, past.toReview]))}</section>`;
}
