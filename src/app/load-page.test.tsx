import { beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "#content/storage";
import { chunkTimeoutMs } from "#domain/facts";
import { createI18n } from "#i18n/instance";
import { loadPage } from "./load-page.ts";
import type { PageRoute } from "./page-routes.ts";

/** A page whose code never comes, unless a test says what does. */
const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>(() => new Promise(() => {})));
vi.mock("virtual:pages", () => ({ pages: { "faqs/FaqsPage": { load, namespaces: [], hasStaticParts: false } } }));

const route: PageRoute = { path: "/faqs", page: "faqs/FaqsPage", namespace: "faqs" };
const i18n = createI18n("en", { faqs: {} });

beforeEach(() => {
  vi.useFakeTimers();
  // The document was loaded afresh for it before, so that the fault is told.
  sessionStorage.setItem(storageKeys.reloaded, route.path);
  return () => vi.useRealTimers();
});

it("waits two minutes for the code of a page, as the specification has it, and then gives up", async () => {
  let fault: unknown;
  loadPage(route, i18n).catch((error: unknown) => { fault = error; });
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(fault).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(fault).toBeInstanceOf(Error);
});

it("does not forget that it has reloaded for a module that holds no page, or it would for ever", async () => {
  load.mockResolvedValueOnce(undefined);
  await expect(loadPage(route, i18n)).rejects.toThrow();
  expect(sessionStorage.getItem(storageKeys.reloaded)).toBe(route.path);
});
