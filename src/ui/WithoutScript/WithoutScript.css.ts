import { part } from "../theme/style.ts";
import { scriptState } from "../theme/script.ts";

export const root = part(
  {
    selectors: {
      [`${scriptState.on} &`]: { display: "none" },
      [`${scriptState.on} [data-pending=failed] &`]: { display: "block" },
    },
  },
  "root",
);
