import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const form = page({ display: "grid", gap: scale[200], justifyItems: "start" }, "form");
export const note = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "note");
