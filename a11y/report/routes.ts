import { faultsOf, type Evidence, type RouteEvidence } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

function routePart({ route, visits, subjects, issues }: RouteEvidence, evidence: Evidence, voice: Voice): Html {
  const { words, say } = voice;
  const own = faultsOf(evidence).filter(({ id }) => issues.includes(id));
  const columns = words.routeColumns;
  return html`<section class="sheet"><h3>${route}</h3><p>${voice.fill(words.routeLead, { visits })}</p>
${table(`${route}: ${columns.state}`, [columns.state, columns.visits, columns.settings], subjects.map(({ title, visits: count, settings }) => [say(title), count, html`<ul>${settings.map((setting) => html`<li>${voice.setting(setting)}</li>`)}</ul>`]))}
${own.length === 0 ? html`<p>${words.routeClean}</p>` : html`<ul class="list">${own.slice(0, 30).map(({ id, message }) => html`<li><a href="#i-${id}">${voice.fill(words.issue, { id })}</a> ${say(message)}</li>`)}</ul>`}</section>
`;
}

/** One page for each route with its states; the parts of the design system in one table. */
export function routesPart(evidence: Evidence, voice: Voice): Html {
  const { words } = voice;
  const isPart = ({ route }: RouteEvidence) => route.startsWith("/gallery");
  const parts = evidence.routes.filter(isPart);
  const faults = faultsOf(evidence);
  return html`<section class="sheet" id="routes"><h2>${words.routes}</h2>
${evidence.routes.filter((route) => !isPart(route)).map((route) => routePart(route, evidence, voice))}
${parts.length > 0 && html`<section class="sheet"><h3>${words.parts}</h3>
${table(words.parts, [words.parts, words.routeColumns.visits, words.findings], parts.map(({ route, visits, issues }) => [html`<span lang="en">${route.replace("/gallery/", "")}</span>`, visits, faults.filter(({ id }) => issues.includes(id)).length]))}</section>`}</section>`;
}
