import { CommandError } from "./command.ts";

/** The beginning of a day in UTC that was typed as `2026-08-15`. */
export function dayOf(text: string): Date {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : Number.NaN);
  // 2026-02-30 is read as a day in March.
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text)) throw new CommandError(`${text} is not a valid date. Write it like 2026-08-15.`);
  return day;
}

/** The instant so many calendar months before another. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}
