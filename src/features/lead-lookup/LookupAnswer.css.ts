import { globalStyle } from "@vanilla-extract/css";
import { scale, stroke, targetSize } from "#tokens/primitive/scale";
import { layers } from "#ui/theme/layers.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const answer = page({ display: "grid", gap: scale[150], overflowWrap: "anywhere" }, "answer");
export const print = page({ marginBlockStart: scale[100], "@media": { [media.print]: { display: "none" } } }, "print");

// Element selectors, because the sanitizer removes classes.
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${answer} > ${selector}`, { "@layer": { [layers.page]: rule } });
within("ol", { paddingInlineStart: scale[300] });
within("ol > li", {
  paddingInlineStart: scale[100],
  paddingBlockEnd: scale[150],
  borderInlineStart: `${stroke.medium} solid ${color.borderColor.default}`,
  "@media": { [media.print]: { breakInside: "avoid" } },
});
within("ol > li::marker", { fontWeight: text.weight.bold, fontVariantNumeric: "tabular-nums" });
within("ul > li > a:only-child", { display: "inline-flex", alignItems: "center", minBlockSize: targetSize });
