import { otherLanguages, type Language } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { clausesPart } from "./clauses.ts";
import { criteriaPart } from "./criteria.ts";
import { exceptionsPart, findings } from "./findings.ts";
import { Html, html } from "./html.ts";
import { method } from "./method.ts";
import { routesPart } from "./routes.ts";
import { style } from "./style.ts";
import { summary } from "./summary.ts";
import { voiceFor } from "./voice.ts";
import { tagOf } from "./words.ts";

/** The whole report in one language and one file, which needs nothing else. `twinOf` is where the other languages stand. */
export function reportDocument(evidence: Evidence, language: Language, twinOf: (language: Language) => string): string {
  const voice = voiceFor(language);
  const { words } = voice;
  const sections = ["summary", "findings", "reviews", "exceptions", "criteria", "otherClauses", "routes", "method"] as const;
  return html`<!doctype html>
<html lang="${tagOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}, ${voice.date(evidence.run.date)}</title>
<style>${new Html(style)}</style>
</head>
<body>
<a class="skip alone" href="#main">${words.summary}</a>
<header>${otherLanguages(language).map((other) => html`<a class="alone" href="${twinOf(other)}" lang="${tagOf(other)}" hreflang="${tagOf(other)}">${words.twin}</a>`)}</header>
<main id="main" tabindex="-1">
<h1>${words.title}</h1>
<nav aria-label="${words.contents}"><ul>${sections.map((id) => html`<li><a href="#${id}">${words[id]}</a></li>`)}</ul></nav>
${summary(evidence, voice)}
${findings(evidence, voice)}
${exceptionsPart(evidence, voice)}
${criteriaPart(evidence, voice)}
${clausesPart(voice)}
${routesPart(evidence, voice)}
${method(evidence, voice)}
</main>
</body>
</html>
`.text;
}
