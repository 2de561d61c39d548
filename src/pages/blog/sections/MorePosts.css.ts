import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";

/** Without script all posts are shown, so there is no button. */
export const root = page({ selectors: { [`${scriptState.off} &`]: { display: "none" } } }, "root");
