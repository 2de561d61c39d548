import type { ReactNode } from "react";
import * as styles from "./WithoutScript.css.ts";

/** What is shown only where the site's script does not run: it is off, the browser is too old for it, or it failed. */
export interface WithoutScriptProps {
  children: ReactNode;
}

/** See {@link WithoutScriptProps}. It is visible until `src/boot.ts` sets on `<html>` that the script is coming. */
export const WithoutScript = ({ children }: WithoutScriptProps) => <div className={styles.root}>{children}</div>;
