import { measure, scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

/** A form as wide as is good to fill in, that begins where the sections above and below it begin. */
export const form = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200], maxInlineSize: measure.text }, "form");
