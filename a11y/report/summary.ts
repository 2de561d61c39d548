import {
  isFullRun,
  failingIssues,
  issuesToReview,
  type CriterionEvidence,
  type Evidence,
  type Outcome,
} from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

const count = (criteria: readonly CriterionEvidence[], outcome: Outcome) =>
  criteria.filter((one) => one.outcome === outcome).length;

/** The summary for a manager: the result in a few sentences, figures, and changes since the last run. */
export function renderSummary(evidence: Evidence, locale: ReportLocale): Html {
  const { messages, fill, number } = locale;
  const { run, criteria, history } = evidence;
  const claimed = criteria.filter(({ criterion }) => criterion.claimed);
  const failures = failingIssues(evidence).length;
  const reviews = issuesToReview(evidence).length;
  const open = count(claimed, "not-judged");
  const values = { failures: number(failures), open: number(open), count: number(claimed.length) };
  const figures: [string, number][] = [
    [messages.figure.failures, failures],
    [messages.figure.review, reviews],
    [messages.figure.exceptions, evidence.exceptions.length],
    [messages.figure.claimed, claimed.length],
    [messages.figure.judged, claimed.filter(({ judgements }) => judgements.length > 0).length],
    [messages.figure.subjects, run.subjects],
    [messages.figure.visits, run.visits],
    [messages.figure.duration, Math.ceil(run.seconds / 60)],
  ];
  const level = messages.level;
  return html`<section id="summary">
    <h2>${messages.summary}</h2>
    <p class="lead">
      ${failures === 0 ? fill(messages.cleanLead, values) : html`<strong class="failed">${failures === 1 ? messages.faultLead : fill(messages.failedLead, values)}</strong> ${fill(messages.openLead, values)}`}
    </p>
    ${reviews > 0 && html`<p>${fill(messages.reviewLead, { count: number(reviews) })}</p>`}
    ${!run.whole && html`<p><strong>${messages.partLead}</strong></p>`}${run.quick && html`<p><strong>${messages.quickLead}</strong></p>`}
    <p>${fill(messages.baseline, { commit: run.commit, origin: run.origin, date: locale.date(run.date) })}</p>
    ${renderTable(messages.figures, [messages.figure.what, messages.figure.count], figures)}
    ${renderTable(
      messages.levels,
      [level.heading, level.claimed, level.failed, level.passed, level.notApplicable, level.open],
      (["A", "AA", "AAA"] as const).map((name) => {
        const ofLevel = claimed.filter(({ criterion }) => criterion.level === name);
        return [
          name,
          ofLevel.length,
          count(ofLevel, "failed"),
          count(ofLevel, "passed"),
          count(ofLevel, "not-applicable"),
          count(ofLevel, "not-judged"),
        ];
      }),
    )}
    <h3>${messages.changes}</h3>
    <p>
      ${!isFullRun(run) ? messages.notCompared : history.length === 0 ? messages.noHistory : fill(messages.changed, { appeared: number(evidence.newIssues.length), gone: number(evidence.resolvedIssues.length) })}
    </p>
    ${
      evidence.newIssues.length > 0 &&
      history.length > 0 &&
      html`<ul class="list">
        ${failingIssues(evidence)
          .filter(({ id }) => evidence.newIssues.includes(id))
          .slice(0, 20)
          .map(({ id }) => html`<li><a href="#i-${id}">${fill(messages.issue, { id })}</a></li>`)}
      </ul>`
    }
    ${
      history.length > 0 &&
      renderTable(
        messages.history,
        Object.values(messages.historyColumns),
        history
          .slice(-12)
          .toReversed()
          .map((past) => [locale.date(past.date), past.commit, past.visits, past.failures, past.toReview]),
      )
    }
  </section>`;
}
