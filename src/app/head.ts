import type { CoreTFunction } from "#i18n/instance";
import { languageCodes, languages, localPath, type Language } from "#i18n/languages";
import type { PageRoute } from "./page-routes.ts";

/** One element of the head that changes from page to page. */
export type HeadTag = { tag: "meta" | "link"; attributes: Record<string, string> };

/** The title and the tags of a page. */
export interface Head {
  title: string;
  tags: HeadTag[];
}

/** Origin of the site, without a trailing slash: canonical and hreflang addresses are absolute. */
declare const __SITE_ORIGIN__: string;

/** Whether a path that matches a route has a page. */
export const pageExists = ({ prerender }: PageRoute, path: string) => prerender?.includes(path) ?? true;

/**
 * The head of a page: title, description, canonical address and its alternates in the other languages. `path` has no
 * language prefix. A missing page (404) has no canonical address.
 */
export function describeHead(route: PageRoute, path: string, language: Language, t: CoreTFunction): Head {
  const page = t(`${route.namespace}:meta.title` as never);
  const title = path === "/" ? page : t("shell:title", { page });
  const description = t(`${route.namespace}:meta.description` as never);
  const address = (code: Language) => __SITE_ORIGIN__ + localPath(path, code);
  const tags: HeadTag[] = [{ tag: "meta", attributes: { name: "description", content: description } }];
  if (route.unlisted || !pageExists(route, path))
    tags.push({ tag: "meta", attributes: { name: "robots", content: "noindex" } });
  if (pageExists(route, path)) {
    tags.push({ tag: "link", attributes: { rel: "canonical", href: address(language) } });
    for (const code of languageCodes) {
      tags.push({ tag: "link", attributes: { rel: "alternate", hreflang: languages[code].tag, href: address(code) } });
    }
    tags.push({ tag: "link", attributes: { rel: "alternate", hreflang: "x-default", href: address("en") } });
  }
  return { title, tags };
}

/** Marks the tags that a navigation may replace. */
const ours = "data-page";

/** The head as HTML, for prerendering. */
export function headToHtml({ title, tags }: Head): string {
  const lines = tags.map(
    ({ tag, attributes }) =>
      `<${tag} ${ours}${Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${escape(value)}"`)
        .join("")}>`,
  );
  return `<title>${escape(title)}</title>${lines.join("")}`;
}

/** Replaces the head of the previous page. */
export function applyHead({ title, tags }: Head): void {
  document.title = title;
  for (const old of document.head.querySelectorAll(`[${ours}]`)) old.remove();
  for (const { tag, attributes } of tags) {
    const element = document.createElement(tag);
    element.setAttribute(ours, "");
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    document.head.append(element);
  }
}

/** Escapes text for HTML, including attributes. */
export const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
