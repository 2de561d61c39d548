import { addWorkingDays } from "#domain/days";
import { service } from "#domain/facts/service";
import type { LeadStatus } from "#domain/lead";
import type { Language } from "../language.ts";
import { translate, type MessageKey } from "../messages/messages.ts";
import { formatDay, isOverdue, linkTo, stepState, timelineHtml, type Timeline } from "../messages/timeline.ts";

/** What the look-up pages show about an application; nothing about a person. */
export interface FoundApplication {
  reference_number: string;
  /** Every status so far, oldest first; `moved_at` is an ISO instant. */
  history: { status: LeadStatus; moved_at: string }[];
}

type Link = readonly [href: string, name: MessageKey];

const contact: Link = ["/contact-us", "link.contact"];
const documents: Link = ["/faqs#which-documents", "link.documents"];
const complain: Link = ["/grievance-redressal#complain", "link.complain"];

/** The future steps after each status. */
const toCome: Record<LeadStatus | "unknown", readonly MessageKey[]> = {
  unknown: ["step.received", "step.documents", "step.assessment", "step.decision", "step.payment"],
  received: ["step.documents", "step.assessment", "step.decision", "step.payment"],
  documents: ["step.assessment", "step.decision", "step.payment"],
  assessment: ["step.decision", "step.payment"],
  approved: ["step.disbursed"],
  rejected: [],
  disbursed: [],
};

/** The helpful links for each status. */
const links: Record<LeadStatus | "unknown", readonly Link[]> = {
  unknown: [["/apply-now", "link.apply"], contact],
  received: [documents, contact],
  documents: [documents, contact],
  assessment: [["/faqs", "link.faqs"], contact],
  approved: [["/key-fact-statement", "link.keyFacts"], contact],
  rejected: [contact, complain],
  disbursed: [["/repay-loan", "link.repay"], contact],
};

/** Whether the application is waiting for the decision. */
const isUndecided = (status: LeadStatus) => status === "received" || status === "documents" || status === "assessment";
/** Whether the status lasts until the next one; the others are events. */
const isWork = (status: LeadStatus) => status === "documents" || status === "assessment";

/**
 * The HTML of the look-up pages: the status, the next step, the application number and the steps with their days. The
 * same blocks for every status and for an unknown number. docs/product.md, section 7.1: HTML in the answer of getLeadInfo.
 */
export function statusHtml(found: FoundApplication | undefined, language: Language, now: Date): string {
  return timelineHtml(timelineOf(found, language, now), language);
}

function timelineOf(found: FoundApplication | undefined, language: Language, now: Date): Timeline {
  const last = found?.history.at(-1);
  const status = last?.status ?? "unknown";
  const firstDay = found?.history[0]?.moved_at;
  const due = firstDay === undefined ? undefined : addWorkingDays(new Date(firstDay), service.decisionWorkingDays);
  const isLate = last !== undefined && due !== undefined && isUndecided(last.status) && isOverdue(due, now);
  const past = (found?.history ?? []).map(({ status: step, moved_at }, index, all) => {
    if (!isWork(step))
      return { name: translate(language, `step.${step}`), state: stepState(language, "done", moved_at) };
    // Work is done when the next status begins.
    const end = all[index + 1]?.moved_at;
    return {
      name: translate(language, `step.${step}`),
      state: end === undefined ? stepState(language, "doing", moved_at) : stepState(language, "done", end),
    };
  });
  const future = toCome[status].map((key) => ({
    name: translate(language, key),
    state: stepState(language, found ? "toCome" : "notStarted"),
  }));
  return {
    state: translate(language, `status.${status}.state`),
    next: isLate
      ? translate(language, "status.late", { date: formatDay(due, language) })
      : translate(language, `status.${status}.next`, { days: service.decisionWorkingDays }),
    number: found
      ? translate(language, "timeline.application", { number: found.reference_number })
      : translate(language, "timeline.noApplication"),
    steps: [...past, ...future],
    links: (isLate ? [contact, complain] : links[status]).map(([href, name]) => linkTo(language, href, name)),
  };
}
