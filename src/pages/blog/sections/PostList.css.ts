import { globalStyle } from "@vanilla-extract/css";
import { scale } from "#tokens/primitive/scale";
import { layers } from "#ui/theme/layers.css";
import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

export const root = page({}, "root");
export const picture = page({ padding: scale[200], backgroundColor: color.bgColor.muted }, "picture");

// From the first paint on, so that nothing moves at hydration: only the first three posts are shown. A test compares the
// number with `blog.shownFirst`.
globalStyle(`${scriptState.on} ${root} > ul > li:nth-child(n + 4):not([data-shown])`, {
  "@layer": { [layers.page]: { display: "none" } },
});
