import { languages } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { factors, modeNames, themeNames } from "../audit/settings.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

/** How it was looked at, with what, and what was left out. */
export function method({ run, notRun }: Evidence, voice: Voice): Html {
  const { words, language } = voice;
  const { factor } = words;
  return html`<section class="sheet" id="method"><h2>${words.method}</h2>
<p>${words.methodPlan}</p><p>${words.methodMerge}</p><p>${words.methodLimits}</p>
${table(words.method, [factor.heading, factor.values], [
    [factor.language, html`${factors.language.map((code, index) => html`${index > 0 && ", "}<span lang="${languages[code].tag}">${languages[code].name}</span>`)}`],
    [factor.theme, factors.theme.map((name) => themeNames[name][language]).join(", ")],
    [factor.width, factors.width.join(", ")],
    [factor.mode, factors.mode.map((name) => modeNames[name][language]).join(", ")],
  ])}
${table(words.tools, [words.tool.name, words.tool.version], run.tools.map(({ name, version }) => [html`<span lang="en">${name}</span>`, version]))}
<h3>${words.notTried}</h3><p>${words.notTriedLead}</p>
${notRun.length > 0 && html`<h3>${words.notRun}</h3><ul>${notRun.map(({ what, why }) => html`<li>${what[language]}: ${voice.say({ en: why, hi: why })}</li>`)}</ul>`}</section>`;
}
