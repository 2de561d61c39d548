import type { ReactNode } from "react";
import * as styles from "./SkipLink.css.ts";

/** First in the page: past the header, straight to what the page is about. */
export interface SkipLinkProps {
  children: ReactNode;
  /** Id of the element it leads to, which has `tabIndex={-1}`. Default: main. */
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
        // A router takes a change of hash for a navigation, and moves no focus.
        event.preventDefault();
        target.focus({ preventScroll: true });
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
