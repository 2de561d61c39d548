import type { Page } from "@playwright/test";

/** Holds matching requests back, as a slow network does, until the returned function is called. */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  options?: { times?: number },
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await promise;
      await route.continue();
    },
    options,
  );
  return resolve;
}

/** Makes matching scripts fail until the page is loaded again: browsers from before 2026 remember a failed import that long. */
export async function failUntilReload(page: Page, url: string): Promise<void> {
  await page.route(url, (route) => {
    page.once("domcontentloaded", () => void page.unroute(url));
    return route.abort();
  });
}

/** Holds back the script of the application. */
export const holdScript = (page: Page) => holdRequests(page, "**/assets/main-*.js");
