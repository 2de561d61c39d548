import { page } from "#ui/theme/style";

/** The figure keeps its room while another counts over it, so that nothing moves around it. */
export const root = page({ position: "relative", display: "inline-block" }, "root");
export const figure = page({ selectors: { "&[data-counting]": { opacity: 0 } } }, "figure");
export const moving = page({ position: "absolute", inset: 0 }, "moving");
