import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { LimitSettings } from "../env.ts";
import { hmacSha256Hex } from "../hashes.ts";
import { RateLimitError, type LimitName } from "../http-error.ts";
import { countHit, readCount, type Count } from "../store/rate-limits.ts";
import type { Database } from "../store/tables.ts";
import type { App } from "../types.ts";
import { memoryCounter, type Counter } from "./memory-counter.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Allowed upload attempts per allowed upload: on a bad network a recording may need several. */
const triesPerUpload = 10;

/** Route options that limit a visitor's number of requests. */
type RouteLimit = { config: { rateLimit: NonNullable<NonNullable<RouteShorthandOptions["config"]>["rateLimit"]> } };

/** The limits that routes choose from. docs/product.md, section 13.6. */
export interface Limits {
  calls: RouteLimit;
  writes: RouteLimit;
  lookUps: RouteLimit;
  /** Upload attempts, whatever their outcome. */
  uploadTries: RouteLimit;
  /** Throws a {@link RateLimitError} when an address has reached its number of stored uploads. */
  checkUploads(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Counts an upload that was stored. */
  countUpload(request: FastifyRequest): Promise<void>;
  /** Counts one look-up of a value, and throws a {@link RateLimitError} when it has been looked up too often. */
  countLookUp(request: FastifyRequest, reply: FastifyReply, value: string): Promise<void>;
}

/** Limits, storage and clock of {@link registerLimits}. */
export interface LimitOptions {
  limits: LimitSettings;
  /** HMAC key: addresses and values are stored only as keyed hashes. */
  hashKey: string;
  /** Set when several processes count together; otherwise each counts in its own memory. */
  sharedIn?: Database | undefined;
  now: () => Date;
}

/** Prepares the limits. An address is an IPv4 address or an IPv6 network of 64 bits, which is what one household has. */
export async function registerLimits(app: App, { limits, hashKey, sharedIn, now }: LimitOptions): Promise<Limits> {
  const counter: Counter = sharedIn
    ? { hit: (...hit) => countHit(sharedIn, ...hit), read: (...key) => readCount(sharedIn, ...key) }
    : memoryCounter();
  await app.register(rateLimit, {
    global: false,
    // If counting fails, requests must still be served.
    skipOnError: true,
    store: storeOf(counter, now),
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": true,
    },
  });
  const addressKey = (name: LimitName, request: FastifyRequest) =>
    `${name}:${hmacSha256Hex(hashKey, addressOf(request))}`;
  const perAddress = (name: LimitName, max: number, timeWindow: number): RouteLimit => ({
    config: {
      rateLimit: {
        max,
        timeWindow,
        keyGenerator: (request) => addressKey(name, request),
        errorResponseBuilder: () => new RateLimitError(name),
      },
    },
  });
  const values = new WeakMap<FastifyRequest, string>();
  const countValue = app.createRateLimit({
    max: limits.lookUpsPerValuePerHour,
    timeWindow: hourMs,
    keyGenerator: (request) => `value:${hmacSha256Hex(hashKey, values.get(request) ?? "")}`,
  });
  return {
    calls: perAddress("calls", limits.callsPerMinute, minuteMs),
    writes: perAddress("writes", limits.writesPerMinute, minuteMs),
    lookUps: perAddress("look-ups", limits.lookUpsPerMinute, minuteMs),
    uploadTries: perAddress("upload-tries", limits.uploadsPerHour * triesPerUpload, hourMs),
    async checkUploads(request, reply) {
      const time = now();
      const count = await counter.read(addressKey("uploads", request), time, hourMs).catch(() => undefined);
      if (!count || count.hits < limits.uploadsPerHour) return;
      reply.header("retry-after", Math.ceil(untilReset(count, time, hourMs) / 1_000));
      throw new RateLimitError("uploads");
    },
    async countUpload(request) {
      // The recording is stored, so acknowledge it even if counting fails.
      await counter.hit(addressKey("uploads", request), now(), hourMs).catch(() => undefined);
    },
    async countLookUp(request, reply, value) {
      values.set(request, value);
      const count = await countValue(request);
      if (count.isAllowed || !count.isExceeded) return;
      reply.header("retry-after", count.ttlInSeconds);
      throw new RateLimitError("look-ups-of-a-value");
    },
  };
}

/** Milliseconds until a window ends, at most its length: another process with another clock may have started it. */
const untilReset = ({ resets_at }: Count, now: Date, windowMs: number) =>
  Math.min(windowMs, Math.max(0, Date.parse(resets_at) - now.getTime()));

/** `request.ip` is undefined when the connection was lost early, despite Fastify's types: all such requests count as one. */
function addressOf(request: FastifyRequest): string {
  const ip: string | undefined = request.ip;
  return ip === undefined ? "" : normalizeIP(ip, 64);
}

/**
 * The plugin's store interface. All routes share one store, where the plugin's own has one for each route: routes with
 * the same limit share a count, and keys begin with the limit's name.
 */
function storeOf(counter: Counter, now: () => Date) {
  type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void;
  return class Store {
    incr(key: string, answer: Answer, timeWindow: number): void {
      const time = now();
      counter.hit(key, time, timeWindow).then(
        (count) => answer(null, { current: count.hits, ttl: untilReset(count, time, timeWindow) }),
        (error: Error) => answer(error),
      );
    }

    child(): Store {
      return this;
    }
  };
}
