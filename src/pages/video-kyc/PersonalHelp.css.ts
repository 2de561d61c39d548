import { measure, scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

/** A form of comfortable width, aligned with the sections above and below. */
export const form = page(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200], maxInlineSize: measure.text },
  "form",
);
