/**
 * Selectors for the state of the site's script, which `src/boot.ts` sets on `<html>`: `data-script` is "on" while it runs
 * or loads, "on-partly" if a part of the page could not be loaded, and "failed" if nothing could. Without it no script runs.
 */
export const scriptState = {
  /** While the site's script runs or loads. */
  on: ":root[data-script^=on]",
  /** While everything on the page works. */
  whole: ":root[data-script=on]",
  /** While the site's script does not run. */
  off: ":root:not([data-script^=on])",
} as const;
