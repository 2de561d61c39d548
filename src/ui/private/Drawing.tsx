import type { ReactNode } from "react";
import * as art from "../theme/art.css.ts";

/** A drawing without words, in the colours of `art.css.ts`. Screen readers skip it. */
export const Drawing = ({ viewBox, children }: { viewBox: string; children: ReactNode }) => (
  <svg className={art.root} viewBox={viewBox} aria-hidden="true" focusable="false">
    {children}
  </svg>
);
