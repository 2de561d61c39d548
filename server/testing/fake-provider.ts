import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A request that the fake API received. */
export interface ProviderRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A fake of the lender's API. */
export interface FakeProvider {
  url: string;
  /** The requests of the current test. */
  requests: ProviderRequest[];
  /** Handles a request. Before each test it is reset to a handler that returns an empty success; a test may replace it. */
  answer: (request: ProviderRequest, response: ServerResponse) => void | Promise<void>;
  /** How many connections have been opened to it since it started. */
  accepted(): number;
  /** How many connections are open now. */
  connected(): Promise<number>;
}

/** Sends a JSON response. */
export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

/** Starts a fake of the lender's API on a free port for the tests of the surrounding `describe`. */
export function fakeProvider(): FakeProvider {
  let accepted = 0;
  const provider: FakeProvider = {
    url: "",
    requests: [],
    answer: () => {},
    accepted: () => accepted,
    connected: () => promisify(server.getConnections.bind(server))(),
  };
  const server = createServer((request, response) => {
    read(request).then(
      async (asked) => {
        provider.requests.push(asked);
        await provider.answer(asked, response);
      },
      () => response.destroy(),
    );
  });
  server.on("connection", () => accepted++);
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    provider.requests.length = 0;
    provider.answer = (_request, response) => json(response, { Status: 1, Message: "", Data: [] });
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return provider;
}

async function read(request: IncomingMessage): Promise<ProviderRequest> {
  const url = new URL(request.url!, "http://provider.example");
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method!,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    body: Buffer.concat(chunks),
  };
}
