/**
 * Selectors by what `src/boot.ts` says on `<html>` of the site's script: `data-script` is "on" while it runs or is coming,
 * "on-partly" when a part of the page could not be loaded, "failed" when nothing will come. Without it no script runs.
 */
export const scriptState = {
  /** While the site's script runs or is coming. */
  on: ":root[data-script^=on]",
  /** While nothing on the page needs to be excused. */
  whole: ":root[data-script=on]",
  /** Where the page has to do without the site's script. */
  off: ":root:not([data-script^=on])",
} as const;
