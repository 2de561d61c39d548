import { scale } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";
import { bannerControl } from "./banner-control.css.ts";

/** All slides overlap, so that the tallest sets the height and nothing moves. */
export const root = page({ display: "grid" }, "root");
export const slide = page({ gridArea: "1 / 1", display: "grid", gap: scale[200], alignContent: "start" }, "slide");
export const away = page({ visibility: "hidden" }, "away");
export const control = `${bannerControl} ${page({ justifySelf: "end" }, "control")}`;
export const eyebrow = page({ color: color.fgColor.onInverseHighlight, fontWeight: text.weight.medium }, "eyebrow");
export const heading = page({ maxInlineSize: "22ch" }, "heading");
export const likeHeading = page(
  { fontSize: fontSize.heading1, fontWeight: text.weight.bold, lineHeight: text.lineHeight.tight },
  "likeHeading",
);
export const lead = page(
  { maxInlineSize: "38rem", fontSize: fontSize.lead, color: color.fgColor.onInverseMuted },
  "lead",
);
