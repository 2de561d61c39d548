import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, matchRoutes, RouterProvider } from "react-router-dom";
import { createVoice } from "#i18n/instance";
import { unpackHandover } from "#i18n/handover";
import { languageOf, languages, routePath } from "#i18n/languages";
import { loadWords } from "#i18n/load";
import { holdTexts } from "#i18n/page-text";
import { watchDestination } from "./load-page.ts";
import { Providers } from "./Providers.tsx";
import { allRoutes } from "./page-routes.ts";
import { createRoutes } from "./routes.tsx";
import { siteNamespaces } from "./site-namespaces.ts";

/** Loads the words and the page of this address, and brings the prerendered page to life (or draws it, in development). */
export async function startSite(): Promise<void> {
  const language = languageOf(location.pathname);
  const voice = createVoice(language, await loadWords(language, siteNamespaces));
  const routes = createRoutes(voice, allRoutes);
  unpackHandover(routePath(location.pathname));
  holdTexts();
  const basename = languages[language].prefix || undefined;

  // What is on the page already must not be replaced by a "loading" state: its module is fetched before hydration.
  let failed = false;
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== "function") continue;
    const loaded = await route.lazy().catch((error: unknown) => {
      failed = true;
      return { element: <Rethrow error={error} /> };
    });
    Object.assign(route, loaded, { lazy: undefined });
  }

  // Hydration data, though there is none: without it the router takes the reader who has scrolled already back to the top.
  const router = createBrowserRouter(routes, { basename, hydrationData: {} });
  watchDestination(() => router.state.navigation.location && router.createHref(router.state.navigation.location));
  const container = document.getElementById("root")!;
  const site = (
    <StrictMode>
      <Providers voice={voice}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // The error screen is nothing like the page that stands there.
  if (container.firstElementChild && !failed) startTransition(() => void hydrateRoot(container, site));
  else createRoot(container).render(site);
}

/** Throws where the router's error screen can catch it. */
function Rethrow({ error }: { error: unknown }): never {
  throw error;
}
