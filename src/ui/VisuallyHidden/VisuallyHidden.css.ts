import { part } from "../theme/style.ts";

/** Hidden, but in the reading order. One pixel in size, because some screen readers skip elements without a size. */
export const root = part(
  {
    position: "absolute",
    inlineSize: "1px",
    blockSize: "1px",
    margin: "-1px",
    padding: 0,
    border: 0,
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
  "root",
);
