import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[300] }, "root");

/** Phone and email, of which one is enough, beside each other with their inputs aligned. */
export const reach = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
  },
  "reach",
);

export const end = page({ display: "grid", "@media": { [media.tablet]: { justifyItems: "start" } } }, "end");
