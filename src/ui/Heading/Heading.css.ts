import { fontSize } from "#tokens/primitive/type";
import { part } from "../theme/style.ts";

/** Size of a heading, independent of its level. */
export type Size = 1 | 2 | 3 | 4;

export const size: Record<Size, string> = {
  1: part({ fontSize: fontSize.heading1 }, "size1"),
  2: part({ fontSize: fontSize.heading2 }, "size2"),
  3: part({ fontSize: fontSize.heading3 }, "size3"),
  4: part({ fontSize: fontSize.heading4 }, "size4"),
};
