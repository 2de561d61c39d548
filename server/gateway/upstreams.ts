import type { ProviderSettings } from "../env.ts";
import type { Metrics } from "../metrics.ts";
import { UpstreamError } from "../http-error.ts";
import { CircuitBreaker, type CircuitOpenError, type CircuitState } from "./circuit-breaker.ts";

/** The two hosts of the lender's API. docs/product.md, section 7.1. */
export type ProviderHost = "main" | "status";

/** The circuit of each host; the two share one when they are the same server. */
export type Upstreams = Record<ProviderHost, CircuitBreaker>;

/** Called when circuits open and close. */
export interface UpstreamOptions {
  metrics: Metrics;
  onChange: (host: ProviderHost, state: CircuitState) => void;
}

/** Closed circuits for the hosts that the settings name. */
export function upstreamsOf(
  { url, statusUrl, failuresMax, pauseMs, timeoutMs }: ProviderSettings,
  { metrics, onChange }: UpstreamOptions,
): Upstreams {
  const circuit = (host: ProviderHost) => {
    // An upload may take longer than `timeoutMs`: then the next call is tried beside it.
    const breaker = new CircuitBreaker({
      failuresMax,
      pauseMs,
      trialMs: timeoutMs,
      onChange: (state) => onChange(host, state),
    });
    metrics.watchCircuit(host, () => breaker.state);
    return breaker;
  };
  const main = circuit("main");
  return { main, status: new URL(statusUrl).origin === new URL(url).origin ? main : circuit("status") };
}

/**
 * Whether a failure means that the lender's API is down. A response below 500 does not: otherwise visitors could open
 * the circuit for everyone by sending requests that the lender rejects.
 */
export const isOutage = (error: unknown) =>
  !(error instanceof UpstreamError && error.upstreamStatus !== undefined && error.upstreamStatus < 500);

/** The error for a call that was not made because the circuit is open; the visitor gets its message. */
export const circuitOpenFailure = ({ retryAfterMs }: CircuitOpenError) =>
  new UpstreamError("The provider has not been answering, so it was not asked.", {
    retryAfterSeconds: Math.ceil(retryAfterMs / 1_000),
  });
