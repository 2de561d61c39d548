import { keyframes } from "@vanilla-extract/css";
import { stroke } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";

const still = "(prefers-reduced-motion: reduce)";
const turn = keyframes({ to: { transform: "rotate(1turn)" } });

export const root = part(
  {
    display: "inline-block",
    flexShrink: 0,
    verticalAlign: "-0.25em",
    inlineSize: "1.25em",
    blockSize: "1.25em",
    fill: "none",
    stroke: "currentColor",
    strokeWidth: stroke.thick,
    strokeLinecap: "round",
    strokeLinejoin: "round",
  },
  "root",
);

export const ring = part(
  {
    transformOrigin: "center",
    animation: `${turn} 0.9s linear infinite`,
    "@media": { [still]: { display: "none" } },
  },
  "ring",
);

export const rail = part({ opacity: 0.3 }, "rail");

/** An hourglass: a ring without motion would look like a letter C. */
export const hourglass = part(
  {
    display: "none",
    strokeWidth: stroke.medium,
    "@media": { [still]: { display: "inline" } },
  },
  "hourglass",
);
