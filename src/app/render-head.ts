import { matchPath } from "react-router-dom";
import { coreNamespaces, createI18n, type CoreTFunction } from "#i18n/instance";
import { languageOf, languages, routePath } from "#i18n/languages";
import { loadTranslations } from "#i18n/load-namespaces";
import { describeHead, headToHtml } from "./head.ts";
import { allRoutes } from "./page-routes.ts";

/**
 * The language tag and the head of the page at an address, as a build writes them into its HTML. For development, where
 * no page is prerendered: see `scripts/dev-head-plugin.ts`.
 */
export async function renderHead(pathname: string): Promise<{ tag: string; head: string }> {
  const language = languageOf(pathname);
  const path = routePath(pathname);
  // The last route takes every path.
  const route = allRoutes.find((candidate) => matchPath(candidate.path, path))!;
  const i18n = createI18n(language, await loadTranslations(language, [...coreNamespaces, route.namespace]));
  return {
    tag: languages[language].tag,
    head: headToHtml(describeHead(route, path, language, i18n.t as CoreTFunction)),
  };
}
