/**
 * Clips overflow without a scroll container, in browsers that support it: Safari from 16, Chrome from 90. If both were
 * values of one rule, the build would drop the older.
 */
export const clippedOverflow = {
  overflow: "hidden",
  "@supports": { "(overflow: clip)": { overflow: "clip" } },
} as const;
