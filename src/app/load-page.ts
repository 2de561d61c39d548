import type { i18n } from "i18next";
import { storageKeys } from "#content/storage";
import { chunkTimeoutMs } from "#domain/facts";
import { localPath, type Language } from "#i18n/languages";
import { pages, type PageEntry } from "virtual:pages";
import { loadNamespaces } from "#i18n/load-namespaces";
import { loadStaticHtml } from "#islands";
import type { PageRoute } from "./page-routes.ts";

/**
 * Fetches a page's code, translations and static parts. When one of them fails - a new release has taken the old files away, the
 * network broke - the document is loaded afresh, once; when it fails again the error is thrown, so that there is never a loop.
 * Specification, section 8, "Page-module load failure".
 */
export async function loadPage(route: PageRoute, i18n: i18n): Promise<Awaited<ReturnType<PageEntry["load"]>>["Page"]> {
  try {
    // Before the reload is forgotten: a module without a page would be loaded for ever.
    const [{ Page }] = await withTimeout(fetchPage(route, i18n));
    clearReloadFlag();
    return Page;
  } catch (error) {
    if (typeof document === "undefined" || hasReloaded(route.path)) throw error;
    hardReload(navigationTarget());
    return new Promise(() => {}); // Nothing more happens here: the document is on its way out.
  }
}

let navigationTarget = () => location.href;

/** Tells where a visitor is going while a page is being fetched; before that, it is where they are. */
export function setNavigationTarget(getTarget: () => string | undefined): void {
  navigationTarget = () => getTarget() ?? location.href;
}

/** Loads a document even where only the part behind the "#" would change. */
function hardReload(address: string): void {
  const here = new URL(location.href);
  const there = new URL(address, here);
  if (there.pathname + there.search === here.pathname + here.search) location.reload();
  else location.assign(there);
}

/** Fetches ahead what a visitor seems about to open; a failure is no one's business yet. */
export function prefetchPage(route: PageRoute, i18n: i18n): void {
  void fetchPage(route, i18n).catch(() => {});
}

function fetchPage(route: PageRoute, i18n: i18n) {
  const page = pages[route.page];
  if (!page) throw new Error(`There is no src/pages/${route.page}.tsx.`);
  const hasAddress = !/[:*]/.test(route.path);
  return Promise.all([
    page.load(),
    loadNamespaces(i18n, [...new Set([route.namespace, ...page.namespaces])]),
    hasAddress && page.hasStaticParts && loadStaticHtml(localPath(route.path, i18n.language as Language)),
  ]);
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      const timer = setTimeout(() => reject(new Error("The page took too long to load.")), chunkTimeoutMs);
      // On a server a timer that nobody awaits would keep the process alive.
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
    return true; // Without storage a loop could not be told from a first try.
  }
}

function clearReloadFlag(): void {
  try {
    sessionStorage.removeItem(storageKeys.reloaded);
  } catch {
    // Nothing was remembered either.
  }
}
