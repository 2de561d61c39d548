import { otherLanguages, type Language } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { renderClauses } from "./clauses.ts";
import { renderCriteria } from "./criteria.ts";
import { renderExceptions, renderIssues } from "./findings.ts";
import { Html, html } from "./html.ts";
import { renderMethod } from "./method.ts";
import { renderRoutes } from "./routes.ts";
import { reportStyles } from "./style.ts";
import { renderSummary } from "./summary.ts";
import { reportLocale } from "./report-locale.ts";
import { languageTagOf } from "./messages.ts";

/** The complete report in one language, in one self-contained file. `reportUrl` returns the address of the report in another language. */
export function renderReport(
  evidence: Evidence,
  language: Language,
  reportUrl: (language: Language) => string,
): string {
  const locale = reportLocale(language);
  const { messages } = locale;
  const sections = [
    "summary",
    "findings",
    "reviews",
    "exceptions",
    "criteria",
    "otherClauses",
    "routes",
    "method",
  ] as const;
  return html`<!doctype html>
    <html lang="${languageTagOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${messages.title}, ${locale.date(evidence.run.date)}</title>
        <style>
          ${new Html(reportStyles)}
        </style>
      </head>
      <body>
        <a class="skip alone" href="#main">${messages.summary}</a>
        <header>
          ${otherLanguages(language).map((other) => html`<a class="alone" href="${reportUrl(other)}" lang="${languageTagOf(other)}" hreflang="${languageTagOf(other)}">${messages.otherLanguage}</a>`)}
        </header>
        <main id="main" tabindex="-1">
          <h1>${messages.title}</h1>
          <nav aria-label="${messages.contents}">
            <ul>
              ${sections.map((id) => html`<li><a href="#${id}">${messages[id]}</a></li>`)}
            </ul>
          </nav>
          ${renderSummary(evidence, locale)} ${renderIssues(evidence, locale)} ${renderExceptions(evidence, locale)}
          ${renderCriteria(evidence, locale)} ${renderClauses(locale)} ${renderRoutes(evidence, locale)}
          ${renderMethod(evidence, locale)}
        </main>
      </body>
    </html> `.text;
}
