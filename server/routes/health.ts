import * as v from "valibot";
import { ping } from "../store/database.ts";
import type { Database } from "../store/tables.ts";
import type { App } from "../types.ts";

const health = v.object({ status: v.picklist(["ready", "unavailable"]) });

/** Milliseconds in which the database must answer. */
const patienceMs = 2_000;

/** Tells whether this process can serve, its database included. product.md, section 5. */
export function healthRoutes(app: App, { db }: { db: Database }): void {
  app.get("/healthz", { schema: { response: { 200: health, 503: health } } }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await inTime(ping(db));
      return { status: "ready" as const };
    } catch (error) {
      app.log.error({ err: error }, "database unavailable");
      return reply.code(503).send({ status: "unavailable" });
    }
  });
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The database did not answer in time.")), patienceMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
