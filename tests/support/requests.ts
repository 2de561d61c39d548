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

/** Holds back the script of the application. */
export const holdScript = (page: Page) => holdRequests(page, "**/assets/main-*.js");
