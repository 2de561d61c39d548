import { page } from "#ui/theme/style";

export const number = page({ flex: "none", maxInlineSize: "100%" }, "number");
