import type { ReactNode } from "react";
import * as styles from "./SkipLink.css.ts";

/** The first element of the page: skips the header and leads to the content. */
export interface SkipLinkProps {
  children: ReactNode;
  /** Id of its target, which has `tabIndex={-1}`. Default: main. */
  to?: string;
}

/** See {@link SkipLinkProps}. */
export function SkipLink({ children, to = "main" }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={styles.root}
      onClick={(event) => {
        const target = document.getElementById(to);
        if (!target) return;
        // The router would treat a change of hash as a navigation, and not move the focus.
        event.preventDefault();
        target.focus({ preventScroll: true });
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
