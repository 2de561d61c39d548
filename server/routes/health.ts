import * as v from "valibot";
import { retryAfterSeconds } from "../plugins/errors.ts";
import { checkOutcomes, type ReadinessCheck } from "../readiness.ts";
import type { App } from "../types.ts";

const alive = v.object({ status: v.literal("alive") });

const outcomes = v.record(v.picklist(checkOutcomes.names), v.picklist(checkOutcomes.values));
const readiness = v.object({ status: v.picklist(["ready", "unavailable"]), checks: outcomes });

/**
 * `/livez` checks only that the process answers. `/readyz` (older name: `/healthz`) checks whether this process should
 * receive traffic: 503 when something that every visitor needs has failed. docs/product.md, section 13.8;
 * docs/decisions/0022-operations.md.
 */
export function healthRoutes(app: App, checks: readonly ReadinessCheck[]): void {
  app.get("/livez", { schema: { response: { 200: alive } } }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "alive" as const };
  });

  for (const path of ["/readyz", "/healthz"]) {
    app.get(path, { schema: { response: { 200: readiness, 503: readiness } } }, async (_request, reply) => {
      reply.header("cache-control", "no-store");
      const results = await Promise.all(checks.map(async (check) => ({ check, outcome: await check.outcome() })));
      const isReady = results.every(({ check, outcome }) => outcome === "ok" || !check.isRequired);
      if (!isReady) reply.code(503).header("retry-after", retryAfterSeconds);
      return {
        status: isReady ? ("ready" as const) : ("unavailable" as const),
        checks: Object.fromEntries(results.map(({ check, outcome }) => [check.name, outcome])),
      };
    });
  }
}
