import { faultsOf, toReview, type Evidence, type Issue } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

/** Elements of one rule that are described one by one; the rest are counted. */
const mostOfARule = 12;

const placeOf = ({ route, subject }: Issue["places"][number]) => (subject.startsWith("page ") || subject.startsWith("part ") ? route : `${route} (${subject})`);

function issuePart(issue: Issue, evidence: Evidence, voice: Voice): Html {
  const { words, say, code } = voice;
  const [first] = issue.places;
  const where = first ? html`${placeOf(first)}: ${voice.setting(first.setting)}` : words.everyPage;
  const criteria = issue.criteria.map((id) => [...evidence.criteria, ...evidence.obsolete].find(({ criterion }) => criterion.id === id)?.criterion).filter((criterion) => criterion !== undefined);
  return html`<div class="issue${issue.certain ? " certain" : ""}" id="i-${issue.id}"><h3>${voice.fill(words.issue, { id: issue.id })}</h3>
<p>${issue.certain && html`<strong class="failed">${words.severity[issue.severity]}:</strong> `}${say(issue.message)}</p>
<dl>
${issue.culprit && html`<dt>${words.element}</dt><dd>${code(issue.culprit.path)}${issue.culprit.tag && html`<br>${code(issue.culprit.tag)}`}</dd>`}
<dt>${words.place}</dt><dd>${issue.places.length > 1 && html`${voice.fill(words.places, { count: issue.places.length })} `}${where}</dd>
<dt>${words.breaks}</dt><dd>${criteria.length > 0 ? criteria.map(({ id, level, name }, index) => html`${index > 0 && "; "}${id} ${name[voice.language]} (${level})`) : words.advice}</dd>
<dt>${words.rules}</dt><dd>${code(issue.rules.join(", "))}${issue.actRules.length > 0 && html` (${words.actRules}: <span lang="en">${issue.actRules.join(", ")}</span>)`}</dd>
<dt>${words.seen}</dt><dd>${voice.date(issue.firstSeen)}</dd>
</dl>${issue.help && html`<p><a class="alone" href="${issue.help}" hreflang="en">${voice.words.help} <span lang="en">${issue.rules[0]}</span></a></p>`}
${issue.picture && html`<figure><img alt="${words.pictureOf}" src="data:image/jpeg;base64,${issue.picture}"></figure>`}</div>
`;
}

/** The faults, the worst first; then what a person has to look at, by rule. */
export function findings(evidence: Evidence, voice: Voice): Html {
  const { words } = voice;
  const faults = faultsOf(evidence);
  const reviews = toReview(evidence);
  const byRule = Map.groupBy(reviews, ({ rules }) => rules[0]!);
  const shown = [...Map.groupBy(faults, ({ rules }) => rules[0]!).values()].flatMap((same) => same.slice(0, mostOfARule));
  return html`<section class="sheet" id="findings"><h2>${words.findings}</h2>
${faults.length === 0 ? html`<p>${words.noFindings}</p>` : shown.map((issue) => issuePart(issue, evidence, voice))}
${faults.length > shown.length && html`<p>+ ${faults.length - shown.length}</p>`}</section>
<section class="sheet" id="reviews"><h2>${words.reviews}</h2>
${reviews.length === 0 ? html`<p>${words.noFindings}</p>` : html`<p>${words.reviewsLead}</p>${table(words.reviews, [words.rules, words.element, words.place, words.breaks], [...byRule.values()].flatMap((same) => same.slice(0, mostOfARule)).map((issue) => [
    html`${voice.code(issue.rules[0]!)}${byRule.get(issue.rules[0]!)!.length > mostOfARule && html` (${byRule.get(issue.rules[0]!)!.length})`}`,
    html`${voice.say(issue.message)} ${issue.culprit && voice.code(issue.culprit.path)}`, issue.places[0] ? placeOf(issue.places[0]) : "", issue.criteria.join(", "),
  ]))}`}</section>`;
}

/** What stays, with its reason, owner and date. */
export function exceptionsPart({ exceptions, idleExceptions, issues, run }: Evidence, voice: Voice): Html {
  const { words } = voice;
  const columns = words.exceptionColumns;
  return html`<section id="exceptions"><h2>${words.exceptions}</h2><p>${words.exceptionsLead}</p>
${exceptions.length === 0 ? html`<p>${words.noFindings}</p>` : table(words.exceptions, [columns.rule, columns.reason, columns.owner, columns.since, columns.review, columns.places], exceptions.map((exception) => [
    voice.code(exception.rule),
    html`${exception.reason[voice.language]}${idleExceptions.includes(exception) && html` <strong>${words.idle}</strong>`}`,
    exception.owner[voice.language], voice.date(exception.since),
    html`${voice.date(exception.review)}${exception.review < run.date && html` <strong class="failed">(${words.overdue})</strong>`}`,
    issues.filter((issue) => issue.exception === exception).length,
  ]))}</section>`;
}
