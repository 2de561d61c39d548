/** The parts of a date in their fields; each may be empty or incomplete. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** Only the digits; Devanagari and full-width digits become plain ones. */
export const dateDigitsOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)))
    .replace(/\D/g, "");

/** A whole date in a pasted or autofilled text, in Indian or ISO order: "15/08/1992", "15.8.1992", "1992-08-15", "15081992". */
export function readDate(text: string): DateParts | undefined {
  const numbers = text
    .split(/[^\d०-९０-９]+/)
    .map(dateDigitsOf)
    .filter(Boolean);
  const [first = "", month = "", last = ""] = numbers;
  if (numbers.length === 1 && first.length === 8)
    return { day: first.slice(0, 2), month: first.slice(2, 4), year: first.slice(4) };
  if (numbers.length !== 3 || month.length > 2) return undefined;
  if (first.length === 4 && last.length <= 2) return { day: last, month, year: first };
  return first.length <= 2 && last.length === 4 ? { day: first, month, year: last } : undefined;
}

/** A date as `yyyy-mm-dd`; empty if all fields are. An incomplete date keeps its parts in the same order: "1992-8-". */
export function joinDate({ day, month, year }: DateParts): string {
  if (day + month + year === "") return "";
  const isWhole = /^\d{1,2}$/.test(day) && /^\d{1,2}$/.test(month) && /^\d{4}$/.test(year);
  return isWhole ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : `${year}-${month}-${day}`;
}

/** The parts of a date made by {@link joinDate}. */
export function splitDate(date: string): DateParts {
  const [year = "", month = "", day = ""] = date.split("-");
  return { day, month, year };
}
