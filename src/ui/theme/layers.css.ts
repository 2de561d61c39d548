import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers, weakest first, so that nothing depends on the order of a page's stylesheets. `base` styles bare
 * elements, `parts` the design system, `page` the rest. `scripts/lower-layers.ts` turns them into specificity.
 */
export const layers = {
  base: globalLayer("base"),
  parts: globalLayer("parts"),
  page: globalLayer("page"),
};
