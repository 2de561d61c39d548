import { otherClauses } from "../catalogue/other-clauses.ts";
import { html, type Html } from "./html.ts";
import { renderTable } from "./table.ts";
import type { ReportLocale } from "./report-locale.ts";

/** Requirements of the European and Indian standards beyond WCAG, with our answers. */
export function renderClauses({ messages, language }: ReportLocale): Html {
  const columns = messages.otherClauseColumns;
  return html`<section class="sheet" id="otherClauses">
    <h2>${messages.otherClauses}</h2>
    <p>${messages.otherClausesLead}</p>
    ${renderTable(
      messages.otherClauses,
      [columns.clause, columns.concerns, columns.answer],
      otherClauses.map(({ clause, name, applies, says }) => [
        `${clause} ${name[language]}`,
        applies ? columns.yes : columns.no,
        says[language],
      ]),
    )}
  </section>`;
}
