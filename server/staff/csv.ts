/**
 * One line of a CSV file. A value that a spreadsheet would take for a formula gets an apostrophe before it, so that a
 * name such as `=HYPERLINK(…)` stays a name (OWASP, "CSV Injection").
 */
export function csvLine(values: readonly (string | number | null)[]): string {
  return `${values.map(csvValue).join(",")}\r\n`;
}

function csvValue(value: string | number | null): string {
  if (typeof value === "number") return String(value);
  const text = value ?? "";
  const safe = /^(?:[\t\r]|[\s\p{Cc}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
