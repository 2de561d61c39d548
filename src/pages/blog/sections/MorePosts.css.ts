import { page } from "#ui/theme/style";

/** Where no script runs all posts are seen, and there are no more to ask for. */
export const root = page({
  "@media": { "(scripting: none)": { display: "none" } },
  selectors: { ":root[data-script=failed] &": { display: "none" } },
}, "root");
