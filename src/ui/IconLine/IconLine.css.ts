import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export type Tone = "default" | "muted";
export type Size = "medium" | "small";

export const root = part(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[100],
    alignItems: "start",
    textAlign: "start",
  },
  "root",
);

export const tones: Record<Tone, string> = {
  default: part({ color: color.fgColor.default }, "default"),
  muted: part({ color: color.fgColor.muted }, "muted"),
};

export const sizes: Record<Size, string> = {
  medium: part({ fontSize: fontSize.body }, "medium"),
  small: part({ fontSize: fontSize.caption }, "small"),
};

/** As high as the first line of the text, which depends on the script. */
export const icon = part(
  { display: "flex", alignItems: "center", blockSize: `calc(1em * ${text.lineHeight.body})` },
  "icon",
);
