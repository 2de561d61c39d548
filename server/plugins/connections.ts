import { randomUUID } from "node:crypto";
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { finished } from "node:stream";
import type { FastifyRequest, FastifyServerOptions, HookHandlerDoneFunction } from "fastify";
import type { ConnectionSettings } from "../env.ts";
import { preferredLanguage } from "../language.ts";
import { translate, type MessageKey } from "../messages/messages.ts";
import type { App } from "../types.ts";
import type { ErrorHandlerOptions } from "./errors.ts";
import { requestIdHeader, type TrustsProxy } from "./request-ids.ts";

/** The latest request of a connection and its response. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whether the longer upload timeout applies. */
  isUpload: boolean;
}

/** Milliseconds for which the rest of an early-answered request is read, so that its sender sees the answer. */
const lingerMs = 5_000;

/** Milliseconds for which open requests may continue after shutdown begins. */
const closingMs = 10_000;

/** Milliseconds between two log lines about connections that were closed because there are too many. */
const fullLogMs = 60_000;

/** Errors of Node's HTTP parser that need a status other than 400. */
const answers: Record<string, { statusCode: number; messageKey: MessageKey }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, messageKey: "error.timeout" },
  HPE_HEADER_OVERFLOW: { statusCode: 431, messageKey: "error.tooLarge" },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { statusCode: 413, messageKey: "error.tooLarge" },
};

/** What error responses outside of Fastify need. */
export interface ConnectionOptions extends ErrorHandlerOptions {
  /** Headers of these responses. */
  headers: Record<string, string>;
  /** Proxies' addresses are not logged, because they do not identify a visitor. */
  trustsProxy: TrustsProxy;
}

/**
 * Limits the number of connections and the time a request may take to arrive (uploads have a longer limit), and closes
 * connections on shutdown. Node itself measures the time, from the first byte of a request.
 */
export class Connections {
  #settings: ConnectionSettings;
  #options: ConnectionOptions;
  #open = new Map<Socket, Exchange | undefined>();
  #log: App["log"] | undefined;
  #isClosing = false;

  constructor(settings: ConnectionSettings, options: ConnectionOptions) {
    this.#settings = settings;
    this.#options = options;
  }

  /** Options for creating the Fastify server. */
  get serverOptions(): Pick<FastifyServerOptions, "requestTimeout" | "clientErrorHandler"> & { http: object } {
    const { requestTimeoutMs } = this.#settings;
    return {
      requestTimeout: requestTimeoutMs,
      // `rejectMalformedRequests` answers a request without a host, in our JSON shape.
      http: {
        requireHostHeader: false,
        requestTimeout: requestTimeoutMs,
        connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6),
      },
      clientErrorHandler: (error, socket) => this.#onClientError(error, socket as Socket),
    };
  }

  /** Starts tracking a server's connections. */
  watch(app: App): void {
    this.#log = app.log;
    app.server.maxConnections = this.#settings.max;
    app.server.on("drop", this.#logFull());
    app.server.on("connection", (socket: Socket) => {
      this.#open.set(socket, undefined);
      socket.once("close", () => this.#open.delete(socket));
    });
    // Before Fastify's own listener, because the upload route looks the request up.
    app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
      this.#open.set(request.socket, { request, response, isUpload: false });
      response.once("finish", () => linger(request));
    });
    // Node would answer these itself, or close the connection without an answer.
    app.server.on(
      "checkExpectation",
      (request: IncomingMessage, response: ServerResponse) => void app.server.emit("request", request, response),
    );
    app.server.on("connect", (_request: IncomingMessage, socket: Socket) => this.#reject(socket, "CONNECT"));
    app.addHook("preClose", async () => this.#close());
    app.addHook("onSend", async (_request, reply) => {
      // Keep-alive connections would delay the exit.
      if (this.#isClosing) reply.header("connection", "close");
    });
  }

  /** An `onRequest` hook that applies the upload timeout to a request. */
  allowUpload = ({ raw }: FastifyRequest, _reply: unknown, done: HookHandlerDoneFunction): void => {
    const exchange = this.#open.get(raw.socket);
    if (exchange) {
      exchange.isUpload = true;
      const timeout = setTimeout(
        () => this.#reject(raw.socket, "ERR_HTTP_REQUEST_TIMEOUT"),
        this.#settings.uploadTimeoutMs,
      );
      finished(raw, () => clearTimeout(timeout));
    }
    done();
  };

  #onClientError({ code }: { code?: string }, socket: Socket): void {
    const exchange = this.#open.get(socket);
    // Node reports a late request once; an upload has its own timeout.
    if (code === "ERR_HTTP_REQUEST_TIMEOUT" && exchange?.isUpload && !exchange.request.complete) return;
    if (code !== "ECONNRESET" && !socket.destroyed) this.#reject(socket, code ?? "");
  }

  /** Sends an error that no route can send, unless a response has begun or nothing was received, and closes the connection. */
  #reject(socket: Socket, code: string): void {
    const exchange = this.#open.get(socket);
    const isAnswered = exchange?.response.headersSent && !isOver(exchange);
    if (!socket.writable || socket.bytesRead === 0 || isAnswered) {
      socket.destroy();
    } else {
      const { statusCode, messageKey } = answers[code] ?? { statusCode: 400, messageKey: "error.badRequest" };
      const language = preferredLanguage(
        exchange && !isOver(exchange) ? exchange.request.headers["accept-language"] : undefined,
      );
      const { headers: common, metrics, marks, trustsProxy } = this.#options;
      const body = JSON.stringify({ Status: 0, Message: translate(language, messageKey) });
      const requestId = randomUUID();
      const headers = {
        ...common,
        [requestIdHeader]: requestId,
        "content-type": "application/json; charset=utf-8",
        "content-length": Buffer.byteLength(body),
        "connection": "close",
      };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\n${lines.join("")}\r\n${body}`);
      socket.destroySoon();
      const address = socket.remoteAddress;
      this.#log?.info(
        { requestId, reason: code, statusCode, addressMark: trustsProxy(address) ? undefined : marks.of(address) },
        "connection refused",
      );
      metrics.rejected(code);
    }
  }

  /** Closes idle connections immediately, and after `closingMs` those still receiving or sending. */
  #close(): void {
    this.#isClosing = true;
    for (const [socket, exchange] of this.#open) {
      if (!exchange || isOver(exchange)) socket.destroy();
    }
    setTimeout(() => {
      for (const [socket, exchange] of this.#open) {
        if (!exchange?.request.complete || exchange.response.headersSent) socket.destroy();
      }
    }, closingMs).unref();
  }

  /** Logs that the limit was reached, at most once per `fullLogMs`. */
  #logFull(): () => void {
    let last = -Infinity;
    return () => {
      const time = performance.now();
      if (time - last < fullLogMs) return;
      last = time;
      this.#log?.warn({ max: this.#settings.max }, "MAX_CONNECTIONS reached: new connections are closed");
    };
  }
}

/** Whether a request is completely received and answered, so that its connection is idle. */
const isOver = ({ request, response }: Exchange) => request.complete && response.writableFinished;

/**
 * After an answer that did not wait for the whole request: what still comes is read and thrown away for a while. Ended
 * immediately, the connection would be reset, and a browser that is still sending could lose the answer (RFC 9112,
 * section 9.6). Chromium looks for an answer only when it has sent everything or can send no more, and finds it then.
 */
function linger(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const end = setTimeout(() => request.destroy(), lingerMs);
  finished(request, () => clearTimeout(end));
  request.unpipe();
  request.resume();
}
