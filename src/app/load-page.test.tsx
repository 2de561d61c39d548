import { beforeEach, expect, it, vi } from "vitest";
import { storageKeys } from "#content/storage";
import { chunkTimeoutMs } from "#domain/facts/page-loading";
import { createI18n } from "#i18n/instance";
import { loadPage } from "./load-page.ts";
import type { PageRoute } from "./page-routes.ts";

/** A page whose code never loads, unless a test defines it. */
const load = vi.hoisted(() => vi.fn<() => Promise<unknown>>(() => new Promise(() => {})));
vi.mock("virtual:pages", () => ({ pages: { "faqs/FaqsPage": { load, namespaces: [], hasStaticParts: false } } }));

const route: PageRoute = { path: "/faqs", page: "faqs/FaqsPage", namespace: "faqs" };
const i18n = createI18n("en", { faqs: {} });

beforeEach(() => {
  vi.useFakeTimers();
  // It was reloaded before, so the error is thrown.
  sessionStorage.setItem(storageKeys.reloaded, route.path);
});

it("waits two minutes for the code of a page and then fails", async () => {
  let fault: unknown;
  loadPage(route, i18n).catch((error: unknown) => {
    fault = error;
  });
  await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
  expect(fault).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(fault).toBeInstanceOf(Error);
});

it("does not reload forever for a module without a page", async () => {
  load.mockResolvedValueOnce(undefined);
  await expect(loadPage(route, i18n)).rejects.toThrow();
  expect(sessionStorage.getItem(storageKeys.reloaded)).toBe(route.path);
});
