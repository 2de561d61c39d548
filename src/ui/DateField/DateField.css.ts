import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

/** A legend cannot be a grid item, so the content after it has its own grid. */
export const root = part({ display: "block", minInlineSize: 0 }, "root");

export const body = part(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[75], marginBlockStart: scale[75] },
  "body",
);

/** Side by side, and one below the other where large text leaves no room. */
export const parts = part({ display: "flex", flexWrap: "wrap", gap: scale[150] }, "parts");

const column = part({ display: "grid", gap: scale[50], justifyItems: "start" }, "part");
export { column as part };

export const partLabel = part(
  { color: color.fgColor.muted, fontSize: fontSize.caption, lineHeight: text.lineHeight.tight },
  "partLabel",
);

/** As wide as the digits and the padding, at any text size. */
const wide = (count: number) => ({ inlineSize: `calc(${count}ch + 2 * ${scale[200]})` });
export const digits = { day: part(wide(3), "day"), month: part(wide(3), "month"), year: part(wide(5), "year") };
