import { UsageError } from "./errors.ts";

/** India has one time zone and no daylight saving time. */
const offset = "+05:30";
const dayMs = 24 * 60 * 60 * 1_000;

const inIndia = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata", dateStyle: "short", timeStyle: "medium" });

/** An instant in Indian time for people: "2026-08-15 10:00:00 IST". */
export const formatTime = (instant: string): string => `${inIndia.format(new Date(instant))} IST`;

/** An instant in Indian time for programs and spreadsheets: "2026-08-15T10:00:00+05:30". */
export const toIndianIso = (instant: string): string => inIndia.format(new Date(instant)).replace(" ", "T") + offset;

/** The start, in Indian time, of a day typed as `2026-08-15`. Throws a {@link UsageError} for any other text. */
export function startOfDay(text: string): Date {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00${offset}` : Number.NaN);
  // JavaScript reads 2026-02-30 as a day in March.
  if (Number.isNaN(day.getTime()) || !inIndia.format(day).startsWith(text))
    throw new UsageError(`${text} is not a valid date. Write it like 2026-08-15.`);
  return day;
}

/** The end, in Indian time, of a day typed as `2026-08-15`. */
export const endOfDay = (text: string): Date => new Date(startOfDay(text).getTime() + dayMs);

/** The instant `months` calendar months before another. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
