import { useEffect, useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useMatches } from "react-router-dom";
import { useLanguage } from "#i18n/useLanguage";
import { routePath } from "#i18n/languages";
import type { CoreTFunction } from "#i18n/instance";
import { applyHead, describeHead } from "../head.ts";
import { focusHeading } from "#ui";
import { isPageShown, markPageShown } from "../failure/shown-page.ts";
import type { PageRoute } from "../page-routes.ts";

/**
 * After a client-side navigation, sets the title and head and then moves the focus to the new heading, so that a screen
 * reader announces both, as after a page load. A change of the query alone is not a navigation.
 */
export function useRouteFocus(): void {
  const { t } = useTranslation(["common", "shell", "company"]);
  const language = useLanguage();
  const location = useLocation();
  const route = useMatches().slice(-1)[0]?.handle as PageRoute | undefined;

  // Before the router restores the scroll position: it may change the height of wide tables.
  useLayoutEffect(() => {
    if (!isPageShown()) dispatchEvent(new Event("site-navigated"));
  }, [location.pathname]);

  useEffect(() => {
    if (isPageShown() || !route) return;
    markPageShown();
    applyHead(describeHead(route, routePath(location.pathname), language, t as CoreTFunction));
    const target = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    const heading = target ?? document.querySelector<HTMLElement>("main h1");
    if (!heading) return;
    if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
    focusHeading(heading, { preventScroll: target === null });
  }, [location.pathname, location.hash, route, language, t]);
}
