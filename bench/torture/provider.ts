import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import type { ApplicationPayload } from "#contract/lender";
import { idempotencyHeader } from "#contract/calls";
import { inParallel, type Tally } from "./ledger.ts";
import { createSite, withSite, type LaneOptions } from "./site.ts";

const applicationsPerRound = 40;

/** How a lender's API fails. The application may have been stored before. */
const misbehaviours: ((response: ServerResponse) => void)[] = [
  (response) => response.destroy(),
  (response) => response.writeHead(500, { "content-type": "application/json" }).end('{"Status":0,"Message":"x"}'),
  (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>"),
  (response) =>
    response.writeHead(200, { "content-type": "application/json", "content-length": 500 }).end('{"Status":1,'),
  (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"State":"done"}'),
  (response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(),
  (response) =>
    response.writeHead(200, { "content-encoding": "gzip, gzip, gzip, gzip, gzip, gzip" }).end("x".repeat(600_000)),
  (response) =>
    response
      .writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" })
      .end(gzipSync(Buffer.alloc(20_000_000))),
  // Never responds: the server gives up after PROVIDER_TIMEOUT_MS.
  () => {},
  (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const drip = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(drip));
  },
];

/**
 * The server in front of a lender's API that fails and returns wrong data. The server may acknowledge only what the lender
 * stored, and all attempts of one application must reach the lender with the same key.
 */
export async function lyingProvider(options: LaneOptions): Promise<Tally> {
  const keys = new Map<string, Set<string>>();
  const stored = new Map<string, string>();
  const lender = createServer((request, response) => {
    void (readJson(request) as Promise<ApplicationPayload>).then(
      ({ pan }) => {
        const key = String(request.headers[idempotencyHeader]);
        keys.set(pan, (keys.get(pan) ?? new Set()).add(key));
        const fate = Math.random();
        if (fate < 0.75 && !stored.has(key)) stored.set(key, `lead-${stored.size}`);
        if (fate < 0.5) {
          response
            .writeHead(200, { "content-type": "application/json" })
            .end(
              JSON.stringify({ Status: 1, Message: "", Data: { lead_id: stored.get(key), reference_number: "L-1" } }),
            );
        } else {
          misbehaviours[Math.floor(Math.random() * misbehaviours.length)]!(response);
        }
      },
      () => response.destroy(),
    );
  }).listen(0, "127.0.0.1");
  await once(lender, "listening");
  const site = createSite(options, {
    PROVIDER_URL: `http://127.0.0.1:${(lender.address() as AddressInfo).port}`,
    PROVIDER_TIMEOUT_MS: "700",
    PROVIDER_PAUSE_MS: "100",
  });
  const { ledger, tally } = site;
  try {
    return await withSite(site, async () => {
      const { origin } = await site.start();
      for (; tally.rounds < options.rounds; tally.rounds++) {
        await inParallel(
          Array.from({ length: applicationsPerRound }, () => () => ledger.apply(origin, ledger.newSubmission())),
          16,
        );
      }
      await ledger.finish(origin);
      const known = new Set(stored.values());
      tally.lost += ledger.submissions.filter(({ leadId }) => leadId !== undefined && !known.has(leadId)).length;
      tally.doubled += [...keys.values()].filter((used) => used.size > 1).length;
    });
  } finally {
    lender.close().closeAllConnections();
  }
}
