import { radius, scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const picture = page(
  { padding: scale[200], borderRadius: radius.large, backgroundColor: color.bgColor.muted },
  "picture",
);
