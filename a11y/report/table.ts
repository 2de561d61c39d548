import { html, type Html } from "./html.ts";

/** A table cell. Numbers are right-aligned. */
export type TableCell = Html | string | number;

/** A scrollable table with a caption, column headings and row headings. */
export function renderTable(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly TableCell[])[],
): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...others]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${others.map((cell) => (typeof cell === "number" ? html`<td class="n">${cell}</td>` : html`<td>${cell}</td>`))}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
