import type { i18n } from "i18next";
import { storageKeys } from "#content/storage";
import { chunkTimeoutMs } from "#domain/facts/page-loading";
import { localPath, type Language } from "#i18n/languages";
import { pages, type PageEntry } from "virtual:pages";
import { loadNamespaces } from "#i18n/load-namespaces";
import { loadStaticHtml } from "#islands";
import type { PageRoute } from "./page-routes.ts";

/**
 * Fetches a page's code, translations and static parts. If one of them fails, because a new release has removed the old
 * files or the network failed, the document is reloaded once. If it fails again, the error is thrown, so that there is no
 * reload loop. docs/product.md, section 8.17.
 */
export async function loadPage(route: PageRoute, i18n: i18n): Promise<Awaited<ReturnType<PageEntry["load"]>>["Page"]> {
  try {
    // Before the reload flag is cleared: a module that exports no page would reload forever.
    const [{ Page }] = await withTimeout(fetchPage(route, i18n));
    clearReloadFlag();
    return Page;
  } catch (error) {
    if (typeof document === "undefined" || hasReloaded(route.path)) throw error;
    hardReload(navigationTarget());
    return new Promise(() => {}); // Never resolves: a reload is in progress.
  }
}

let navigationTarget = () => location.href;

/** Sets how to find the address that a pending navigation leads to. Default: the current address. */
export function setNavigationTarget(getTarget: () => string | undefined): void {
  navigationTarget = () => getTarget() ?? location.href;
}

/** Loads the document from the server, even if only the hash differs. */
function hardReload(address: string): void {
  const here = new URL(location.href);
  const there = new URL(address, here);
  if (there.pathname + there.search === here.pathname + here.search) location.reload();
  else location.assign(there);
}

/** Prefetches a page that a visitor seems about to open. Errors are ignored. */
export function prefetchPage(route: PageRoute, i18n: i18n): void {
  void fetchPage(route, i18n).catch(() => {});
}

function fetchPage(route: PageRoute, i18n: i18n) {
  const page = pages[route.page];
  if (!page) throw new Error(`There is no src/pages/${route.page}.tsx.`);
  const hasAddress = !/[:*]/.test(route.path);
  // The HTML is the largest file. It is requested first, because over HTTP/1.1 the seventh request waits for another.
  const html = hasAddress && page.hasStaticParts && loadStaticHtml(localPath(route.path, i18n.language as Language));
  return Promise.all([page.load(), loadNamespaces(i18n, [...new Set([route.namespace, ...page.namespaces])]), html]);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The page took too long to load.")), chunkTimeoutMs);
      // On a server the timer would keep the process alive.
      if (typeof timer === "object") timer.unref();
    }),
  ]);
}

function hasReloaded(path: string): boolean {
  try {
    if (sessionStorage.getItem(storageKeys.reloaded) === path) return true;
    sessionStorage.setItem(storageKeys.reloaded, path);
    return false;
  } catch {
    return true; // Without storage a reload loop could not be detected.
  }
}

function clearReloadFlag(): void {
  try {
    sessionStorage.removeItem(storageKeys.reloaded);
  } catch {
    // Storage is blocked, so no flag was set.
  }
}
