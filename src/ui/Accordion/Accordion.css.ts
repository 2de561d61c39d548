import { radius, scale, stroke } from "#tokens/primitive/scale";
import { duration, easing } from "#tokens/primitive/motion";
import { media } from "../theme/media.ts";
import { scriptState } from "../theme/script.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";

export const root = part({ borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}` }, "root");

export const item = part({ borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}` }, "item");

export const trigger = part(
  {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: scale[200],
    inlineSize: "100%",
    paddingBlock: scale[200],
    paddingInline: scale[100],
    border: 0,
    borderRadius: radius.small,
    backgroundColor: "transparent",
    fontWeight: text.weight.medium,
    lineHeight: text.lineHeight.tight,
    textAlign: "start",
    cursor: "pointer",
    selectors: { [`${scriptState.off} &`]: { cursor: "auto" } },
    "@media": { [media.hover]: { selectors: { "&:hover": { color: color.fgColor.accent } } } },
  },
  "trigger",
);

export const icon = part(
  {
    flex: "none",
    color: color.fgColor.accent,
    transition: `transform ${duration.short} ${easing.out}`,
    selectors: {
      "[data-state=open] > &": { transform: "rotate(180deg)" },
      [`${scriptState.off} &`]: { display: "none" },
    },
    "@media": { [media.print]: { display: "none" } },
  },
  "icon",
);

const shown = { display: "block", contentVisibility: "visible" } as const;

/**
 * A closed panel stays in the page, where the browser's search and a link find it. A browser that does not know
 * `until-found` takes it for plain `hidden`; those without `content-visibility` need `display: none` to hide it.
 * `&&` outweighs the rule under `@supports`, which comes last in the sheet.
 */
export const panel = part(
  {
    display: "block",
    scrollMarginBlockStart: scale[1200],
    selectors: {
      "&[hidden]": { display: "none" },
      // Without script and on paper no one can open it.
      [`${scriptState.off} &&[hidden]`]: shown,
    },
    "@supports": {
      "(content-visibility: hidden)": { selectors: { "&[hidden]": { display: "block", contentVisibility: "hidden" } } },
    },
    "@media": { [media.print]: { selectors: { "&&[hidden]": shown } } },
  },
  "panel",
);

export const content = part({ paddingInline: scale[100], paddingBlockEnd: scale[300] }, "content");
