import { page } from "#ui/theme/style";

/** Short pages still push the footer to the end of the window. */
export const main = page({ display: "block", minBlockSize: "60vh" }, "main");
