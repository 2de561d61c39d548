import type { i18n } from "i18next";
import type { RouteObject } from "react-router-dom";
import { ErrorScreen } from "./failure/ErrorScreen.tsx";
import { loadPage } from "./load-page.ts";
import type { PageRoute } from "./page-routes.ts";
import { Shell } from "./shell/Shell.tsx";

/**
 * The router behaves as its next major version will, with two exceptions. `v7_partialHydration`: a page whose code cannot
 * be loaded would leave the screen empty instead of showing the error. `v7_startTransition` of the provider: what follows
 * a navigation within a page would be rendered after the frame in which we move the focus there.
 */
export const routerFuture = {
  v7_fetcherPersist: true,
  v7_normalizeFormMethod: true,
  v7_relativeSplatPath: true,
  v7_skipActionErrorRevalidation: true,
};

/** The routes of one language. The language's prefix is the router's `basename`. */
export function createRoutes(i18n: i18n, routes: readonly PageRoute[]): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement: <ErrorScreen />,
      children: routes.map((route) => ({
        path: route.path,
        handle: route,
        errorElement: <ErrorScreen />,
        lazy: async () => {
          const Page = await loadPage(route, i18n);
          return { element: <Page namespace={route.namespace} /> };
        },
      })),
    },
  ];
}
