/**
 * Cuts off what reaches over the edge, without making a box that can be scrolled where the browser can do that: Safari
 * from 16, Chrome from 90. As two values of one rule the older would be left out by the build.
 */
export const clipped = { overflow: "hidden", "@supports": { "(overflow: clip)": { overflow: "clip" } } } as const;
