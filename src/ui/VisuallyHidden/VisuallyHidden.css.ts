import { part } from "../theme/style.ts";

/** Out of sight, yet in the reading order. The room is one pixel, for some screen readers pass over what has none. */
export const root = part({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  margin: "-1px",
  padding: 0,
  border: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
}, "root");
