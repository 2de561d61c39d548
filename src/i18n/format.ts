import { languages, type Language } from "./languages.ts";

/** Latin digits in every language, grouped as India groups them. docs/product.md, section 11. */
const locale = (language: Language) => `${languages[language].tag}-u-nu-latn`;

const cache = new Map<string, unknown>();
/** Making an Intl object costs more than using it, and a slider uses one at each step. */
function cached<T>(key: string, make: () => T): T {
  if (!cache.has(key)) cache.set(key, make());
  return cache.get(key) as T;
}

/** Rupees: 100000 becomes "₹1,00,000". `decimals` are always shown; default none. */
export function formatRupees(rupees: number, language: Language, decimals = 0): string {
  return cached(
    `r${language}${decimals}`,
    () =>
      new Intl.NumberFormat(locale(language), {
        style: "currency",
        currency: "INR",
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }),
  ).format(rupees);
}

/** A plain number: 50000 becomes "50,000". At most `decimals` decimals; default two. */
export function formatNumber(value: number, language: Language, decimals = 2): string {
  return cached(
    `n${language}${decimals}`,
    () => new Intl.NumberFormat(locale(language), { maximumFractionDigits: decimals }),
  ).format(value);
}

/** A percentage given in percent: 17.07 becomes "17.07%". `decimals` are always shown when given. */
export function formatPercent(percent: number, language: Language, decimals?: number): string {
  const digits =
    decimals === undefined
      ? formatNumber(percent, language)
      : cached(
          `p${language}${decimals}`,
          () =>
            new Intl.NumberFormat(locale(language), {
              minimumFractionDigits: decimals,
              maximumFractionDigits: decimals,
            }),
        ).format(percent);
  return `${digits}%`;
}

/** A day in India: "15 August 2026", "15 अगस्त 2026". */
export function formatDate(date: Date, language: Language): string {
  return cached(
    `d${language}`,
    () =>
      new Intl.DateTimeFormat(locale(language), {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "Asia/Kolkata",
      }),
  ).format(date);
}

/** A day and time in India: "15 August 2026, 4:05 pm", "15 अगस्त 2026, शाम 4:05". */
export function formatDateTime(date: Date, language: Language): string {
  const time = cached(
    "t",
    () => new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "Asia/Kolkata" }),
  ).format(date);
  return `${formatDate(date, language)}, ${formatClock(time, language)}`;
}

/** A day in a table: "15/08/2026". */
export function formatShortDate(date: Date, language: Language): string {
  return cached(
    `s${language}`,
    () =>
      new Intl.DateTimeFormat(locale(language), {
        day: "2-digit",
        month: "2-digit",
        year: "numeric",
        timeZone: "Asia/Kolkata",
      }),
  ).format(date);
}

const partsOfDay = [
  { until: 4, name: "रात" },
  { until: 12, name: "सुबह" },
  { until: 16, name: "दोपहर" },
  { until: 20, name: "शाम" },
  { until: 24, name: "रात" },
] as const;

/** A time of the office hours, given as "HH:mm": "10:00 am", "सुबह 10:00", with a space that no line breaks at. */
export function formatClock(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const face = `${hour % 12 || 12}:${String(minute).padStart(2, "0")}`;
  if (language === "hi") return `${partsOfDay.find((part) => hour < part.until)!.name}\u00a0${face}`;
  return `${face}\u00a0${hour < 12 ? "am" : "pm"}`;
}
