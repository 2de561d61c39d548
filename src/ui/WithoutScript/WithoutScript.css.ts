import { part } from "../theme/style.ts";

export const failed = part({
  display: "none",
  selectors: { ":root[data-script=failed] &": { display: "block" } },
}, "failed");
