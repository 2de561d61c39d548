import { service } from "#domain/facts";
import type { LeadStatus } from "#domain/lead";
import type { Language } from "../language.ts";
import { speak } from "../messages/messages.ts";

/**
 * What the look-up pages show: the state and the next step, and nothing about a person. The same two paragraphs for
 * every status, and for a number that is not known.
 */
export function statusHtml(status: LeadStatus | "unknown", language: Language): string {
  const state = speak(language, `status.${status}.state`);
  const next = speak(language, `status.${status}.next`, { days: service.decisionWorkingDays });
  return `<p><strong>${escapeHtml(state)}</strong></p><p>${escapeHtml(next)}</p>`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
