import { radius, scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1.15fr) minmax(0, 1fr)",
        columnGap: scale[600],
        alignItems: "start",
      },
    },
  },
  "root",
);
export const questions = page(
  { display: "grid", gap: scale[400], "@media": { [media.print]: { display: "none" } } },
  "questions",
);
export const answer = page(
  {
    display: "grid",
    gap: scale[200],
    padding: scale[300],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    "@media": { [media.desktop]: { gridColumn: "2", gridRow: "1 / span 2" } },
  },
  "answer",
);
export const rates = page({ "@media": { [media.print]: { display: "none" } } }, "rates");
export const deeper = page({ gridColumn: "1 / -1" }, "deeper");
