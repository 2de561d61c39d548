import { scale } from "#tokens/primitive/scale";
import * as acknowledgement from "#ui/theme/receipt.css";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[200], justifyItems: "start" },
  "root",
);
export const icon = page({ color: color.fgColor.positive }, "icon");
export const receipt = `${acknowledgement.receipt} ${page({ gap: scale[200], inlineSize: "100%" }, "receipt")}`;
export const term = page({ color: color.fgColor.muted }, "term");
export const reference = `${acknowledgement.number} ${page({ marginBlockEnd: scale[100] }, "reference")}`;
