import { languages } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { settingValues, modeNames, themeNames } from "../audit/settings.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

/** How the audit was done, with which tools, and what was left out. */
export function renderMethod({ run, notRun }: Evidence, locale: ReportLocale): Html {
  const { messages, language } = locale;
  const { factor } = messages;
  return html`<section class="sheet" id="method">
    <h2>${messages.method}</h2>
    <p>${messages.methodPlan}</p>
    <p>${messages.methodMerge}</p>
    <p>${messages.methodLimits}</p>
    ${renderTable(
      messages.method,
      [factor.heading, factor.values],
      [
        [
          factor.language,
          html`${settingValues.language.map((code, index) => html`${index > 0 && ", "}<span lang="${languages[code].tag}">${languages[code].name}</span>`)}`,
        ],
        [factor.theme, settingValues.theme.map((name) => themeNames[name][language]).join(", ")],
        [factor.width, settingValues.width.join(", ")],
        [factor.mode, settingValues.mode.map((name) => modeNames[name][language]).join(", ")],
      ],
    )}
    ${renderTable(
      messages.tools,
      [messages.tool.name, messages.tool.version],
      run.tools.map(({ name, version }) => [html`<span lang="en">${name}</span>`, version]),
    )}
    <h3>${messages.notTried}</h3>
    <p>${messages.notTriedLead}</p>
    ${
      notRun.length > 0 &&
      html`<h3>${messages.notRun}</h3>
        <ul>
          ${notRun.map(({ what, setting, why }) => html`<li>${what[language]}${setting && html` (${locale.setting(setting)})`}: ${locale.localize({ en: why, hi: why })}</li>`)}
        </ul>`
    }
  </section>`;
}
