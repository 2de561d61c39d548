import { useEffect, useSyncExternalStore } from "react";

/** The gallery's settings in the address: `?lang=hi&theme=dark`. */
interface GalleryChoice {
  /** Language of the examples. */
  lang: string | null;
  /** Theme, by its name in `data-theme`. */
  theme: string | null;
}

const onNavigation = (changed: () => void) => {
  addEventListener("popstate", changed);
  return () => removeEventListener("popstate", changed);
};

/** Reads the settings from the address; prerendering knows none. */
export function useGalleryChoice(): GalleryChoice {
  const search = useSyncExternalStore(
    onNavigation,
    () => location.search,
    () => "",
  );
  const params = new URLSearchParams(search);
  const theme = params.get("theme");
  useEffect(() => {
    if (!theme) return;
    const root = document.documentElement;
    const before = root.dataset.theme;
    root.dataset.theme = theme;
    return () => {
      if (before === undefined) delete root.dataset.theme;
      else root.dataset.theme = before;
    };
  }, [theme]);
  return { lang: params.get("lang"), theme };
}
