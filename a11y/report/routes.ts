import { failingIssues, type Evidence, type RouteEvidence } from "../audit/evidence.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

function routePart({ route, visits, subjects, issues }: RouteEvidence, evidence: Evidence, locale: ReportLocale): Html {
  const { messages, localize } = locale;
  const routeFailures = failingIssues(evidence).filter(({ id }) => issues.includes(id));
  const columns = messages.routeColumns;
  return html`<section class="sheet">
    <h3>${route}</h3>
    <p>${locale.fill(messages.routeLead, { visits })}</p>
    ${renderTable(
      `${route}: ${columns.state}`,
      [columns.state, columns.visits, columns.settings],
      subjects.map(({ title, visits: count, settings }) => [
        localize(title),
        count,
        html`<ul>
          ${settings.map((setting) => html`<li>${locale.setting(setting)}</li>`)}
        </ul>`,
      ]),
    )}
    ${
      routeFailures.length === 0
        ? html`<p>${messages.routeClean}</p>`
        : html`<ul class="list">
            ${routeFailures.slice(0, 30).map(({ id, message }) => html`<li><a href="#i-${id}">${locale.fill(messages.issue, { id })}</a> ${localize(message)}</li>`)}
          </ul>`
    }
  </section> `;
}

/** One section for each route with its states; the components in one table. */
export function renderRoutes(evidence: Evidence, locale: ReportLocale): Html {
  const { messages } = locale;
  const isPart = ({ route }: RouteEvidence) => route.startsWith("/gallery");
  const parts = evidence.routes.filter(isPart);
  const failures = failingIssues(evidence);
  return html`<section class="sheet" id="routes">
    <h2>${messages.routes}</h2>
    ${evidence.routes.filter((route) => !isPart(route)).map((route) => routePart(route, evidence, locale))}
    ${
      parts.length > 0 &&
      html`<section class="sheet">
        <h3>${messages.parts}</h3>
        ${renderTable(
          messages.parts,
          [messages.parts, messages.routeColumns.visits, messages.findings],
          parts.map(({ route, visits, issues }) => [
            html`<span lang="en">${route.replace("/gallery/", "")}</span>`,
            visits,
            failures.filter(({ id }) => issues.includes(id)).length,
          ]),
        )}
      </section>`
    }
  </section>`;
}
