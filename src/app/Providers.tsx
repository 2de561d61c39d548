import type { i18n } from "i18next";
import { useEffect, type ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { AnnouncerProvider, LinkProvider } from "#ui";
import { AppLink } from "./shell/AppLink.tsx";

/** Context of every page: i18n, links through the router, and the single status region. */
export function Providers({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  useEffect(() => {
    // In a timer, after the inputs have synced what was typed before hydration.
    const timer = setTimeout(() => {
      document.documentElement.dataset.ready = "application";
      // Replays the clicks queued before hydration: see src/boot.ts.
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
