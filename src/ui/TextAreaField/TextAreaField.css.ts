import { scale } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";
import { text } from "../theme/vars.css.ts";

export const area = part({
  display: "block",
  resize: "vertical",
  lineHeight: text.lineHeight.body,
  minBlockSize: scale[1200],
  // Where the browser can, the box grows with what is written; `rows` is then the least.
  fieldSizing: "content",
}, "area");
