import { StrictMode, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { createI18n, type CoreTFunction } from "#i18n/instance";
import { languages, localPath, type Language } from "#i18n/languages";
import { loadTranslations, loadNamespaces } from "#i18n/load-namespaces";
import { shellNamespaces } from "virtual:pages";
import { RenderRecordContext, type RenderRecord } from "#islands";
import { describeHead, headToHtml } from "./head.ts";
import { linkPreviewTags } from "./link-preview-tags.ts";
import { structuredData, breadcrumbNamespaces } from "./structured-data.ts";
import { Providers } from "./Providers.tsx";
import { allRoutes, type PageRoute } from "./page-routes.ts";
import { createRoutes, routerFuture } from "./routes.tsx";
import { ScriptNotice } from "./shell/ScriptNotice.tsx";

export { allRoutes } from "./page-routes.ts";
export { pictureContents } from "./picture-contents.tsx";
export { languageCodes, languages, localPath } from "#i18n/languages";

/** Maximum number of renders until all parts of a page are imported. */
const mostRenders = 10;

/** Renders a page with all its islands: each render may import more of them. */
async function renderWhole(page: ReactNode): Promise<string> {
  for (let render = 0; render < mostRenders; render++) {
    const html = renderToString(page);
    // React's marker before a part that is still loading.
    if (!html.includes("<!--$!-->")) return html;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
  throw new Error("A part of the page never came.");
}

/** A page as HTML in one language, and what it used. `path` has no language prefix. */
export async function renderPage(
  route: PageRoute,
  path: string,
  language: Language,
): Promise<{ head: string; notice: string; body: string; record: RenderRecord }> {
  const i18n = createI18n(language, await loadTranslations(language, shellNamespaces));
  const handler = createStaticHandler(createRoutes(i18n, allRoutes), {
    basename: languages[language].prefix || undefined,
    future: routerFuture,
  });
  const context = await handler.query(new Request(`http://prerender${localPath(path, language)}`));
  if (context instanceof Response) throw new Error(`${path} answers with a ${context.status} instead of a page.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure instanceof Error ? failure : new Error(`${path}: ${JSON.stringify(failure)}`);
  const record: RenderRecord = { islands: new Set(), frames: new Set() };
  await loadNamespaces(i18n, breadcrumbNamespaces(path));
  const body = await renderWhole(
    <StrictMode>
      <RenderRecordContext value={record}>
        <Providers i18n={i18n}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context, { future: routerFuture })}
            context={context}
            hydrate={false}
          />
        </Providers>
      </RenderRecordContext>
    </StrictMode>,
  );
  const notice = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <ScriptNotice />
    </I18nextProvider>,
  );
  const t = i18n.t as CoreTFunction;
  const { title, tags } = describeHead(route, path, language, t);
  const head =
    headToHtml({ title, tags: [...tags, ...linkPreviewTags(route, path, language, t)] }) +
    structuredData(route, path, language, t);
  return { head, notice, body, record };
}

/** Name and description of the site in a language, for the web app manifest. */
export async function describeSite(language: Language): Promise<{ name: string; description: string }> {
  const t = createI18n(language, await loadTranslations(language, [...shellNamespaces, "home"])).t as CoreTFunction;
  return { name: t("company:brand"), description: t("home:meta.description" as never) };
}
