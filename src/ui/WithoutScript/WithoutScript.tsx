import type { ReactNode } from "react";
import * as styles from "./WithoutScript.css.ts";

/** What is said only where the site's script does not run: it is off, the browser is too old for it, or it failed. */
export interface WithoutScriptProps {
  /** `false` in a build that leaves the words to the prerendered HTML: what is there stays. */
  children: ReactNode;
}

// Always the same object, or React would write it at each render.
const asInHtml = { __html: "" };

/** See {@link WithoutScriptProps}. It can be seen until `src/boot.ts` says on `<html>` that the script is coming. */
export const WithoutScript = ({ children }: WithoutScriptProps) => (
  children
    ? <div className={styles.root}>{children}</div>
    : <div className={styles.root} dangerouslySetInnerHTML={asInHtml} suppressHydrationWarning />
);
