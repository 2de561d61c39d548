import { measure, scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ paddingBlock: `${scale[500]} ${scale[1000]}` }, "root");
export const summary = page(
  { maxInlineSize: measure.text, fontSize: fontSize.lead, color: color.fgColor.muted },
  "summary",
);
