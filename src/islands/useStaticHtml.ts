import { useLocation } from "react-router-dom";
import { localPath, routePath } from "#i18n/languages";
import { useLanguage } from "#i18n/useLanguage";
import { getStaticHtml } from "./static-html.ts";

/** The markup that the HTML of the current page has under a key, if it is held. */
export function useStaticHtml(key: string) {
  const language = useLanguage();
  const { pathname } = useLocation();
  return getStaticHtml(localPath(routePath(pathname), language), key);
}
