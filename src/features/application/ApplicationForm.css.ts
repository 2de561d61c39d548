import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[500] }, "root");
export const fields = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[500],
    selectors: { "&[hidden]": { display: "none" } },
  },
  "fields",
);
export const end = page({ display: "grid", gap: scale[200] }, "end");
export const lender = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "lender");
