import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";

/** Where no script runs all posts are seen, and there are no more to ask for. */
export const root = page({ selectors: { [`${scriptState.off} &`]: { display: "none" } } }, "root");
