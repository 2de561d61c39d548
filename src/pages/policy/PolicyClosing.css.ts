import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  {
    marginBlockStart: scale[600],
    "@media": { [media.tablet]: { marginBlockStart: scale[800] }, [media.print]: { marginBlockStart: scale[300] } },
  },
  "root",
);

export const columns = page(
  {
    display: "grid",
    gap: scale[400],
    padding: scale[250],
    borderRadius: radius.large,
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    backgroundColor: color.bgColor.muted,
    "@media": {
      [media.tablet]: { padding: scale[500] },
      [media.desktop]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", gap: scale[600] },
      [media.print]: { padding: 0, border: 0, backgroundColor: "transparent", breakInside: "avoid" },
    },
  },
  "columns",
);

export const title = page({ fontSize: fontSize.heading3 }, "title");

export const help = page({ display: "grid", gap: scale[150], alignContent: "start" }, "help");

export const others = page({ display: "grid", gap: scale[100], alignContent: "start" }, "others");
export const list = page(
  {
    display: "grid",
    columnGap: scale[300],
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  },
  "list",
);
