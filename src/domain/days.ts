/** The day that is so many working days (Monday to Friday) after another, at the same time of day. */
export function addWorkingDays(from: Date, workingDays: number): Date {
  const day = new Date(from);
  for (let left = workingDays; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() !== 0 && day.getUTCDay() !== 6) left -= 1;
  }
  return day;
}
