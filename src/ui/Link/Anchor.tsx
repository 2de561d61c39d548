import { use } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/shell-icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Link.css.ts";
import { LinkContext, type AnchorProps } from "./LinkProvider.tsx";

/** What Link and ButtonLink have in common. */
export interface Destination extends Pick<AnchorProps,
  "children" | "href" | "id" | "lang" | "hrefLang" | "download" | "onClick" | "ref" | "aria-label" | "aria-current" | "aria-describedby"> {
  /** Opens in another window, and says so in these words: "(opens in a new tab)". Better left out. */
  opensIn?: string;
  /** Loads the page anew, although it is one of the site's own: the switch of language. */
  reload?: boolean;
}

/** The bare link: inside the site through the router, outside with the right `rel`. */
export function Anchor({ href, opensIn, reload = false, children, ...rest }: Destination & { className: string }) {
  const SiteLink = use(LinkContext);
  const Element = isInternal(href) && !reload && !opensIn && rest.download === undefined ? SiteLink : "a";
  return (
    <Element {...rest} href={href} target={opensIn && "_blank"} rel={relOf(href, opensIn)}>
      {children}
      {opensIn && (
        <>
          {/* The sign keeps to the last word, and the hidden words are parted from it. */}
          {"\u00a0"}
          <span className={styles.icon}><Icon shape={icons.external} /></span>
          <VisuallyHidden>{opensIn}</VisuallyHidden>
        </>
      )}
    </Element>
  );
}

const isInternal = (href: string) => /^\/(?!\/)/.test(href);

const relOf = (href: string, opensIn: string | undefined) =>
  [/^(https?:)?\/\//.test(href) && "external", opensIn && "noopener noreferrer"].filter(Boolean).join(" ") || undefined;
