import * as styles from "./Footer.css.ts";
import { FooterText } from "./FooterText.static.tsx";
import { useTextLinks } from "./useTextLinks.ts";

/** The footer of every page. */
export function Footer() {
  return (
    <footer className={styles.root} {...useTextLinks()}>
      <FooterText />
    </footer>
  );
}
