import { company } from "#content/company";
import type { CoreTFunction } from "#i18n/instance";
import { languages, localPath, type Language } from "#i18n/languages";
import { isThere } from "./head.ts";
import { questionsAndAnswers } from "./faq-data.ts";
import type { PageRoute } from "./page-routes.ts";

declare const __SITE_ORIGIN__: string;

/** JSON-LD for search engines: who we are on the home page, and where a page stands on the others. */
export function structuredData(route: PageRoute, path: string, language: Language, t: CoreTFunction): string {
  if (route.unlisted || !isThere(route, path)) return "";
  const organisation = {
    "@type": "FinancialService",
    "@id": `${__SITE_ORIGIN__}/#organisation`,
    name: t("company:brand"),
    legalName: t("company:operator"),
    url: __SITE_ORIGIN__ + localPath("/", language),
    telephone: company.phone,
    email: company.email,
    address: { "@type": "PostalAddress", streetAddress: t("company:address.oneLine"), addressLocality: t("company:address.city"), addressCountry: "IN" },
  };
  const page = {
    "@type": route.path === "/faqs" ? "FAQPage" : "WebPage",
    url: __SITE_ORIGIN__ + localPath(path, language),
    name: t(`${route.words}:meta.title` as never),
    inLanguage: languages[language].tag,
    publisher: { "@id": organisation["@id"] },
    ...(route.path === "/faqs" && { mainEntity: questionsAndAnswers(t) }),
  };
  const breadcrumbs = {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: t("shell:nav.home"), item: __SITE_ORIGIN__ + localPath("/", language) },
      { "@type": "ListItem", position: 2, name: page.name, item: page.url },
    ],
  };
  const graph = path === "/" ? [organisation, page] : [organisation, page, breadcrumbs];
  // "</" would end the script element whatever stands around it.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json" data-page>${json}</script>`;
}
