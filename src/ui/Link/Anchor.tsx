import { use } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/shell-icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Link.css.ts";
import { LinkContext, type AnchorProps } from "./LinkProvider.tsx";

/** Common props of Link and ButtonLink. */
export interface DestinationProps extends Pick<
  AnchorProps,
  | "children"
  | "href"
  | "id"
  | "lang"
  | "hrefLang"
  | "download"
  | "onClick"
  | "ref"
  | "aria-label"
  | "aria-current"
  | "aria-describedby"
> {
  /** Opens in another window, announced with this text: "(opens in a new tab)". Avoid it if you can. */
  opensIn?: string;
  /** Loads the page instead of navigating by the router, for the language switch. Default: false. */
  reload?: boolean;
}

/** The unstyled link: through the router inside the site, with `rel` outside. */
export function Anchor({ href, opensIn, reload = false, children, ...rest }: DestinationProps & { className: string }) {
  const SiteLink = use(LinkContext);
  const Element = isInternal(href) && !reload && !opensIn && rest.download === undefined ? SiteLink : "a";
  return (
    <Element {...rest} href={href} target={opensIn && "_blank"} rel={relOf(href, opensIn)}>
      {children}
      {opensIn && (
        <>
          {/* The icon stays with the last word, and the hidden text is separated from it. */}
          {"\u00a0"}
          <span className={styles.icon}>
            <Icon shape={icons.external} />
          </span>
          <VisuallyHidden>{opensIn}</VisuallyHidden>
        </>
      )}
    </Element>
  );
}

const isInternal = (href: string) => /^\/(?!\/)/.test(href);

const relOf = (href: string, opensIn: string | undefined) =>
  [/^(https?:)?\/\//.test(href) && "external", opensIn && "noopener noreferrer"].filter(Boolean).join(" ") || undefined;
