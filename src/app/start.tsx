import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, NavigationType, RouterProvider } from "react-router-dom";
import { createI18n } from "#i18n/instance";
import { languageOf, languages, localPath, routePath } from "#i18n/languages";
import { loadTranslations } from "#i18n/load-namespaces";
import { shellNamespaces } from "virtual:pages";
import { captureStaticHtml } from "#islands";
import { KeepHtml } from "#ui";
import { setFirstScreen } from "./static-page/first-screen.ts";
import { markPageShown } from "./failure/shown-page.ts";
import { setNavigationTarget } from "./load-page.ts";
import { Providers } from "./Providers.tsx";
import { allRoutes } from "./page-routes.ts";
import { createRoutes, routerFuture } from "./routes.tsx";

/**
 * Loads the translations and the page of this address, and hydrates the prerendered page (or renders it, in development).
 * Rejects if something cannot be loaded: the HTML stays as it was served, and main.tsx informs `src/boot.ts`.
 */
export async function startSite(): Promise<void> {
  const language = languageOf(location.pathname);
  const i18n = createI18n(language, await loadTranslations(language, shellNamespaces));
  const routes = createRoutes(i18n, allRoutes);
  captureStaticHtml(localPath(routePath(location.pathname), language));
  const basename = languages[language].prefix || undefined;

  // The page's module is fetched before hydration, so that no loading state replaces the prerendered HTML.
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy === "function") Object.assign(route, await route.lazy(), { lazy: undefined });
  }

  // Empty hydration data: without it the router would scroll a reader back to the top.
  const router = createBrowserRouter(routes, { basename, hydrationData: {}, future: routerFuture });
  setNavigationTarget(() => router.state.navigation.location && router.createHref(router.state.navigation.location));
  router.subscribe(({ historyAction, location: { hash }, navigation: { state } }) => {
    if (state === "idle") setFirstScreen(historyAction === NavigationType.Push && hash === "");
  });
  const container = document.getElementById("root")!;
  const site = (
    <StrictMode>
      <KeepHtml root={() => container} onFail={() => void dispatchEvent(new Event("site-failed"))}>
        <Providers i18n={i18n}>
          <RouterProvider router={router} />
        </Providers>
      </KeepHtml>
    </StrictMode>
  );
  markPageShown();
  if (import.meta.env.DEV) createRoot(container).render(site);
  else startTransition(() => void hydrateRoot(container, site));
}
