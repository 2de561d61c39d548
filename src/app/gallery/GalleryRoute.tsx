import { useLanguage } from "#i18n/useLanguage";
import { GalleryPage } from "./GalleryPage.tsx";

/** The gallery as a page of its own, in the builds that have it. */
export function Page() {
  return <GalleryPage lang={useLanguage()} />;
}
