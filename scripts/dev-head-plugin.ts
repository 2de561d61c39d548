import type { Plugin } from "vite";
import type { renderHead } from "../src/app/render-head.ts";

/**
 * Adds the language, title and description of an address to its HTML in development. The build does the same for each
 * prerendered page.
 */
export function devHeadPlugin(): Plugin {
  return {
    name: "dev-head",
    apply: "serve",
    transformIndexHtml: async (html, { server, originalUrl = "/" }) => {
      const source = (await server!.ssrLoadModule("/src/app/render-head.ts")) as { renderHead: typeof renderHead };
      const { tag, head } = await source.renderHead(new URL(originalUrl, "http://localhost").pathname);
      return html.replace('<html lang="en-IN">', `<html lang="${tag}">`).replace("<!--head-->", () => head);
    },
  };
}
