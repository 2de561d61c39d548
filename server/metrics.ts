import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { CircuitState } from "./gateway/circuit-breaker.ts";
import type { MetricsSettings } from "./env.ts";

/** What was stored, or handed to the lender, on behalf of a visitor. */
export type SavedKind = "application" | "message" | "video";

/** A request that was answered. */
export interface AnsweredRequest {
  method: string;
  /** The route's template, never the requested URL. */
  route: string;
  statusCode: number;
  seconds: number;
}

/** A call to the lender's API. */
export interface ProviderRequest {
  /** "main" is PROVIDER_URL, "status" STATUS_PROVIDER_URL. */
  host: string;
  /** The call's last path segment: "getState". */
  call: string;
  /** "refused": the call was not sent because the circuit was open. */
  outcome: "answered" | "failed" | "refused";
  seconds: number;
}

/** What the server counts for its operators. No value here comes from a visitor. */
export interface Metrics {
  /** Records the duration of an answered request. */
  answered(request: AnsweredRequest): void;
  /** Counts something that was stored and acknowledged. */
  saved(kind: SavedKind): void;
  /** Counts a rejected request. `kind` is one of a fixed list: a limit, a message key or an error code of ours, Fastify's or Node's. */
  rejected(kind: string): void;
  /** Records the duration and outcome of a call to the lender's API. */
  providerCalled(request: ProviderRequest): void;
  /** Registers a circuit whose state is read on each scrape. */
  watchCircuit(host: string, state: () => CircuitState): void;
}

/** Metrics that record nothing, for a server without METRICS_PORT. */
export const noMetrics: Metrics = {
  answered() {},
  saved() {},
  rejected() {},
  providerCalled() {},
  watchCircuit() {},
};

/** Histogram buckets in seconds: from a page served from memory up to slow calls to the lender's API. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const circuitStates: CircuitState[] = ["closed", "half-open", "open"];

/** Metrics that a Prometheus server can read. */
export interface PrometheusMetrics extends Metrics {
  contentType: string;
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>;
}

/** Creates the Prometheus metrics, including those of the process and its event loop. */
export async function prometheusMetrics(): Promise<PrometheusMetrics> {
  // Loaded only where it is used: it needs a few megabytes.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's first byte to the end of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: durationBuckets,
    registers,
  });
  const saves = new Counter({
    name: "saral_saves_total",
    help: "Applications, messages and videos that were acknowledged.",
    labelNames: ["kind"],
    registers,
  });
  for (const kind of ["application", "message", "video"] satisfies SavedKind[]) saves.inc({ kind }, 0);
  const rejections = new Counter({
    name: "saral_refusals_total",
    help: "Requests that were refused, by reason.",
    labelNames: ["kind"],
    registers,
  });
  const providerRequests = new Histogram({
    name: "saral_provider_request_duration_seconds",
    help: "Time that a call to the lender's API took.",
    labelNames: ["host", "call", "outcome"],
    buckets: durationBuckets,
    registers,
  });
  const circuits = new Map<string, () => CircuitState>();
  void new Gauge({
    name: "saral_provider_circuit_state",
    help: "1 for the state in which the circuit to the lender's API is, 0 for the others.",
    labelNames: ["host", "state"],
    registers,
    collect() {
      for (const [host, current] of circuits) {
        for (const state of circuitStates) this.set({ host, state }, current() === state ? 1 : 0);
      }
    },
  });
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    answered: ({ method, route, statusCode, seconds }) => {
      requests.observe({ method, route, status: `${Math.floor(statusCode / 100)}xx` }, seconds);
    },
    saved: (kind) => saves.inc({ kind }),
    rejected: (kind) => rejections.inc({ kind }),
    providerCalled: ({ host, call, outcome, seconds }) => providerRequests.observe({ host, call, outcome }, seconds),
    watchCircuit: (host, state) => void circuits.set(host, state),
  };
}

/** A server of metrics that is listening. */
export interface MetricsServer {
  /** "http://127.0.0.1:9464/metrics" */
  address: string;
  close(): Promise<void>;
}

/** Serves metrics at `/metrics` on a port of their own, which visitors must not reach. Fails if the port is taken. */
export async function serveMetrics(
  metrics: PrometheusMetrics,
  { host, port }: MetricsSettings,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen({ host, port });
  await once(server, "listening");
  const bound = server.address() as AddressInfo;
  return {
    address: `http://${bound.family === "IPv6" ? `[${bound.address}]` : bound.address}:${bound.port}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
