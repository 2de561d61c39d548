import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { phone } from "../support/phone.ts";

/** One response as sent on the wire. */
export interface Transfer {
  url: string;
  kind: "html" | "script" | "style" | "other";
  status: number;
  /** "br", "gzip" or "" for none. */
  encoding: string;
  /** Bytes of the body as sent. */
  bodyBytes: number;
  /** Bytes of the headers. HTTP/1.1 sends them in full, HTTP/2 and 3 compress them. */
  headerBytes: number;
}

/** Milliseconds without network activity after which a page is idle. */
const idleMs = 1_000;

/** Milliseconds for a page to become ready and idle. */
const timeoutMs = 30_000;

/** Opens a page with an empty cache, without interaction, and returns everything it fetched until it was idle. */
export async function recordTransfers(browser: Browser, url: string): Promise<Transfer[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const record = await recordNetwork(await context.newCDPSession(page));
    await page.goto(url);
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: timeoutMs });
    await waitForNetworkIdle(record, url);
    return record.transfers();
  } finally {
    await context.close();
  }
}

async function waitForNetworkIdle(record: Awaited<ReturnType<typeof recordNetwork>>, url: string): Promise<void> {
  for (const end = performance.now() + timeoutMs; performance.now() < end; await wait(50)) {
    if (record.idleSince() + idleMs < performance.now()) return;
  }
  throw new Error(`${url} is still fetching after ${timeoutMs / 1_000} seconds.`);
}

async function recordNetwork(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  const pending = new Set<string>();
  let lastActivity = performance.now();
  const ends = (requestId: string) => {
    pending.delete(requestId);
    lastActivity = performance.now();
  };

  session.on("Network.requestWillBeSent", ({ requestId, request }) => {
    // data: addresses cause no transfer.
    if (!/^https?:/.test(request.url)) return;
    pending.add(requestId);
    lastActivity = performance.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    if (!pending.has(requestId)) return;
    const encoding =
      Object.entries(response.headers).find(([name]) => name.toLowerCase() === "content-encoding")?.[1] ?? "";
    transfers.set(requestId, {
      url: response.url,
      kind: transferKind(response.mimeType),
      status: response.status,
      encoding,
      bodyBytes: 0,
      headerBytes: response.encodedDataLength,
    });
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bodyBytes = encodedDataLength - transfer.headerBytes;
    ends(requestId);
  });
  session.on("Network.loadingFailed", ({ requestId }) => ends(requestId));
  await session.send("Network.enable");

  return {
    transfers: () => [...transfers.values()],
    idleSince: () => (pending.size > 0 ? Number.POSITIVE_INFINITY : lastActivity),
  };
}

function transferKind(mimeType: string): Transfer["kind"] {
  if (mimeType === "text/html") return "html";
  if (mimeType === "text/css") return "style";
  return /\bjavascript$/.test(mimeType) ? "script" : "other";
}
