import { measure, radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[300],
    padding: scale[250],
    borderRadius: radius.large,
    backgroundColor: color.bgColor.muted,
    "@media": {
      [media.tablet]: { padding: scale[400] },
      [media.print]: { padding: 0, backgroundColor: "transparent", breakBefore: "page" },
    },
  },
  "root",
);
export const lead = page(
  { maxInlineSize: measure.text, color: color.fgColor.muted, "@media": { [media.print]: { display: "none" } } },
  "lead",
);
export const questions = page(
  {
    display: "grid",
    gap: scale[300],
    "@media": {
      [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [media.print]: { display: "none" },
    },
  },
  "questions",
);
/** Styled as a sheet of paper in every theme. */
export const sheet = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    padding: scale[200],
    borderBlockStart: `${stroke.thick} solid ${color.chart.interest}`,
    backgroundColor: color.bgColor.surface,
    "@media": { [media.tablet]: { padding: scale[400] }, [media.print]: { padding: 0 } },
  },
  "sheet",
);
export const method = page(
  { maxInlineSize: measure.text, color: color.fgColor.muted, fontSize: fontSize.caption },
  "method",
);
export const action = page({ "@media": { [media.print]: { display: "none" } } }, "action");
