import type { AriaRole, ReactNode } from "react";
import type { Space } from "./gap.css.ts";

/** What Stack, Inline and Columns have in common. */
export interface ArrangementProps {
  children: ReactNode;
  /** Space between the children, as a step of the scale: 100 is half a line of text. */
  space?: Space;
  /** The element that it is. The children of `ul` and `ol` are `li`. Default: div. */
  as?: "div" | "ul" | "ol" | "section" | "nav" | "article" | "aside" | "header" | "footer" | "form" | "span";
  id?: string;
  role?: AriaRole;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** A list without bullets is no list to VoiceOver in Safari, unless its role says so; base.css.ts reads the same role. */
export const roleOf = ({ as, role }: Pick<ArrangementProps, "as" | "role">) => role ?? (as === "ul" || as === "ol" ? "list" : undefined);
