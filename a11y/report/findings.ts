import { failingIssues, issuesToReview, type Evidence, type Issue } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

/** Elements described for each rule; the rest are counted. */
const maxPerRule = 12;

const describeOccurrence = ({ route, subject }: Issue["occurrences"][number]) =>
  subject.startsWith("page ") || subject.startsWith("part ") ? route : `${route} (${subject})`;

function issuePart(issue: Issue, evidence: Evidence, locale: ReportLocale): Html {
  const { messages, localize, code } = locale;
  const [first] = issue.occurrences;
  const where = first ? html`${describeOccurrence(first)}: ${locale.setting(first.setting)}` : messages.everyPage;
  const criteria = issue.criteria
    .map((id) => [...evidence.criteria, ...evidence.obsolete].find(({ criterion }) => criterion.id === id)?.criterion)
    .filter((criterion) => criterion !== undefined);
  return html`<div class="issue${issue.certain ? " certain" : ""}" id="i-${issue.id}">
    <h3>${locale.fill(messages.issue, { id: issue.id })}</h3>
    <p>
      ${issue.certain && html`<strong class="failed">${messages.severity[issue.severity]}:</strong> `}${localize(issue.message)}
    </p>
    <dl>
      ${
        issue.target &&
        html`<dt>${messages.element}</dt>
          <dd>${code(issue.target.path)}${issue.target.tag && html`<br />${code(issue.target.tag)}`}</dd>`
      }
      <dt>${messages.place}</dt>
      <dd>
        ${issue.occurrences.length > 1 && html`${locale.fill(messages.occurrences, { count: issue.occurrences.length })} `}${where}
      </dd>
      <dt>${messages.breaks}</dt>
      <dd>
        ${criteria.length > 0 ? criteria.map(({ id, level, name }, index) => html`${index > 0 && "; "}${id} ${name[locale.language]} (${level})`) : messages.advice}
      </dd>
      <dt>${messages.rules}</dt>
      <dd>
        ${code(issue.rules.join(", "))}${issue.actRules.length > 0 && html` (${messages.actRules}: <span lang="en">${issue.actRules.join(", ")}</span>)`}
      </dd>
      <dt>${messages.firstSeen}</dt>
      <dd>${locale.date(issue.firstSeen)}</dd>
    </dl>
    ${
      issue.helpUrl &&
      html`<p>
        <a class="alone" href="${issue.helpUrl}" hreflang="en"
          >${locale.messages.help} <span lang="en">${issue.rules[0]}</span></a
        >
      </p>`
    }
    ${issue.screenshot && html`<figure><img alt="${messages.pictureOf}" src="data:image/jpeg;base64,${issue.screenshot}" /></figure>`}
  </div> `;
}

/** The issues, most severe first, then what a person has to decide, by rule. */
export function renderIssues(evidence: Evidence, locale: ReportLocale): Html {
  const { messages } = locale;
  const failures = failingIssues(evidence);
  const reviews = issuesToReview(evidence);
  const byRule = Map.groupBy(reviews, ({ rules }) => rules[0]!);
  const shown = [...Map.groupBy(failures, ({ rules }) => rules[0]!).values()].flatMap((same) =>
    same.slice(0, maxPerRule),
  );
  return html`<section class="sheet" id="findings">
      <h2>${messages.findings}</h2>
      ${failures.length === 0 ? html`<p>${messages.noFindings}</p>` : shown.map((issue) => issuePart(issue, evidence, locale))}
      ${failures.length > shown.length && html`<p>+ ${failures.length - shown.length}</p>`}
    </section>
    <section class="sheet" id="reviews">
      <h2>${messages.reviews}</h2>
      ${
        reviews.length === 0
          ? html`<p>${messages.noFindings}</p>`
          : html`<p>${messages.reviewsLead}</p>
              ${renderTable(
                messages.reviews,
                [messages.rules, messages.element, messages.place, messages.breaks],
                [...byRule.values()]
                  .flatMap((same) => same.slice(0, maxPerRule))
                  .map((issue) => [
                    html`${locale.code(issue.rules[0]!)}${byRule.get(issue.rules[0]!)!.length > maxPerRule && html` (${byRule.get(issue.rules[0]!)!.length})`}`,
                    html`${locale.localize(issue.message)} ${issue.target && locale.code(issue.target.path)}`,
                    issue.occurrences[0] ? describeOccurrence(issue.occurrences[0]) : "",
                    issue.criteria.join(", "),
                  ]),
              )}`
      }
    </section>`;
}

/** The exceptions with reason, owner and date. */
export function renderExceptions({ exceptions, unusedExceptions, issues, run }: Evidence, locale: ReportLocale): Html {
  const { messages } = locale;
  const columns = messages.exceptionColumns;
  return html`<section id="exceptions">
    <h2>${messages.exceptions}</h2>
    <p>${messages.exceptionsLead}</p>
    ${
      exceptions.length === 0
        ? html`<p>${messages.noFindings}</p>`
        : renderTable(
            messages.exceptions,
            [columns.rule, columns.reason, columns.owner, columns.since, columns.review, columns.occurrences],
            exceptions.map((exception) => [
              locale.code(exception.rule),
              html`${exception.reason[locale.language]}${unusedExceptions.includes(exception) && html` <strong>${messages.idle}</strong>`}`,
              exception.owner[locale.language],
              locale.date(exception.since),
              html`${locale.date(exception.review)}${exception.review < run.date && html` <strong class="failed">(${messages.overdue})</strong>`}`,
              issues.filter((issue) => issue.exception === exception).length,
            ]),
          )
    }
  </section>`;
}
