import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { localPath, routePath } from "#i18n/languages";
import { heldText, textMark } from "#i18n/page-text";
import { useLanguage } from "#i18n/useLanguage";

// What a text is drawn with. The browser's build draws none and would leave its styles out: whatever Blocks comes to use
// has to be named here, and a test of the built pages notices what is missing.
import "./Blocks.css.ts";
import "#ui/Icon/Icon.css";
import "#ui/Link/Link.css";
import "#ui/Table/Table.css";

/** A long text that stands in the page's HTML and in no script. docs/decisions/0009-text-in-html.md */
export interface PageTextProps {
  /**
   * Draws the text, in the builds that have its words: `(import.meta.env.SSR || import.meta.env.DEV) && (() => <Text />)`.
   * Written out where it is given, or the bundler keeps what draws in the browser's build.
   */
  render: false | (() => ReactNode);
  /** Which of several texts of one page. Default: its first and only one. */
  part?: string;
  /** The same on every page, and so held from the first on. Default: it belongs to this page. */
  everywhere?: boolean;
}

/** See {@link PageTextProps}. The route must say `text`, with the namespaces of words that the text speaks besides its own. */
export function PageText({ render, part, everywhere = false }: PageTextProps) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const address = everywhere ? "" : localPath(routePath(pathname), language);
  const key = part ? `${address}#${part}` : address;
  const mark = { [textMark]: key };
  // Of another page everything is made anew, so that the focus, moving to its heading, is told of.
  if (render) return <div key={key} {...mark}>{render()}</div>;
  return <div key={key} {...mark} dangerouslySetInnerHTML={heldText(key)!} suppressHydrationWarning />;
}
