import { replaceControls } from "./control-characters.ts";

/**
 * One line of a CSV file for a spreadsheet. Every text is in quotes, so that a list separator other than the comma does
 * not begin a cell, and has no control characters. One that a spreadsheet would take for a formula gets an apostrophe
 * before it: a name such as `=HYPERLINK(…)` stays a name (OWASP, "CSV Injection").
 */
export const csvLine = (values: readonly (string | number | null)[]): string => `${values.map(csvValue).join(",")}\r\n`;

function csvValue(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = replaceControls(value.replace(/[\t\v\f\r\n\u0085\u2028\u2029]+/g, " "), () => "");
  const safe = /^\s*[=+\-@＝＋－＠]/.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
