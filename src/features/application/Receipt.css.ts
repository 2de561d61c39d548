import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import * as acknowledgement from "#ui/theme/slip.css";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const thanks = page({ display: "grid", gap: scale[100], justifyItems: "start" }, "thanks");
export const sign = page({ color: color.fgColor.positive }, "sign");
export const message = page({ fontSize: fontSize.lead }, "message");
export const slip = acknowledgement.slip;
export const slipLabel = page({ color: color.fgColor.muted }, "slipLabel");
export const reference = acknowledgement.number;
export const next = page({ display: "grid", gap: scale[100], paddingInlineStart: scale[300] }, "next");
