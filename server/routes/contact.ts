import { contactAnswer, contactMessage, paths } from "#contract/lender";
import { newReferenceNumber } from "../identifiers.ts";
import { preferredLanguage } from "../language.ts";
import { speak } from "../messages/messages.ts";
import type { Limits } from "../plugins/limits.ts";
import { insertContactMessage } from "../store/contact-messages.ts";
import type { Database } from "../store/tables.ts";
import type { App } from "../types.ts";

/** Keeps what the contact form sends, whoever the lender is. product.md, section 5. */
export function contactRoutes(app: App, { db, limits, now }: { db: Database; limits: Limits; now: () => Date }): void {
  const schema = { body: contactMessage, response: { 200: contactAnswer } };
  app.post(paths.contact, { ...limits.writes, schema }, async (request) => {
    const message = { ...request.body, reference_number: newReferenceNumber("SM"), received_at: now().toISOString() };
    while (!(await insertContactMessage(db, message))) message.reference_number = newReferenceNumber("SM");
    return {
      Status: 1,
      Message: speak(preferredLanguage(request.headers["accept-language"]), "contact.saved"),
      Data: { reference_number: message.reference_number },
    };
  });
}
