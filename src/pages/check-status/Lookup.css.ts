import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ paddingBlock: `${scale[400]} ${scale[1000]}` }, "root");
export const lead = page({ fontSize: fontSize.lead, color: color.fgColor.muted }, "lead");
