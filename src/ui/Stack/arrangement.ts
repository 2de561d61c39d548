import type { AriaRole, ReactNode } from "react";
import type { Space } from "./gap.css.ts";

/** Common props of Stack, Inline and Columns. */
export interface ArrangementProps {
  children: ReactNode;
  /** Space between the children, as a step of the scale: 100 is half a line of text. */
  space?: Space;
  /** The element. The children of `ul` and `ol` are `li`. Default: div. */
  as?: "div" | "ul" | "ol" | "section" | "nav" | "article" | "aside" | "header" | "footer" | "form" | "span";
  id?: string;
  role?: AriaRole;
  "aria-label"?: string;
  "aria-labelledby"?: string;
}

/** VoiceOver in Safari announces a list without bullets only if it has the role; base.css.ts selects the same role. */
export const listRoleOf = ({ as, role }: Pick<ArrangementProps, "as" | "role">) =>
  role ?? (as === "ul" || as === "ol" ? "list" : undefined);
