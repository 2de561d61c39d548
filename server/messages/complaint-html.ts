import { complaintDeadlines } from "#domain/complaint";
import { grievance } from "#domain/facts/grievance";
import type { Language } from "../language.ts";
import type { ContactMessage } from "../store/contact-messages.ts";
import { translate } from "./messages.ts";
import { formatDay, isOverdue, linkTo, stepState, timelineHtml } from "./timeline.ts";

/** The fields of a complaint that the look-up shows. None is personal data. */
export type FoundComplaint = Pick<ContactMessage, "reference_number" | "received_at" | "taken_up_at" | "settled_at">;

/** The status of a complaint as HTML: its steps with their days, and its deadlines. An unknown number gets the same HTML structure. */
export function complaintHtml(found: FoundComplaint | undefined, language: Language, now: Date): string {
  const links = [
    linkTo(language, "/contact-us", "link.contact"),
    found
      ? linkTo(language, "/grievance-redressal#steps", "link.escalate")
      : linkTo(language, "/grievance-redressal#complain", "link.complain"),
  ];
  const step = (name: "received" | "progress" | "answered", state: string) => ({
    name: translate(language, `step.complaint.${name}`),
    state,
  });
  if (!found) {
    const notStarted = stepState(language, "notStarted");
    return timelineHtml(
      {
        state: translate(language, "complaint.unknown.state"),
        next: translate(language, "complaint.unknown.next"),
        number: translate(language, "timeline.noComplaint"),
        steps: [step("received", notStarted), step("progress", notStarted), step("answered", notStarted)],
        links,
      },
      language,
    );
  }
  const { reference_number, received_at, taken_up_at, settled_at } = found;
  const deadlines = complaintDeadlines(new Date(received_at));
  const dates = {
    date: formatDay(deadlines.answer, language),
    nodalOfficer: formatDay(deadlines.nodalOfficer, language),
    ombudsman: formatDay(deadlines.ombudsman, language),
  };
  const status = settled_at !== null ? "answered" : taken_up_at !== null ? "progress" : "received";
  const isLate = settled_at === null && isOverdue(deadlines.answer, now);
  const progressText =
    settled_at !== null
      ? stepState(language, "done", settled_at)
      : taken_up_at !== null
        ? stepState(language, "doing", taken_up_at)
        : stepState(language, "toCome");
  return timelineHtml(
    {
      state: translate(language, `complaint.${status}.state`),
      next:
        status === "answered"
          ? translate(language, "complaint.answered.next", { days: grievance.ombudsmanWithinDays })
          : translate(language, isLate ? "complaint.late" : "complaint.open.next", dates),
      number: translate(language, "timeline.complaint", { number: reference_number }),
      steps: [
        step("received", stepState(language, "done", received_at)),
        step("progress", progressText),
        step(
          "answered",
          settled_at !== null
            ? stepState(language, "done", settled_at)
            : translate(language, isLate ? "timeline.wasDue" : "timeline.due", dates),
        ),
      ],
      links,
    },
    language,
  );
}
