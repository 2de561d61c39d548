import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export const root = part(
  {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[150],
    rowGap: scale[150],
    padding: scale[250],
    border: `${stroke.thick} solid ${color.borderColor.critical}`,
    borderRadius: radius.medium,
    backgroundColor: color.bgColor.critical,
    color: color.fgColor.default,
  },
  "root",
);

export const icon = part({ color: color.fgColor.critical }, "icon");

export const body = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[100] }, "body");

export const list = part({ display: "grid", gap: scale[25], justifyItems: "start" }, "list");

/** The whole line can be pressed. */
export const link = part(
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: targetSize,
    color: color.fgColor.critical,
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
  },
  "link",
);
