import autocannon, { type Result } from "autocannon";
import { idempotencyHeader, paths, statusHostPrefix } from "#contract/calls";
import { loadGeography } from "../../server/geography/geography.ts";
import { percentile } from "../support/figures.ts";
import { applicationsFrom, mobileOf, panOf } from "./applicants.ts";
import type { Round, RoundResult } from "./rounds.ts";

/**
 * The load generator, a separate process so that it does not take the server's time. Each message starts one round and
 * is answered with its result.
 */

/** Seconds after which a missing response fails the round. */
const timeoutSeconds = 10;

/** Number of simulated visitors, with addresses from the range reserved for benchmarks. */
const visitors = 1_000;

const applicationOf = applicationsFrom(await loadGeography());

process.on("message", (round: Round) => {
  run(round).then(
    (result) => process.send!(result),
    (error: Error) => process.send!({ error: error.message }),
  );
});

const requestOf = {
  /** Picks applicants at random, half by PAN and half by mobile number, as /check does. */
  lookUp({ stored }: Round) {
    const applicant = Math.floor(Math.random() * stored);
    return Math.random() < 0.5
      ? { method: "GET" as const, path: `${paths.leadInfo}?lead_id=&pan_number=${panOf(applicant)}` }
      : {
          method: "GET" as const,
          path: `${statusHostPrefix}${paths.leadInfo}?lead_id=&pan_number=${mobileOf(applicant)}`,
        };
  },
  /** A new applicant. */
  apply({ firstNew }: Round, count: number) {
    return { method: "POST" as const, path: paths.apply, body: JSON.stringify(applicationOf(firstNew + count)) };
  },
};

/** The forwarded address a proxy adds, and the headers a form sends. */
function headersOf(call: Round["call"], count: number): { headers: Record<string, string> } {
  const visitor = count % visitors;
  const headers: Record<string, string> = { "x-forwarded-for": `198.18.${visitor >> 8}.${visitor & 255}` };
  if (call === "apply")
    Object.assign(headers, { "content-type": "application/json", [idempotencyHeader]: crypto.randomUUID() });
  return { headers };
}

async function run(round: Round): Promise<RoundResult> {
  const { origins, call, amount, connections } = round;
  const took: number[] = [];
  let made = 0;
  let last = 0;
  const start = performance.now();
  const outcome = await new Promise<Result>((resolve, reject) => {
    autocannon(
      {
        url: origins,
        amount,
        connections,
        timeout: timeoutSeconds,
        requests: [
          {
            method: "GET",
            path: "/",
            headers: {},
            setupRequest: (request) => Object.assign(request, requestOf[call](round, made), headersOf(call, made++)),
          },
        ],
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    ).on("response", (_client, _status, _bytes, milliseconds) => {
      took.push(milliseconds);
      last = performance.now();
    });
  });
  const failed = outcome.errors + outcome.timeouts + outcome.non2xx;
  if (failed > 0) throw new Error(`${failed} of ${amount} calls (${call}) failed: ${JSON.stringify(outcome)}`);
  return {
    perSecond: took.length / ((last - start) / 1_000),
    medianMs: percentile(took, 0.5),
    p99Ms: percentile(took, 0.99),
    applicants: made,
  };
}
