import { radius, scale, stroke } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";
import { color, text } from "../theme/vars.css.ts";
import { onSurface } from "../Section/surface-colors.css.ts";

export type Tone = "info" | "positive" | "caution" | "critical";

export const root = part(
  {
    vars: onSurface,
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: scale[150],
    alignItems: "start",
    padding: scale[200],
    border: `${stroke.thin} solid`,
    borderInlineStartWidth: stroke.thick,
    borderRadius: radius.medium,
    color: color.fgColor.default,
  },
  "root",
);

const toned = (tone: Tone) =>
  part({ backgroundColor: color.bgColor[tone], borderColor: color.borderColor[tone] }, tone);

export const tones: Record<Tone, string> = {
  info: toned("info"),
  positive: toned("positive"),
  caution: toned("caution"),
  critical: toned("critical"),
};

export const closing = part({ gridTemplateColumns: "auto minmax(0, 1fr) auto" }, "closing");

const signed = (tone: Tone) =>
  part(
    {
      display: "flex",
      alignItems: "center",
      blockSize: `calc(1em * ${text.lineHeight.body})`,
      color: color.fgColor[tone],
    },
    `${tone}Sign`,
  );

export const icon: Record<Tone, string> = {
  info: signed("info"),
  positive: signed("positive"),
  caution: signed("caution"),
  critical: signed("critical"),
};

export const body = part({ display: "flex", flexDirection: "column", gap: scale[50] }, "body");

/** The button extends into the padding, so that its icon is aligned with the heading. */
export const dismiss = part({ margin: `calc(-1 * ${scale[100]})` }, "dismiss");
