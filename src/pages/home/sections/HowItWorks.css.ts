import { scale } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { stepNumber } from "#ui/theme/step-number";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const list = page({
  display: "grid",
  gap: scale[300],
  counterReset: "step",
  "@media": { [media.tablet]: { gridTemplateColumns: "1fr 1fr" }, [media.desktop]: { gridTemplateColumns: "repeat(4, 1fr)" } },
}, "list");
export const step = page({
  position: "relative",
  paddingInlineStart: scale[800],
  counterIncrement: "step",
  minBlockSize: scale[800],
  "::before": stepNumber,
  "@media": { [media.desktop]: { paddingInlineStart: 0, paddingBlockStart: scale[800] } },
}, "step");
export const title = page({ marginBlockEnd: scale[50] }, "title");
export const stepText = page({ color: color.fgColor.muted }, "stepText");
