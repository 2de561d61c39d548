import { otherClauses } from "../catalogue/other-clauses.ts";
import { html, type Html } from "./html.ts";
import { table } from "./table.ts";
import type { Voice } from "./voice.ts";

/** What the European and the Indian standard ask of a site besides the criteria of WCAG, and our answer to each. */
export function clausesPart({ words, language }: Voice): Html {
  const columns = words.otherClauseColumns;
  return html`<section class="sheet" id="otherClauses"><h2>${words.otherClauses}</h2><p>${words.otherClausesLead}</p>
${table(words.otherClauses, [columns.clause, columns.concerns, columns.answer], otherClauses.map(({ clause, name, applies, says }) => [`${clause} ${name[language]}`, applies ? columns.yes : columns.no, says[language]]))}</section>`;
}
