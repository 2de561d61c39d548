import { paths } from "#contract/calls";
import { complaintRequest } from "#contract/lender";
import { complaintNumberOf } from "#domain/complaint";
import { lookUpOf } from "#domain/cleaning";
import { preferredLanguage } from "../language.ts";
import { complaintHtml } from "../messages/complaint-html.ts";
import type { Limits } from "../plugins/limits.ts";
import { findContactMessage, type ContactMessage } from "../store/contact-messages.ts";
import type { Database } from "../store/tables.ts";
import type { App } from "../types.ts";
import { sendHtml } from "./leads.ts";

/**
 * POST /api/complaint: the status of a complaint, as HTML like that of getLeadInfo, for either lender. It needs the
 * complaint number and the mobile number or email given with it, and shows neither. docs/product.md, section 7.2.
 */
export function complaintRoutes(
  app: App,
  { db, limits, now }: { db: Database; limits: Limits; now: () => Date },
): void {
  app.post(paths.complaint, { ...limits.lookUps, schema: { body: complaintRequest } }, async (request, reply) => {
    const number = complaintNumberOf(request.body.complaint_number);
    await limits.countLookUp(request, reply, number);
    const message = await findContactMessage(db, number);
    const found = message && isFrom(message, request.body.contact) ? message : undefined;
    return sendHtml(reply, complaintHtml(found, preferredLanguage(request.headers["accept-language"]), now()));
  });
}

/** Whether `contact` is the mobile number or email of a message. */
function isFrom({ number, email }: ContactMessage, contact: string): boolean {
  const same = (given: string, known: string) => given !== "" && given === known;
  return same(lookUpOf(contact), lookUpOf(number)) || same(contact.trim().toLowerCase(), email.toLowerCase());
}
