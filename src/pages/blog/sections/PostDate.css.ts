import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ fontSize: fontSize.caption, color: color.fgColor.muted }, "root");
