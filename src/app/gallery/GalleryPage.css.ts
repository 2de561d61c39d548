import { radius, scale, stroke } from "#tokens/primitive/scale";
import { typeface } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ paddingBlock: scale[400] }, "root");

export const example = page({ minInlineSize: 0 }, "example");

export const caption = page(
  { paddingBlockEnd: scale[50], color: color.fgColor.muted, fontFamily: typeface.code },
  "caption",
);

export const frame = page(
  {
    padding: scale[200],
    border: `${stroke.thin} dashed ${color.borderColor.control}`,
    borderRadius: radius.small,
  },
  "frame",
);
