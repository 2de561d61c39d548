import { useTranslation } from "react-i18next";
import { Link, matchPath } from "react-router-dom";
import type { AnchorProps } from "#ui";
import { prefetchPage } from "../load-page.ts";
import { allRoutes } from "../page-routes.ts";

/** A link to another page of the site. The page is prefetched on hover, touch or focus. */
export function AppLink({ href, ...rest }: AnchorProps) {
  const { i18n } = useTranslation();
  const path = href.split(/[?#]/)[0]!;
  const prefetch = () => {
    const route = allRoutes.find((candidate) => matchPath(candidate.path, path));
    if (route) prefetchPage(route, i18n);
  };
  return <Link to={href} onPointerEnter={prefetch} onTouchStart={prefetch} onFocus={prefetch} {...rest} />;
}
