import type { ReactNode } from "react";
import * as styles from "./WithoutScript.css.ts";

/** Content shown only if the site's script does not run: it is off, failed, or the browser is too old. */
export interface WithoutScriptProps {
  children: ReactNode;
}

/** See {@link WithoutScriptProps}. It is visible until `src/boot.ts` marks on `<html>` that the script will load. */
export const WithoutScript = ({ children }: WithoutScriptProps) => <div className={styles.root}>{children}</div>;
