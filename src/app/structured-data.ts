import type { BlogPosting, BreadcrumbList, FAQPage, FinancialService, Graph, WebPage } from "schema-dts";
import { company } from "#content/company";
import { findPost } from "#content/posts";
import type { CoreTFunction, Namespace } from "#i18n/instance";
import { languages, localPath, type Language } from "#i18n/languages";
import { pageExists } from "./head.ts";
import { questionsAndAnswers } from "./faq-data.ts";
import type { PageRoute } from "./page-routes.ts";
import { linkPreviewPath } from "./link-preview.ts";

declare const __SITE_ORIGIN__: string;

/** Namespaces for a page's breadcrumbs, besides the page's own. */
export const breadcrumbNamespaces = (path: string): Namespace[] => (findPost(path) ? ["blogs"] : []);

/** JSON-LD for search engines: the company, the page and its breadcrumbs. */
export function structuredData(route: PageRoute, path: string, language: Language, t: CoreTFunction): string {
  if (route.unlisted || !pageExists(route, path)) return "";
  const address = (of: string) => __SITE_ORIGIN__ + localPath(of, language);
  const organisation = {
    "@type": "FinancialService",
    "@id": `${__SITE_ORIGIN__}/#organisation`,
    name: t("company:brand"),
    legalName: t("company:operator"),
    url: address("/"),
    logo: `${__SITE_ORIGIN__}/icon-512.png`,
    image: __SITE_ORIGIN__ + linkPreviewPath("/", language),
    telephone: company.phone,
    email: company.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${t("company:address.line1")}, ${t("company:address.line2")}`,
      addressLocality: t("company:address.city"),
      postalCode: t("company:address.postalCode"),
      addressCountry: "IN",
    },
  } satisfies FinancialService;
  const name = t(`${route.namespace}:meta.title` as never) as string;
  const publisher = { "@id": organisation["@id"] };
  const common = { "@id": address(path), url: address(path), name, inLanguage: languages[language].tag, publisher };
  const post = findPost(path);
  const image = __SITE_ORIGIN__ + linkPreviewPath(path, language);
  const page: BlogPosting | FAQPage | WebPage = post
    ? {
        ...common,
        "@type": "BlogPosting",
        headline: name,
        description: t(`${route.namespace}:meta.description` as never) as string,
        datePublished: post.date,
        author: publisher,
        image,
        mainEntityOfPage: common.url,
      }
    : route.path === "/faqs"
      ? { ...common, "@type": "FAQPage", mainEntity: questionsAndAnswers(t) }
      : { ...common, "@type": "WebPage" };
  const trail = [
    { name: t("shell:nav.home"), item: address("/") },
    ...(post ? [{ name: t("blogs:heading" as never) as string, item: address("/blogs") }] : []),
    { name, item: common.url },
  ];
  const breadcrumbs: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map((place, index) => ({ "@type": "ListItem", position: index + 1, ...place })),
  };
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": path === "/" ? [organisation, page] : [organisation, page, breadcrumbs],
  };
  // "</" would end the script element.
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
