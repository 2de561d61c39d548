import { useEffect, useRef } from "react";
import { PageText } from "#features/page-text";
import * as styles from "./Footer.css.ts";
import { FooterText } from "./FooterText.tsx";
import { useTextLinks } from "./useTextLinks.ts";

/** The footer of every page: it says the same everywhere, so it stands in the HTML alone. */
export function Footer() {
  const root = useRef<HTMLElement>(null);
  // The page may have been rendered last year.
  useEffect(() => {
    const year = root.current?.querySelector("[data-year]");
    if (year) year.textContent = String(new Date().getFullYear());
  }, []);
  return (
    <footer ref={root} className={styles.root} {...useTextLinks()}>
      <PageText everywhere part="footer" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <FooterText />)} />
    </footer>
  );
}
