import { PageText } from "#features/page-text";
import * as styles from "./Footer.css.ts";
import { FooterText } from "./FooterText.tsx";
import { useTextLinks } from "./useTextLinks.ts";

/** The footer of every page: it says the same everywhere, so it is in the HTML alone. */
export function Footer() {
  return (
    <footer className={styles.root} {...useTextLinks()}>
      <PageText everywhere part="footer" render={(import.meta.env.SSR || import.meta.env.DEV) && (() => <FooterText />)} />
    </footer>
  );
}
