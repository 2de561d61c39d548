import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { coreNamespaces, createVoice, type CoreTFunction } from "#i18n/instance";
import { languages, localPath, type Language } from "#i18n/languages";
import { loadWords } from "#i18n/load";
import { describeHead, headToHtml } from "./head.ts";
import { structuredData } from "./structured-data.ts";
import { Providers } from "./Providers.tsx";
import { allRoutes, createRoutes, type PageRoute } from "./routes.tsx";

export { allRoutes } from "./routes.tsx";
export { languageCodes, languages, localPath } from "#i18n/languages";

/** One page of the site as HTML, in one language. `path` is without a language. */
export async function renderPage(route: PageRoute, path: string, language: Language): Promise<{ head: string; body: string }> {
  const voice = createVoice(language, await loadWords(language, coreNamespaces));
  const handler = createStaticHandler(createRoutes(voice, allRoutes), { basename: languages[language].prefix || undefined });
  const context = await handler.query(new Request(`http://prerender${localPath(path, language)}`));
  if (context instanceof Response) throw new Error(`${path} answers with a ${context.status} instead of a page.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure) throw failure instanceof Error ? failure : new Error(`${path}: ${JSON.stringify(failure)}`);
  const body = renderToString(
    <StrictMode>
      <Providers voice={voice}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
  );
  const t = voice.t as CoreTFunction;
  const head = headToHtml(describeHead(route, path, language, t)) + structuredData(route, path, language, t);
  return { head, body };
}
