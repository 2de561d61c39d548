import type * as v from "valibot";
import { idempotencyHeader, paths } from "#contract/calls";
import { contactResponse, contactMessage } from "#contract/lender";
import { createIdempotencyRow, assertSameRequest } from "../gateway/idempotency.ts";
import { newMessageNumber } from "../identifiers.ts";
import { preferredLanguage } from "../language.ts";
import { translate } from "../messages/messages.ts";
import type { Metrics } from "../metrics.ts";
import type { Limits } from "../plugins/limits.ts";
import { insertContactMessage } from "../store/contact-messages.ts";
import { completeKey, acquireKey } from "../store/idempotency-keys.ts";
import type { Database } from "../store/tables.ts";
import type { App } from "../types.ts";
import { submissionHeaders } from "./submission-headers.ts";

type Message = v.InferOutput<typeof contactMessage>;

/** Registers POST of the contact form. Messages are stored here, whether the lender is embedded or another server. docs/product.md, section 7.2. */
export function contactRoutes(
  app: App,
  { db, limits, metrics, now }: { db: Database; limits: Limits; metrics: Metrics; now: () => Date },
): void {
  const schema = { headers: submissionHeaders, body: contactMessage, response: { 200: contactResponse } };
  app.post(paths.contact, { ...limits.writes, schema }, async (request) => {
    const reference_number = await saveMessage(request.body, request.headers[idempotencyHeader]);
    metrics.saved("message");
    return {
      Status: 1,
      Message: translate(preferredLanguage(request.headers["accept-language"]), "contact.saved"),
      Data: { reference_number },
    };
  });

  /** Stores a message and returns its reference number; a retry gets that of the first request. */
  async function saveMessage(message: Message, idempotencyKey: string | undefined): Promise<string> {
    const time = now();
    const received_at = time.toISOString();
    return db.transaction().execute(async (transaction) => {
      const key =
        idempotencyKey === undefined
          ? undefined
          : createIdempotencyRow({ content: message, idempotencyKey }, "contact", time, {
              answer: null,
              locked_until: received_at,
            });
      const existing = key && (await acquireKey(transaction, key, received_at));
      if (key && existing) {
        assertSameRequest(key, existing);
        return existing.answer!;
      }
      const row = { ...message, reference_number: newMessageNumber(), received_at };
      while (!(await insertContactMessage(transaction, row))) row.reference_number = newMessageNumber();
      if (key) await completeKey(transaction, key.key_hash, received_at, row.reference_number);
      return row.reference_number;
    });
  }
}
