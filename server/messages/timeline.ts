import type { Language } from "../language.ts";
import { translate, type MessageKey } from "./messages.ts";

/** The progress of an application or a complaint. */
export interface Timeline {
  /** The current state, in one sentence. */
  state: string;
  /** What happens next, or what the reader can do now. */
  next: string;
  /** The line with the application or complaint number. */
  number: string;
  /** In order: what is done, what is in progress and what is still to come. */
  steps: { name: string; state: string }[];
  /** Pages that help now. `href` is the path of the English page. */
  links: { href: string; name: string }[];
}

/**
 * A timeline as HTML of plain elements, which the page's sanitizer keeps (`src/features/lead-lookup/sanitize-answer.ts`). The
 * state of each step is text, so that it does not depend on colour or shape.
 */
export function timelineHtml({ state, next, number, steps, links }: Timeline, language: Language): string {
  const prefix = language === "en" ? "" : `/${language}`;
  const items = steps.map((step) => `<li><strong>${escapeHtml(step.name)}</strong><br>${escapeHtml(step.state)}</li>`);
  const pages = links.map(({ href, name }) => `<li><a href="${prefix}${href}">${escapeHtml(name)}</a></li>`);
  return (
    `<p><strong>${escapeHtml(state)}</strong></p><p>${escapeHtml(next)}</p><p>${escapeHtml(number)}</p>` +
    `<ol>${items.join("")}</ol><ul>${pages.join("")}</ul>`
  );
}

/** The text for the state of a step. `on` is an ISO instant: the day it was done, or since when it is in progress. */
export const stepState = (language: Language, state: "done" | "doing" | "toCome" | "notStarted", on?: string): string =>
  translate(language, `timeline.${state}`, { date: on === undefined ? "" : formatDay(new Date(on), language) });

/** A link with its text in the language. */
export const linkTo = (language: Language, href: string, key: MessageKey) => ({ href, name: translate(language, key) });

/** A day in India: "15 August 2026", "15 अगस्त 2026". */
export const formatDay = (day: Date, language: Language): string => days[language].format(day);

/** True from the day after `due`, in India. */
export const isOverdue = (due: Date, now: Date): boolean => sortable.format(now) > sortable.format(due);

const dayFormat = (locale: string, month: "long" | "2-digit") =>
  new Intl.DateTimeFormat(locale, {
    day: month === "long" ? "numeric" : "2-digit",
    month,
    year: "numeric",
    timeZone: "Asia/Kolkata",
  });
const days: Record<Language, Intl.DateTimeFormat> = {
  en: dayFormat("en-IN", "long"),
  hi: dayFormat("hi-IN-u-nu-latn", "long"),
};
/** As in "2026-08-15". */
const sortable = dayFormat("sv-SE", "2-digit");

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
