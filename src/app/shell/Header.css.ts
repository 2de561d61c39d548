import { radius, scale, stroke, targetSize } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";
import { contactBarHeight } from "./ContactBar.css.ts";

/**
 * Sticky, so that language and menu can be reached from anywhere in a long form; not on a low screen or with large text,
 * where it would cover too much. The contact bar above it scrolls away.
 */
export const root = page(
  {
    position: "relative",
    zIndex: 3,
    backgroundColor: color.bgColor.surface,
    borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": {
      [media.roomy]: {
        position: "sticky",
        insetBlockStart: 0,
        selectors: { "&[data-contact-bar]": { insetBlockStart: `calc(-1 * ${contactBarHeight})` } },
      },
    },
  },
  "root",
);

export const bar = page(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: scale[100],
    paddingBlock: scale[100],
    "@media": { [media.desktop]: { flexWrap: "nowrap", gap: scale[200], paddingBlock: scale[150] } },
  },
  "bar",
);

/** Over the page, below the upper edge. */
const open = {
  position: "fixed",
  inset: 0,
  blockSize: "fit-content",
  display: "grid",
  gap: scale[100],
  boxShadow: color.shadow,
} as const;

export const menu = page(
  {
    // In a browser without popovers and without script, the list is in the flow.
    position: "static",
    inlineSize: "100%",
    maxInlineSize: "100%",
    maxBlockSize: "100%",
    overflowY: "auto",
    paddingBlock: scale[100],
    paddingInline: scale[200],
    border: 0,
    borderBlockEnd: `${stroke.thin} solid ${color.borderColor.default}`,
    backgroundColor: color.bgColor.surface,
    color: color.fgColor.default,
    selectors: { "&:popover-open": open, "&[data-open]": open, "&::backdrop": { backgroundColor: color.scrim } },
    "@media": {
      [media.desktop]: {
        display: "flex",
        flex: "1",
        justifyContent: "flex-end",
        alignItems: "center",
        gap: scale[100],
        inlineSize: "auto",
        overflow: "visible",
        padding: 0,
        border: 0,
        boxShadow: "none",
        backgroundColor: "transparent",
      },
      [media.print]: { display: "none" },
    },
    // In browsers without popovers src/boot.ts opens and closes it.
    "@supports": {
      "not selector(:popover-open)": {
        "@media": {
          [media.belowDesktop]: { selectors: { ":root[data-script] &:not([data-open])": { display: "none" } } },
        },
      },
    },
  },
  "menu",
);

export const list = page(
  { display: "grid", "@media": { [media.desktop]: { display: "flex", alignItems: "center" } } },
  "list",
);

export const link = page(
  {
    display: "flex",
    alignItems: "center",
    gap: scale[50],
    minBlockSize: targetSize,
    paddingInline: scale[150],
    borderRadius: radius.small,
    color: color.fgColor.default,
    fontWeight: text.weight.medium,
    textDecoration: "none",
    cursor: "pointer",
    listStyle: "none",
    selectors: {
      "&::-webkit-details-marker": { display: "none" },
      '&[aria-current="page"], &[data-current]': {
        color: color.fgColor.accent,
        textDecoration: "underline",
        textDecorationThickness: stroke.medium,
        textUnderlineOffset: scale[100],
      },
    },
    "@media": {
      [media.hover]: { selectors: { "&:hover": { backgroundColor: color.bgColor.hover } } },
      [media.desktop]: { paddingInline: scale[100], fontSize: fontSize.caption, whiteSpace: "nowrap" },
      [media.wide]: { paddingInline: scale[150], fontSize: fontSize.body },
    },
  },
  "link",
);

export const dropdown = page({ position: "relative" }, "dropdown");

export const dropdownList = page(
  {
    paddingInlineStart: scale[200],
    "@media": {
      [media.desktop]: {
        position: "absolute",
        insetBlockStart: "100%",
        insetInlineStart: 0,
        minInlineSize: "100%",
        padding: scale[100],
        border: `${stroke.thin} solid ${color.borderColor.default}`,
        borderRadius: radius.medium,
        boxShadow: color.shadow,
        backgroundColor: color.bgColor.surface,
      },
    },
  },
  "dropdownList",
);

export const apply = page(
  {
    marginBlock: scale[150],
    "@media": { [media.desktop]: { marginBlock: 0, flex: "none" } },
  },
  "apply",
);

export const tools = page(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: scale[50],
    "@media": { [media.print]: { display: "none" } },
  },
  "tools",
);

const smallOnly = { "@media": { [media.desktop]: { display: "none" } } } as const;

const press = {
  display: "inline-flex",
  alignItems: "center",
  gap: scale[50],
  minBlockSize: targetSize,
  paddingInline: scale[100],
  border: `${stroke.medium} solid ${color.borderColor.control}`,
  borderRadius: radius.medium,
  backgroundColor: color.bgColor.surface,
  fontWeight: text.weight.medium,
  cursor: "pointer",
} as const;

/** At the position of the button that opened the menu, so that the thumb can stay there. */
export const closeButton = page({ ...press, ...smallOnly, marginInlineStart: "auto" }, "closeButton");

export const menuButton = page({ ...press, ...smallOnly }, "menuButton");
