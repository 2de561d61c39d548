import { otherLanguages, type Language } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { clausesPart } from "./clauses.ts";
import { criteriaPart } from "./criteria.ts";
import { exceptionsPart, issuesPart } from "./findings.ts";
import { Html, html } from "./html.ts";
import { methodPart } from "./method.ts";
import { routesPart } from "./routes.ts";
import { style } from "./style.ts";
import { summaryPart } from "./summary.ts";
import { reportLocale } from "./report-locale.ts";
import { tagOf } from "./messages.ts";

/** The complete report in one language, in one self-contained file. `reportUrl` returns the address of the report in another language. */
export function reportDocument(evidence: Evidence, language: Language, reportUrl: (language: Language) => string): string {
  const locale = reportLocale(language);
  const { messages } = locale;
  const sections = ["summary", "findings", "reviews", "exceptions", "criteria", "otherClauses", "routes", "method"] as const;
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.title}, ${locale.date(evidence.run.date)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip alone" href="#main">${messages.summary}</a>
<header>${otherLanguages(language).map((other) => html`<a class="alone" href="${reportUrl(other)}" lang="${tagOf(other)}" hreflang="${tagOf(other)}">${messages.otherLanguage}</a>`)}</header>
<main id="main" tabindex="-1">
<h1>${messages.title}</h1>
<nav aria-label="${messages.contents}"><ul>${sections.map((id) => html`<li><a href="#${id}">${messages[id]}</a></li>`)}</ul></nav>
${summaryPart(evidence, locale)}
${issuesPart(evidence, locale)}
${exceptionsPart(evidence, locale)}
${criteriaPart(evidence, locale)}
${clausesPart(locale)}
${routesPart(evidence, locale)}
${methodPart(evidence, locale)}
</main>
</body>
</html>
`.text;
}
