import { useTranslation } from "react-i18next";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { SkipLink } from "#ui";
import "#ui/theme/base.css";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { HelpLauncher } from "./HelpLauncher.tsx";
import { LanguageOffer } from "./LanguageOffer.tsx";
import { useRouteFocus } from "./useRouteFocus.ts";
import { useTextLinks } from "./useTextLinks.ts";

import * as styles from "./Shell.css.ts";

/** Header, footer and everything else around a page. */
export function Shell() {
  const { t } = useTranslation("shell");
  return (
    <>
      <RouteFocus />
      <SkipLink>{t("skip")}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main} {...useTextLinks()}>
        <Outlet />
      </main>
      <Footer />
      <HelpLauncher />
      <LanguageOffer />
      <ScrollRestoration />
    </>
  );
}

/** Rendered before the page, so that the page's own effects, such as setting a title, run after it. */
function RouteFocus() {
  useRouteFocus();
  return null;
}
