import type { FastifyReply, FastifyRequest, FastifyServerOptions } from "fastify";
import { LogController } from "fastify";
import { SettingsError } from "../env.ts";
import type { Metrics } from "../metrics.ts";
import type { App } from "../types.ts";

/** The service name in each log line. */
export const serviceName = "saral-loans";

/** Receives log lines instead of standard output, in tests. */
export interface LogStream {
  write(line: string): void;
}

/**
 * Fastify's logging options. A line contains the route, never the requested URL: its query may contain PANs and phone
 * numbers. docs/product.md, section 13.7.
 */
export function loggingOptions(
  level: string,
  stream?: LogStream,
): Pick<FastifyServerOptions, "logger" | "logController"> {
  return {
    logger: {
      level,
      ...(stream ? { stream } : {}),
      base: { service: serviceName },
      formatters: { level: (label: string) => ({ level: label }) },
      // Given a bare error, pino would repeat its message unscrubbed as the message of the line.
      hooks: {
        logMethod(args, method) {
          const [first] = args as unknown[];
          if (first instanceof Error) method.call(this, { err: first }, "error");
          else method.apply(this, args);
        },
      },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, route: request.routeOptions?.url ?? "none" }),
        res: (reply: Pick<FastifyReply, "statusCode">) => ({ statusCode: reply.statusCode }),
        err: describeError,
      },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
  };
}

/** Writes one line for each answer, and counts it. */
export function recordAnswers(app: App, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const {
      method,
      routeOptions: { url: route = "none" },
    } = request;
    const { statusCode, elapsedTime } = reply;
    request.log.info({ method, route, statusCode, ms: Math.round(elapsedTime) }, "answered");
    metrics.answered({ method, route, statusCode, seconds: elapsedTime / 1_000 });
  });
}

/** An error as the log shows it. */
export type DescribedError = {
  type: string;
  code?: string;
  message: string;
  stack: string;
  cause?: DescribedError;
};

/** An error with its stack, but without visitor input that its message may quote. */
export function describeError(error: Error & { code?: unknown }): DescribedError {
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim());
  return {
    type: error.name,
    ...(error.code === undefined ? {} : { code: String(error.code) }),
    message: scrub(error.message),
    stack: frames.join("\n"),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
}

/**
 * One JSON line, like those of the log, that says why the server could not start. Without a stack, which would name only
 * our own code, and without what an error quotes.
 */
export function startupErrorJson(error: unknown): string {
  const reason =
    error instanceof SettingsError
      ? { problems: error.problems }
      : { err: error instanceof Error ? withoutStack(describeError(error)) : { type: "unknown" } };
  return JSON.stringify({
    level: "fatal",
    time: Date.now(),
    service: serviceName,
    ...reason,
    msg: "The server could not start.",
  });
}

function withoutStack({ type, code, message, cause }: DescribedError): object {
  // What is undefined does not appear in JSON.
  return { type, code, message, cause: cause && withoutStack(cause) };
}

/** Characters of a text that are scrubbed; the rest is left out. */
const scrubbedCharactersMax = 2_000;

/** Removes everything between quotation marks or brackets, email addresses, PANs and longer numbers from a text. */
export function scrub(text: string): string {
  return (
    text
      .slice(0, scrubbedCharactersMax)
      // From the first mark to the last: what is quoted may itself hold quotation marks.
      .replace(/(["'`“(])[\s\S]*["'`”)]/g, "…")
      .replace(/[^\s@]+@[^\s@]+/g, "…")
      .replace(/\b[A-Za-z]{5}\d{4}[A-Za-z]\b/g, "…")
      .replace(/[\d०-९][\d०-९ -]{4,}[\d०-९]/g, "…")
  );
}
