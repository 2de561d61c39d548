import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { phone } from "../support/phone.ts";

/** Slow 4G on a connection that is already open, and a processor slowed down four times. The throttling is really applied. */
export const slowPhone = { roundTripMs: 150, bytesPerMs: 200, cpuSlowdown: 4 };

/** Milliseconds to let a page finish what it fetches ahead, and to wait for a paint. */
const settleMs = 1_500;
const timeoutMs = 30_000;

/** Session storage keys by which a document tells the next one what was pressed and what has to appear. */
const keys = { pressed: "bench-pressed", heading: "bench-heading", painted: "bench-painted" };

/** A second visit. */
export interface SecondVisit {
  firstPaintMs: number;
  /** Bytes on the wire of files under `assets`, which the first visit has stored. */
  repeatedBytes: number;
}

/** Opens an address, closes it, and opens it again with the browser's cache. */
export function measureSecondVisit(browser: Browser, url: string): Promise<SecondVisit> {
  return inContext(browser, async (context) => {
    const first = await context.newPage();
    await first.goto(url);
    await settle(first);
    await first.close();

    const page = await context.newPage();
    const session = await slowDown(page);
    const assets = new Set<string>();
    let repeatedBytes = 0;
    session.on("Network.responseReceived", ({ requestId, response }) => {
      if (new URL(response.url).pathname.startsWith("/assets/") && !response.fromDiskCache) assets.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (assets.has(requestId)) repeatedBytes += encodedDataLength;
    });
    await page.goto(url);
    await settle(page);
    const firstPaintMs = await page.evaluate(
      () => performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    );
    return { firstPaintMs, repeatedBytes };
  });
}

/**
 * Milliseconds from a press on a link until the next page's heading is painted, in this document or in a new one.
 * With `isAhead`, the page has time to fetch the next one ahead. Throws if it was not fetched ahead, or if it was without
 * `isAhead`.
 */
export function measureNavigation(
  browser: Browser,
  { from, link, heading, isAhead }: { from: string; link: string; heading: string; isAhead: boolean },
): Promise<number> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(recordPaint, keys);
    await page.goto(from);
    await settle(page);
    // A link in closed details takes neither the pointer nor the focus.
    const anchor = page.locator(link).filter({ visible: true }).first();
    if (isAhead) {
      // Not the focus: speculation rules ignore it.
      await anchor.hover();
      await settle(page);
    }
    // Without the pointer that a real click moves over the link, and which fetches ahead.
    await anchor.evaluate(
      (element: HTMLElement, { key, text }) => {
        sessionStorage.setItem(key, text);
        element.click();
      },
      { key: keys.heading, text: heading },
    );
    const times = await page
      .waitForFunction(
        ({ pressed, painted }) => {
          const [start, end] = [sessionStorage.getItem(pressed), sessionStorage.getItem(painted)];
          return start && end && [Number(start), Number(end)];
        },
        keys,
        { timeout: timeoutMs },
      )
      .then((handle) => handle.jsonValue());
    if (!times) throw new Error(`"${heading}" was not painted after ${link} on ${from}.`);
    if ((await page.evaluate(wasFetchedAhead, times[0]!)) !== isAhead)
      throw new Error(`${link} on ${from} was ${isAhead ? "not " : ""}fetched ahead.`);
    return times[1]! - times[0]!;
  });
}

/** The text of a page's main heading. */
export function readHeading(browser: Browser, url: string): Promise<string> {
  return inContext(browser, async (context) => {
    const page = await context.newPage();
    await page.goto(url);
    return (await page.locator("h1").textContent())!;
  });
}

/** Runs in each document before its own scripts: notes the press, and the first frame after the heading has appeared. */
function recordPaint({ pressed, heading, painted }: typeof keys): void {
  const now = () => String(performance.timeOrigin + performance.now());
  const look = () => {
    if (document.querySelector("h1")?.textContent !== sessionStorage.getItem(heading)) requestAnimationFrame(look);
    // The frame is on the screen when the task after it runs.
    else setTimeout(() => sessionStorage.setItem(painted, now()));
  };
  addEventListener(
    "click",
    () => {
      sessionStorage.setItem(pressed, now());
      requestAnimationFrame(look);
    },
    true,
  );
  // The press was in the document before this one.
  if (sessionStorage.getItem(pressed) !== null) requestAnimationFrame(look);
}

/** Whether the current page had arrived before the press: for the application, or through a speculation rule. */
function wasFetchedAhead(pressed: number): boolean {
  return (performance.getEntriesByName(location.href) as (PerformanceResourceTiming & { deliveryType: string })[]).some(
    ({ deliveryType, responseEnd }) =>
      deliveryType === "navigational-prefetch" || performance.timeOrigin + responseEnd <= pressed,
  );
}

async function settle(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: timeoutMs });
  await page.waitForLoadState("networkidle", { timeout: timeoutMs });
  await page.waitForTimeout(settleMs);
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slowPhone.roundTripMs,
    downloadThroughput: slowPhone.bytesPerMs * 1_000,
    uploadThroughput: (slowPhone.bytesPerMs * 1_000) / 2,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowPhone.cpuSlowdown });
  return session;
}

async function inContext<T>(browser: Browser, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
