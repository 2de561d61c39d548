import { radius, scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** One board with four cells, separated by its background. */
export const root = page(
  {
    display: "grid",
    // A long word in large text breaks, because the cell would otherwise be cut off.
    gridTemplateColumns: "minmax(0, 1fr)",
    overflowWrap: "anywhere",
    gap: stroke.thin,
    overflow: "hidden",
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    backgroundColor: color.borderColor.default,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
    },
  },
  "root",
);
export const reason = page(
  {
    display: "grid",
    alignContent: "start",
    gap: scale[100],
    padding: scale[300],
    backgroundColor: color.bgColor.surface,
    "@media": { [media.tablet]: { padding: scale[400] } },
  },
  "reason",
);
export const icon = page({ marginBlockEnd: scale[100], color: color.fgColor.accent }, "icon");
export const text = page({ color: color.fgColor.muted }, "text");
