import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useMatches } from "react-router-dom";
import { useLanguage } from "#i18n/useLanguage";
import { routePath } from "#i18n/languages";
import type { CoreTFunction } from "#i18n/instance";
import { applyHead, describeHead } from "../head.ts";
import { focusHeading } from "#ui";
import { isPageShown, markShown } from "../failure/shown-page.ts";
import type { PageRoute } from "../page-routes.ts";

/**
 * What a page load does by itself and a client-side navigation does not: gives the page its title and head, and then,
 * with the title set, moves focus to the new heading, which is what a screen reader reads. A change of the query alone
 * is not a navigation. product.md, section 4.
 */
export function useRouteFocus(): void {
  const { t } = useTranslation(["common", "shell", "company"]);
  const language = useLanguage();
  const location = useLocation();
  const route = useMatches().slice(-1)[0]?.handle as PageRoute | undefined;

  useEffect(() => {
    if (isPageShown() || !route) return;
    markShown();
    applyHead(describeHead(route, routePath(location.pathname), language, t as CoreTFunction));
    dispatchEvent(new Event("site-navigated"));
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const heading = target ?? document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    focusHeading(heading, { preventScroll: target === null });
  }, [location.pathname, location.hash, route, language, t]);
}
