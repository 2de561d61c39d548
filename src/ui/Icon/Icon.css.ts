import { scale } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";

export type Size = "text" | "medium" | "large" | "xlarge";

export const root = part(
  {
    flex: "none",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: "1.75",
    strokeLinecap: "round",
    strokeLinejoin: "round",
    selectors: { "&[data-filled]": { fill: "currentColor" } },
  },
  "root",
);

const square = (side: string, name: string) => part({ inlineSize: side, blockSize: side }, name);

export const sizes: Record<Size, string> = {
  text: square("1.25em", "text"),
  medium: square(scale[300], "medium"),
  large: square(scale[400], "large"),
  xlarge: square(scale[600], "xlarge"),
};
