import { useEffect, useEffectEvent } from "react";

/**
 * What `react-style-singleton` gives to Radix's scroll lock, built on constructed style sheets: the text of those sheets
 * varies with the width of the scroll bar, so no hash in the Content-Security-Policy could let a style element of it
 * through, while a constructed sheet is not inline style to the policy and needs no leave.
 * The build puts this module in that package's place.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    /** Puts the text in force; while it is, the texts of later users are not read. */
    add(styles: string) {
      // Before Safari 16.4 and Firefox 101 a sheet cannot be constructed, and the page behind a list can be scrolled.
      if (users === 0 && "adoptedStyleSheets" in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    /** Takes it away with the last of its users. */
    remove() {
      users -= 1;
      if (users === 0 && sheet) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** A hook that holds one style sheet in force while any part that uses it is on the page. */
export function styleHookSingleton() {
  const singleton = stylesheetSingleton();
  return (styles: string, dynamic?: boolean) => {
    const add = useEffectEvent(() => singleton.add(styles));
    // As in the original: only dynamic styles follow a changed text.
    const version = dynamic ? styles : undefined;
    useEffect(() => {
      add();
      return singleton.remove;
    }, [version]);
  };
}

/** The same as a part that draws nothing. */
export function styleSingleton() {
  const useStyles = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyles(styles, dynamic);
    return null;
  };
}
