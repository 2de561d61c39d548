import { globalStyle } from "@vanilla-extract/css";
import { breakpoint, scale } from "#tokens/primitive/scale";
import { fontSize, typeface } from "#tokens/primitive/type";
import { layers } from "./layers.css.ts";
import { media } from "./media.ts";
import { color, text } from "./vars.css.ts";
import { base } from "./style.ts";

base("*, *::before, *::after", { boxSizing: "border-box" });
base("*", { margin: 0 });
base("html", {
  backgroundColor: color.bgColor.page,
  color: color.fgColor.default,
  fontFamily: typeface.text,
  fontSize: "100%",
  textSizeAdjust: "100%",
  // Focused elements scroll clear of the help button and the sticky header. WCAG 2.4.12.
  scrollPaddingBlock: `${scale[800]} ${scale[1000]}`,
  overflowWrap: "break-word",
});
base("body", { fontSize: fontSize.body, minBlockSize: "100vh" });
base("h1, h2, h3, h4", {
  fontWeight: text.weight.bold,
  lineHeight: text.lineHeight.heading,
  letterSpacing: text.tracking,
  textWrap: "balance",
});
base("h1", { fontSize: fontSize.heading1 });
base("h2", { fontSize: fontSize.heading2 });
base("h3", { fontSize: fontSize.heading3 });
base("h4", { fontSize: fontSize.heading4 });
base("p, li, dd", { textWrap: "pretty" });
base("ul[role='list'], ol[role='list']", { listStyle: "none", padding: 0 });
base("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
base("fieldset", { border: 0, padding: 0, minInlineSize: 0 });
base("legend", { padding: 0 });
base("svg, img, video", { display: "block", maxInlineSize: "100%" });
base("table", { borderCollapse: "collapse" });
base("strong", { fontWeight: text.weight.medium });
// A telephone number wraps only if it does not fit on a line.
base("a[href^='tel:']", { display: "inline-block", maxInlineSize: "100%" });
base("a", { color: color.fgColor.accent, textUnderlineOffset: "0.2em" });
// Pressed before hydration: src/boot.ts replays the click.
base("[data-queued]", { opacity: 0.6, cursor: "progress" });
base("[hidden]:not([hidden='until-found'])", { display: "none" });
base(":focus-visible", {
  outline: `3px solid ${color.focus.outer}`,
  outlineOffset: "2px",
  boxShadow: `0 0 0 2px ${color.focus.inner}`,
});
// Headings and the main region get the focus after a navigation or the skip link, but are not interactive.
base("h1:focus-visible, main:focus-visible", { outline: "none", boxShadow: "none" });

globalStyle("*, *::before, *::after", {
  "@media": {
    "(prefers-reduced-motion: reduce)": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      // Not a short duration: every property of every element would have its old value for one frame, and code that
      // measures an element in it, as Radix does before it scrolls a list, would get the old size.
      transition: "none !important",
      scrollBehavior: "auto !important" as "auto",
    },
    print: { boxShadow: "none !important" },
  },
});
// Only one part is printed, and has to fit one sheet: see printPart.
globalStyle("html[data-prints-part]", { "@layer": { [layers.base]: { "@media": { print: { fontSize: "78%" } } } } });
globalStyle("[data-not-printed]", {
  "@layer": { [layers.base]: { "@media": { print: { display: "none !important" } } } },
});
// On paper nothing can be pressed: no links to other pages, and external addresses are printed.
globalStyle("main nav", { "@layer": { [layers.base]: { "@media": { print: { display: "none !important" } } } } });
globalStyle("main a[href^='http']::after", {
  "@layer": { [layers.base]: { "@media": { print: { content: '" (" attr(href) ")"', overflowWrap: "anywhere" } } } },
});
// With very large text a phone's line has few letters: words may break, and no box is as wide as its longest word.
globalStyle("html", { "@layer": { [layers.base]: { "@media": { [media.largeText]: { overflowWrap: "anywhere" } } } } });
globalStyle(":lang(en)", { "@layer": { [layers.base]: { "@media": { [media.largeText]: { hyphens: "auto" } } } } });
globalStyle("table", {
  "@layer": { [layers.base]: { "@media": { [media.largeText]: { overflowWrap: "break-word" } } } },
});
globalStyle("html", {
  "@layer": {
    [layers.base]: { "@media": { [`(max-width: ${breakpoint.tablet})`]: { scrollPaddingBlockStart: scale[400] } } },
  },
});
// The sticky header of src/app/shell/Header.css.ts.
globalStyle("html", {
  "@layer": { [layers.base]: { "@media": { [media.roomy]: { scrollPaddingBlockStart: scale[1000] } } } },
});
