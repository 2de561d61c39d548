import { useEffect, useEffectEvent } from "react";

/**
 * Replaces `react-style-singleton`, which Radix's scroll lock uses, with constructed stylesheets. The text of those styles
 * depends on the width of the scrollbar, so no hash in the Content-Security-Policy could allow a style element; a
 * constructed stylesheet needs no permission. The build uses this module instead of the package.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    /** Applies the stylesheet; texts of later users are ignored until it is removed. */
    add(styles: string) {
      // Safari before 16.4 and Firefox before 101 cannot construct stylesheets; there the page behind a list can be scrolled.
      if (users === 0 && "adoptedStyleSheets" in document) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      users += 1;
    },
    /** Removes it with its last user. */
    remove() {
      users -= 1;
      if (users === 0 && sheet)
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** A hook that applies a stylesheet while any component that uses it is on the page. */
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

/** The same as a component that renders nothing. */
export function styleSingleton() {
  const useStyles = styleHookSingleton();
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyles(styles, dynamic);
    return null;
  };
}
