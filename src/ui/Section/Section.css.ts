import { createVar } from "@vanilla-extract/css";
import { measure, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";
import { onInverse, onSurface } from "./surface-colors.css.ts";

export type Tone = "page" | "muted" | "inverse" | "highlight";
export type Size = "small" | "medium";
export type Align = "start" | "center";

export const size: Record<Size, string> = {
  small: part({ paddingBlock: scale[400], "@media": { [media.tablet]: { paddingBlock: scale[600] } } }, "small"),
  medium: part({ paddingBlock: scale[600], "@media": { [media.tablet]: { paddingBlock: scale[1000] } } }, "medium"),
};

const strokeColor = createVar("strokeColor");

const band = (backgroundColor: string, vars: typeof onInverse | typeof onSurface, name: string) =>
  part(
    {
      vars: { ...vars, [strokeColor]: vars === onInverse ? color.fgColor.highlight : color.chart.interest },
      backgroundColor,
      color: color.fgColor.default,
      "@media": {
        // No background on paper, to save ink.
        [media.print]: { vars: onSurface, backgroundColor: "transparent", paddingBlock: scale[200] },
      },
    },
    name,
  );

export const tone: Record<Tone, string> = {
  page: band(color.bgColor.page, onSurface, "page"),
  muted: band(color.bgColor.muted, onSurface, "muted"),
  inverse: band(color.bgColor.inverse, onInverse, "inverse"),
  highlight: band(color.bgColor.highlight, onSurface, "highlight"),
};

export const header = part(
  {
    display: "flex",
    flexDirection: "column",
    gap: scale[150],
    maxInlineSize: measure.text,
    marginBlockEnd: scale[400],
  },
  "header",
);

export const align: Record<Align, string> = {
  start: part({ alignItems: "flex-start" }, "start"),
  center: part({ alignItems: "center", textAlign: "center", marginInline: "auto" }, "center"),
};

/** The few words above a heading, led by a short gold stroke. */
export const eyebrow = part(
  {
    display: "flex",
    alignItems: "center",
    gap: scale[150],
    color: color.fgColor.accent,
    fontSize: fontSize.caption,
    fontWeight: text.weight.medium,
    "::before": {
      content: "",
      flex: "none",
      inlineSize: scale[400],
      borderBlockStart: `${stroke.thick} solid ${strokeColor}`,
    },
  },
  "eyebrow",
);

export const lead = part({ color: color.fgColor.muted, fontSize: fontSize.lead, textWrap: "balance" }, "lead");
