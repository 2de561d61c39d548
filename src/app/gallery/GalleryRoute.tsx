import { useParams } from "react-router-dom";
import { useLanguage } from "#i18n/useLanguage";
import { GalleryPage } from "./GalleryPage.tsx";

/** The gallery as a page of its own, in the builds that have it: all parts, or at `/gallery/NAME` one. */
export function Page() {
  return <div data-island="immediate"><GalleryPage lang={useLanguage()} part={useParams().part} /></div>;
}
