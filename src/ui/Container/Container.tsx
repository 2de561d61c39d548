import type { ReactNode } from "react";
import * as styles from "./Container.css.ts";

/** Keeps what it holds off the edges of the screen and no wider than reads well. A Section has one already. */
export interface ContainerProps {
  children: ReactNode;
  /** `page` for sections, `text` for reading, `narrow` for a short form. Default: page. */
  width?: styles.Width;
}

/** See {@link ContainerProps}. */
export function Container({ children, width = "page" }: ContainerProps) {
  return <div className={styles.container[width]}>{children}</div>;
}
