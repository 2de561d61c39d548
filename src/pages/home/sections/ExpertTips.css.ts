import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    display: "grid",
    gap: scale[250],
    blockSize: "100%",
    alignContent: "start",
    padding: scale[300],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.onInverse}`,
    backgroundColor: color.bgColor.inverseRaised,
    "@media": {
      [media.tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: scale[400], padding: scale[500] },
    },
  },
  "root",
);
export const icon = page({ color: color.fgColor.onInverseHighlight }, "icon");
export const words = page({ display: "grid", gap: scale[150], maxInlineSize: "44rem" }, "words");
export const title = page({ fontSize: fontSize.heading3 }, "title");
export const pro = page({ color: color.fgColor.onInverseMuted }, "pro");
