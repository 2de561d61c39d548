import type { MouseEvent, SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { matchPath, useNavigate } from "react-router-dom";
import { languageOf, routePath, type Language } from "#i18n/languages";
import { prefetchPage } from "../load-page.ts";
import { allRoutes } from "../page-routes.ts";

/**
 * Lets the router follow links in static HTML to pages of the site, and prefetches those pages on hover, touch or focus,
 * as AppLink does. docs/decisions/0030-static-parts-and-islands.md
 */
export function useTextLinks() {
  const { i18n } = useTranslation();
  const navigate = useNavigate();

  const linkOf = ({ target }: SyntheticEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>(":is([data-part],[data-island-name]) a");
    const isOurs =
      link &&
      link.origin === location.origin &&
      !link.target &&
      !link.download &&
      languageOf(link.pathname) === (i18n.language as Language);
    return isOurs ? link : null;
  };

  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (
      !link ||
      event.defaultPrevented ||
      event.button ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    const isHere = link.pathname === location.pathname;
    void navigate(routePath(link.pathname) + link.search + link.hash);
    if (!isHere) return;
    // Unlike the browser, the router scrolls to an anchor without moving the focus.
    const place = document.getElementById(link.hash.slice(1));
    if (!place) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };

  const prefetch = (event: SyntheticEvent) => {
    const link = linkOf(event);
    const route = link && allRoutes.find(({ path }) => matchPath(path, routePath(link.pathname)));
    if (route) prefetchPage(route, i18n);
  };

  return { onClick: follow, onPointerOver: prefetch, onTouchStart: prefetch, onFocus: prefetch };
}
