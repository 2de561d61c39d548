import { scale } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";
import { text } from "../theme/vars.css.ts";

export const area = part(
  {
    display: "block",
    resize: "vertical",
    lineHeight: text.lineHeight.body,
    minBlockSize: scale[1200],
    // If the browser supports it, the box grows with its text; `rows` is then the minimum.
    fieldSizing: "content",
  },
  "area",
);
