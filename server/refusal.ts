import type { MessageKey } from "./messages/messages.ts";

/** A request that cannot be served, with words fit for the visitor. */
export class Refusal extends Error {
  override name = "Refusal";
  statusCode: number;
  messageKey: MessageKey;
  values: Record<string, string | number>;

  /** `statusCode` is the HTTP status; `values` fill the message's placeholders. */
  constructor(statusCode: number, messageKey: MessageKey, values: Record<string, string | number> = {}) {
    super(messageKey);
    this.statusCode = statusCode;
    this.messageKey = messageKey;
    this.values = values;
  }
}

/** The lender's API did not answer, or not in the agreed shape. `reason` is for the log and quotes nothing it sent. */
export class ProviderFailure extends Error {
  override name = "ProviderFailure";
  statusCode = 502;
  /** The status that it answered, when it answered at all. */
  answered: number | undefined;

  constructor(reason: string, answered?: number) {
    super(reason);
    this.answered = answered;
  }
}
