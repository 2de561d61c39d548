import autocannon, { type Result } from "autocannon";
import { idempotencyHeader, paths, statusHostPrefix } from "#contract/lender";
import { loadGeography } from "../../server/geography/geography.ts";
import { percentile } from "../support/figures.ts";
import { applicationsFrom, mobileOf, panOf } from "./applicants.ts";
import type { Round, RoundResult } from "./rounds.ts";

/**
 * The callers, in a process of their own, so that the server's time is its own. Each message is one round of calls and
 * is answered with what it measured.
 */

/** Seconds after which an answer that has not come is a failure. */
const timeoutSeconds = 10;

/** Visitors that seem to call, each from an address of its own in the range that is set aside for measurements. */
const visitors = 1_000;

const applicationOf = applicationsFrom(await loadGeography());

process.on("message", (round: Round) => {
  run(round).then(
    (result) => process.send!(result),
    (error: Error) => process.send!({ error: error.message }),
  );
});

const requestOf = {
  /** Every applicant in the table is as likely as any other; half by PAN, half by mobile number, as /check asks. */
  lookUp({ stored }: Round) {
    const applicant = Math.floor(Math.random() * stored);
    return Math.random() < 0.5
      ? { method: "GET" as const, path: `${paths.leadInfo}?lead_id=&pan_number=${panOf(applicant)}` }
      : { method: "GET" as const, path: `${statusHostPrefix}${paths.leadInfo}?lead_id=&pan_number=${mobileOf(applicant)}` };
  },
  /** Somebody who has never applied. */
  apply({ firstNew }: Round, count: number) {
    return { method: "POST" as const, path: paths.apply, body: JSON.stringify(applicationOf(firstNew + count)) };
  },
};

/** The proxy's word for who calls, and what a form sends with an application. */
function headersOf(call: Round["call"], count: number): { headers: Record<string, string> } {
  const visitor = count % visitors;
  const headers: Record<string, string> = { "x-forwarded-for": `198.18.${visitor >> 8}.${visitor & 255}` };
  if (call === "apply") Object.assign(headers, { "content-type": "application/json", [idempotencyHeader]: crypto.randomUUID() });
  return { headers };
}

async function run(round: Round): Promise<RoundResult> {
  const { url, call, amount, connections } = round;
  const took: number[] = [];
  let made = 0;
  let last = 0;
  const start = performance.now();
  const outcome = await new Promise<Result>((resolve, reject) => {
    autocannon({
      url, amount, connections, timeout: timeoutSeconds,
      requests: [{
        method: "GET", path: "/", headers: {},
        setupRequest: (request) => Object.assign(request, requestOf[call](round, made), headersOf(call, made++)),
      }],
    }, (error, result) => (error ? reject(error) : resolve(result)))
      .on("response", (_client, _status, _bytes, milliseconds) => {
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
