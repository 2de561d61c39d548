import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { paths, statusHostPrefix } from "#contract/calls";
import { preferredLanguage, type Language } from "../language.ts";
import { isMessageKey, translate, type MessageKey } from "../messages/messages.ts";
import type { Metrics } from "../metrics.ts";
import { RateLimitError, UpstreamError, HttpError } from "../http-error.ts";
import { isUnavailable } from "../store/unavailable.ts";
import type { AddressMarks } from "./address-marks.ts";
import { requestIdHeader } from "./request-ids.ts";
import type { App } from "../types.ts";

/** Messages for errors without a message of their own. */
const messageByStatus: Record<number, MessageKey> = {
  404: "error.notFound",
  405: "error.notFound",
  406: "error.mediaType",
  413: "error.tooLarge",
  415: "error.mediaType",
  429: "error.tooMany",
  502: "error.provider",
  503: "error.unavailable",
};

/** `retry-after` of a 503, in seconds; the message says one minute. */
export const retryAfterSeconds = 60;

/** Where rejected requests are counted and logged. */
export interface ErrorHandlerOptions {
  metrics: Metrics;
  /** Replace addresses in the log. */
  marks: AddressMarks;
}

/**
 * Fastify's error handler, also for failures before any route, such as a URL that cannot be decoded. Answers
 * `{Status: 0, Message}` in the visitor's language; a 5xx reveals no internals.
 */
export const errorHandler =
  ({ metrics, marks }: ErrorHandlerOptions) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const language = preferredLanguage(request.headers["accept-language"]);
    const statusCode = statusOf(error);
    // No hook has run when the URL could not be decoded.
    reply.header(requestIdHeader, request.id);
    const retryAfter =
      error instanceof UpstreamError ? error.retryAfterSeconds : statusCode === 503 ? retryAfterSeconds : undefined;
    if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
    if (statusCode >= 500) {
      request.log.error({ err: error }, "request failed");
    } else {
      const reason = error instanceof HttpError ? error.messageKey : error.code;
      const limit = error instanceof RateLimitError ? error.limit : undefined;
      request.log.info({ reason, limit, addressMark: marks.of(request.ip) }, "request refused");
      metrics.rejected(limit === undefined ? reason : `limit.${limit}`);
    }
    return sendError(
      reply,
      statusCode,
      error instanceof HttpError ? messageOf(error, language) : translate(language, messageKeyFor(statusCode), {}),
    );
  };

function statusOf(error: FastifyError): number {
  if (error.statusCode && error.statusCode >= 400) return error.statusCode;
  return isUnavailable(error) ? 503 : 500;
}

/** Rejects requests without exactly one Host header, or with an unsupported Expect header, which Node would answer itself or accept. */
export function rejectMalformedRequests(app: App): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
    // RFC 9112, section 3.2.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw new HttpError(400, "error.badRequest");
    if (raw.headers.expect && raw.headers.expect.toLowerCase() !== "100-continue")
      throw new HttpError(417, "error.badRequest");
  });
}

/** Answers 404 as JSON. */
export function sendNotFoundError(request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, 404, translate(preferredLanguage(request.headers["accept-language"]), "error.notFound"));
}

const callPrefixes = [paths.states.replace(/[^/]+$/, ""), paths.contact.replace(/[^/]+$/, ""), statusHostPrefix];

/** Whether a path belongs to the API, whose errors are JSON, rather than to the pages. */
export const isCall = (path: string) => callPrefixes.some((prefix) => path.startsWith(prefix));

function sendError(reply: FastifyReply, statusCode: number, message: string) {
  // The route's own serializer knows only the shapes of successful responses.
  return (
    reply
      .code(statusCode)
      // Overrides what the route set before it failed.
      .header("cache-control", "no-store")
      .header("vary", "Accept-Language")
      .type("application/json; charset=utf-8")
      .serializer((answer: unknown) => JSON.stringify(answer))
      .send({ Status: 0, Message: message })
  );
}

function messageOf({ messageKey, values: { fieldKey, ...values } }: HttpError, language: Language): string {
  const field = typeof fieldKey === "string" && isMessageKey(fieldKey) ? translate(language, fieldKey) : "";
  return translate(language, messageKey, { ...values, field });
}

const messageKeyFor = (statusCode: number): MessageKey =>
  messageByStatus[statusCode] ?? (statusCode < 500 ? "error.badRequest" : "error.server");
