import type { CoreTFunction } from "#i18n/instance";
import { languageCodes, languages, localPath, type Language } from "#i18n/languages";
import type { PageRoute } from "./page-routes.ts";

/** One element of the head that changes from page to page. */
export type HeadTag = { tag: "meta" | "link"; attributes: Record<string, string> };

/** What the head says of a page. */
export interface Head {
  title: string;
  tags: HeadTag[];
}

/** Where the site stands, without a slash at the end; canonical and hreflang addresses are absolute. */
declare const __SITE_ORIGIN__: string;

/** Whether there is a page at a path that a route takes. */
export const pageExists = ({ prerender }: PageRoute, path: string) => prerender?.includes(path) ?? true;

/**
 * The head of a page: title, description, canonical and its twins in the other languages.
 * `path` is the page's own, without a language; a page that is nowhere (404) or unlisted has no addresses.
 */
export function describeHead(route: PageRoute, path: string, language: Language, t: CoreTFunction): Head {
  const page = t(`${route.namespace}:meta.title` as never);
  const title = path === "/" ? page : t("shell:title", { page });
  const description = t(`${route.namespace}:meta.description` as never);
  const address = (code: Language) => __SITE_ORIGIN__ + localPath(path, code);
  const tags: HeadTag[] = [{ tag: "meta", attributes: { name: "description", content: description } }];
  if (route.unlisted || !pageExists(route, path)) tags.push({ tag: "meta", attributes: { name: "robots", content: "noindex" } });
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

/** The head as HTML, for rendering ahead. */
export function headToHtml({ title, tags }: Head): string {
  const lines = tags.map(({ tag, attributes }) => `<${tag} ${ours}${Object.entries(attributes).map(([name, value]) => ` ${name}="${escape(value)}"`).join("")}>`);
  return `<title>${escape(title)}</title>${lines.join("")}`;
}

/** Puts a head in place of the last page's. */
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

/** Text made safe for HTML, in and out of attributes. */
export const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
