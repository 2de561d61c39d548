import { radius, scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[200],
    padding: scale[300],
    border: `${stroke.medium} solid ${color.borderColor.positive}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.positive,
    // Beside the icon there would be one letter a line on a phone with text twice as large.
    "@media": { [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)" } },
  },
  "root",
);
export const icon = page({ color: color.fgColor.positive }, "icon");
export const body = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[150] }, "body");
export const nothing = page({ color: color.fgColor.muted }, "nothing");
export const actions = page({ display: "flex", flexWrap: "wrap", gap: scale[100] }, "actions");
