import { findPost } from "#content/posts";
import type { CoreTFunction } from "#i18n/instance";
import { languages, localPath, otherLanguages, type Language } from "#i18n/languages";
import { pageExists, type HeadTag } from "./head.ts";
import type { PageRoute } from "./page-routes.ts";
import { linkPreviewPath, linkPreviewSize } from "./link-preview.ts";

declare const __SITE_ORIGIN__: string;

/**
 * Tags for link previews. In the HTML only: preview crawlers run no script, so visitors do not have to download this.
 */
export function linkPreviewTags(route: PageRoute, path: string, language: Language, t: CoreTFunction): HeadTag[] {
  const post = findPost(path);
  const page = t(`${route.namespace}:meta.title` as never) as string;
  const shared: [name: string, content: string][] = [
    ["og:title", page],
    ["og:description", t(`${route.namespace}:meta.description` as never) as string],
    ...(pageExists(route, path) ? [["og:url", __SITE_ORIGIN__ + localPath(path, language)] as [string, string]] : []),
    ["og:site_name", t("company:brand")],
    ["og:locale", languages[language].openGraph],
    ...otherLanguages(language).map((code): [string, string] => ["og:locale:alternate", languages[code].openGraph]),
    ["og:type", post ? "article" : "website"],
    ...(post ? [["article:published_time", post.date] as [string, string]] : []),
    ["og:image", __SITE_ORIGIN__ + linkPreviewPath(path, language)],
    ["og:image:width", String(linkPreviewSize.width)],
    ["og:image:height", String(linkPreviewSize.height)],
    ["og:image:alt", post ? page : t("company:brand")],
  ];
  return [
    ...shared.map(([property, content]): HeadTag => ({ tag: "meta", attributes: { property, content } })),
    { tag: "meta", attributes: { name: "twitter:card", content: "summary_large_image" } },
  ];
}
