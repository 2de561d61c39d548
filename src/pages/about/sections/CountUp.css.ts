import { page } from "#ui/theme/style";

/** The final figure keeps its space while the count is shown over it, so that nothing moves. */
export const root = page({ position: "relative", display: "inline-block" }, "root");
export const figure = page({ selectors: { "&[data-counting]": { opacity: 0 } } }, "figure");
export const moving = page({ position: "absolute", inset: 0 }, "moving");
