import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";
import { runInRequest } from "../request-context.ts";
import type { App } from "../types.ts";

/** The header of a request's id: from the proxy, in our response and to the lender. */
export const requestIdHeader = "x-request-id";

/** Whether an address is one of the proxies in TRUST_PROXY. */
export type TrustsProxy = (address: string | undefined) => boolean;

/** Reads TRUST_PROXY: addresses, networks and names, separated by commas. */
export function trustedProxies(trustProxy: string | undefined): TrustsProxy {
  if (trustProxy === undefined) return () => false;
  const trusts = proxyAddr.compile(trustProxy.split(",").map((part) => part.trim()));
  return (address) => address !== undefined && trusts(address, 0);
}

/**
 * 128 bits in hexadecimal, as nginx writes them, or a UUID, as most other proxies do. Nothing else is accepted, because
 * free text could carry a name or a phone number into the log.
 */
const proxyId = /^(?:[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** https://www.w3.org/TR/trace-context/#traceparent-header */
const traceParent = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;

/** The id of a request: the one a trusted proxy gave it, by `x-request-id` or `traceparent`, or a new one. */
export const requestIds =
  (trusts: TrustsProxy) =>
  ({ headers, socket }: IncomingMessage): string => {
    if (trusts(socket.remoteAddress)) {
      const given = headers[requestIdHeader];
      if (typeof given === "string" && proxyId.test(given)) return given;
      const traceId = traceParent.exec(String(headers.traceparent ?? ""))?.[1];
      if (traceId !== undefined) return traceId;
    }
    return randomUUID();
  };

/** Sends each request's id back, and makes it available to the code that serves the request. */
export function carryRequestIds(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  // In `preHandler`, after the body: the body parser loses the async context of earlier hooks.
  app.addHook("preHandler", (request, _reply, done) => runInRequest(request.id, done));
}
