import type { i18n } from "i18next";
import { useEffect, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { AnnouncerProvider, LinkProvider } from "#ui";
import { AppLink } from "./shell/AppLink.tsx";

/** What every page needs around it: the voice, links that know the router, and the one status region. */
export function Providers({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  useEffect(() => {
    // A moment later, when what was typed before the script came has been taken over.
    const timer = setTimeout(() => {
      document.documentElement.dataset.ready = "application";
      // What was pressed before now is pressed again: see src/boot.ts.
      dispatchEvent(new Event("site-ready"));
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <I18nextProvider i18n={i18n}>
      <LinkProvider component={AppLink}>
        <AnnouncerProvider>{children}</AnnouncerProvider>
      </LinkProvider>
    </I18nextProvider>
  );
}
