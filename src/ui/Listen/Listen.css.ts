import { globalStyle } from "@vanilla-extract/css";
import { scale } from "#tokens/primitive/scale";
import { layers } from "../theme/layers.css.ts";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";
import { color } from "../theme/vars.css.ts";

/** `data-voice` means that the device has a voice for the language: see offer-listening.ts. */
export const root = part(
  {
    display: "none",
    selectors: { "[data-voice] &": { display: "block" } },
    "@media": { [media.print]: { selectors: { "[data-voice] &": { display: "none" } } } },
  },
  "root",
);

/** The label of the button, by what the next press does. */
const words = (state: "idle" | "reading" | "paused") =>
  part(
    {
      display: "none",
      alignItems: "center",
      gap: scale[100],
      selectors: {
        [state === "idle" ? `${root}:not([data-state]) &` : `${root}[data-state=${state}] &`]: {
          display: "inline-flex",
        },
      },
    },
    state,
  );
export const idle = words("idle");
export const reading = words("reading");
export const paused = words("paused");

export const stop = part(
  { display: "none", selectors: { [`${root}[data-state] &`]: { display: "inline-flex" } } },
  "stop",
);

// The sentence being read; a browser without custom highlights marks the whole paragraph.
const mark = { color: color.fgColor.default, backgroundColor: color.bgColor.caution };
const marked = { color: "MarkText", backgroundColor: "Mark" };
globalStyle("::highlight(being-read)", { ...mark, "@media": { [media.forcedColors]: marked } });
globalStyle("[data-being-read]", {
  "@layer": { [layers.parts]: { ...mark, "@media": { [media.forcedColors]: marked } } },
});
