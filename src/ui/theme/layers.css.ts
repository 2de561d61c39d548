import { globalLayer } from "@vanilla-extract/css";

/**
 * Cascade layers, weakest first. A page's sheets arrive in whatever order its chunks do, so the order is fixed here,
 * in the one sheet that every page carries. `base` dresses bare elements, `parts` the design system, `page` the rest.
 */
export const layers = {
  base: globalLayer("base"),
  parts: globalLayer("parts"),
  page: globalLayer("page"),
};
