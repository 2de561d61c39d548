import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { paths, statusHostPrefix } from "#contract/lender";
import { preferredLanguage, type Language } from "../language.ts";
import { isMessageKey, translate, type MessageKey } from "../messages/messages.ts";
import type { Metrics } from "../metrics.ts";
import { RateLimitError, UpstreamError, HttpError } from "../http-error.ts";
import { isUnavailable } from "../store/unavailable.ts";
import type { AddressMarks } from "./address-marks.ts";
import { requestIdHeader } from "./request-ids.ts";
import type { App } from "../types.ts";

/** What a visitor is told when a request is refused before a route could say it better. */
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

/** Seconds after which a client may try again what was unavailable; the message says a minute. */
export const retryAfterSeconds = 60;

/** What refusals are recorded with. */
export interface ErrorHandlerOptions {
  metrics: Metrics;
  /** Stand for addresses in the log. */
  marks: AddressMarks;
}

/**
 * Fastify's error handler, also for failures that never reached a route, such as an address that cannot be decoded. Turns
 * every failure into `{Status: 0, Message}` in the visitor's language; a 5xx says nothing of the inside.
 */
export const errorHandler = ({ metrics, marks }: ErrorHandlerOptions) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  const language = preferredLanguage(request.headers["accept-language"]);
  const statusCode = statusOf(error);
  // No hook has run when the address could not be decoded.
  reply.header(requestIdHeader, request.id);
  const retryAfter = error instanceof UpstreamError ? error.retryAfterSeconds : statusCode === 503 ? retryAfterSeconds : undefined;
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  if (statusCode >= 500) {
    request.log.error({ err: error }, "request failed");
  } else {
    const reason = error instanceof HttpError ? error.messageKey : error.code;
    const limit = error instanceof RateLimitError ? error.limit : undefined;
    request.log.info({ reason, limit, addressMark: marks.of(request.ip) }, "request refused");
    metrics.refused(limit === undefined ? reason : `limit.${limit}`);
  }
  return sendError(reply, statusCode, error instanceof HttpError ? messageOf(error, language) : translate(language, messageKeyFor(statusCode), {}));
};

function statusOf(error: FastifyError): number {
  if (error.statusCode && error.statusCode >= 400) return error.statusCode;
  return isUnavailable(error) ? 503 : 500;
}

/** Refuses what Node would answer by itself, or let pass: a request that names no host or two, or expects what nobody offers. */
export function rejectMalformedRequests(app: App): void {
  app.addHook("onRequest", async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
    // RFC 9112, section 3.2.
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw new HttpError(400, "error.badRequest");
    if (raw.headers.expect && raw.headers.expect.toLowerCase() !== "100-continue") throw new HttpError(417, "error.badRequest");
  });
}

/** Answers a request to which nothing listens. */
export function sendNotFoundError(request: FastifyRequest, reply: FastifyReply) {
  return sendError(reply, 404, translate(preferredLanguage(request.headers["accept-language"]), "error.notFound"));
}

const callPrefixes = [paths.states.replace(/[^/]+$/, ""), paths.contact.replace(/[^/]+$/, ""), statusHostPrefix];

/** Whether an address belongs to the calls, whose errors are JSON, rather than to the pages. */
export const isCall = (path: string) => callPrefixes.some((prefix) => path.startsWith(prefix));

function sendError(reply: FastifyReply, statusCode: number, message: string) {
  // Written out here: the route's own serializer knows only the shapes of its successes.
  return reply.code(statusCode)
    // A route may have begun to set other headers before it failed.
    .header("cache-control", "no-store")
    .header("vary", "Accept-Language")
    .type("application/json; charset=utf-8")
    .serializer((answer: unknown) => JSON.stringify(answer))
    .send({ Status: 0, Message: message });
}

function messageOf({ messageKey, values: { fieldKey, ...values } }: HttpError, language: Language): string {
  const field = typeof fieldKey === "string" && isMessageKey(fieldKey) ? translate(language, fieldKey) : "";
  return translate(language, messageKey, { ...values, field });
}

const messageKeyFor = (statusCode: number): MessageKey =>
  messageByStatus[statusCode] ?? (statusCode < 500 ? "error.badRequest" : "error.server");
