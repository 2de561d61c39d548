import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gap: scale[150],
    padding: scale[200],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.muted,
  },
  "root",
);
export const heading = page({ fontSize: fontSize.heading4 }, "heading");
