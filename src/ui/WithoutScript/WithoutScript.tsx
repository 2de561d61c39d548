import type { ReactNode } from "react";
import * as styles from "./WithoutScript.css.ts";

/** What is said only where the site's script does not run: because scripts are off, or because it could not be fetched. */
export interface WithoutScriptProps {
  children: ReactNode;
}

/** See {@link WithoutScriptProps}. The two copies exclude each other: the boot script marks `<html>` when the fetch fails. */
export const WithoutScript = ({ children }: WithoutScriptProps) => (
  <>
    <noscript>{children}</noscript>
    <div className={styles.failed}>{children}</div>
  </>
);
