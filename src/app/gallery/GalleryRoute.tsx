import { useParams } from "react-router-dom";
import { useLanguage } from "#i18n/useLanguage";
import { GalleryPage } from "./GalleryPage.tsx";

/** The gallery as a page, in the builds that have it: all parts, or one at `/gallery/NAME`. */
export function Page() {
  return (
    <div data-island="immediate">
      <GalleryPage lang={useLanguage()} part={useParams().part} />
    </div>
  );
}
