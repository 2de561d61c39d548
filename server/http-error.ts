import type { MessageKey } from "./messages/messages.ts";

/** The limits that a visitor can reach, as the log and the metrics name them. */
export type LimitName = "calls" | "writes" | "look-ups" | "look-ups-of-a-value" | "upload-tries" | "uploads";

/** A 4xx that the server sends on purpose, with a message for the visitor. */
export class HttpError extends Error {
  override name = "HttpError";
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

/** A visitor has reached a limit; `limit` is for the log and the metrics. */
export class RateLimitError extends HttpError {
  limit: LimitName;

  constructor(limit: LimitName) {
    super(429, "error.tooMany");
    this.limit = limit;
  }
}

/** The lender's API failed or sent an unexpected response. `reason` goes to the log and never quotes the response. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  statusCode = 502;
  /** The HTTP status of the lender's response, if there was one. */
  upstreamStatus: number | undefined;
  /** Seconds until a retry makes sense, if known. */
  retryAfterSeconds: number | undefined;

  constructor(
    reason: string,
    { upstreamStatus, retryAfterSeconds }: { upstreamStatus?: number; retryAfterSeconds?: number } = {},
  ) {
    super(reason);
    this.upstreamStatus = upstreamStatus;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
