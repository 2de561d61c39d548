import { radius, scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** Claims with their proofs, line by line. */
export const list = page(
  { display: "grid", borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}` },
  "list",
);
export const reason = page(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[250],
    rowGap: scale[150],
    alignItems: "start",
    paddingBlock: scale[300],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: "auto minmax(0, 4fr) minmax(0, 6fr) minmax(0, 3fr)",
        columnGap: scale[400],
        alignItems: "center",
        paddingBlock: scale[400],
      },
      [media.print]: { breakInside: "avoid" },
    },
  },
  "reason",
);
export const icon = page(
  {
    display: "grid",
    placeItems: "center",
    inlineSize: scale[600],
    blockSize: scale[600],
    borderRadius: radius.round,
    border: `${stroke.medium} solid ${color.borderColor.accent}`,
    color: color.fgColor.accent,
  },
  "icon",
);
export const title = page({ fontWeight: text.weight.bold, alignSelf: "center" }, "title");
const besideSign = { gridColumn: "2", "@media": { [media.desktop]: { gridColumn: "auto" } } } as const;
export const words = page({ ...besideSign, color: color.fgColor.muted }, "words");
export const check = page({ ...besideSign }, "check");
