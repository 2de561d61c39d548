import { radius, scale, stroke } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const card = page(
  {
    display: "grid",
    alignContent: "start",
    gap: scale[100],
    blockSize: "100%",
    padding: scale[300],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderBlockStart: `${stroke.thick} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.surface,
  },
  "card",
);
export const icon = page({ color: color.fgColor.accent, marginBlockEnd: scale[50] }, "icon");
export const text = page({ color: color.fgColor.muted }, "text");
