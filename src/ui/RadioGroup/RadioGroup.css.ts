import { scale } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";

/** A legend cannot be a grid item, so the content after it has its own grid. */
export const root = part({ display: "block" }, "root");

export const body = part(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[75], marginBlockStart: scale[75] },
  "body",
);

export const options = part({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[100] }, "options");

/** Short options side by side on a wide screen. */
export const inline = part(
  {
    "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fit, minmax(min(9rem, 100%), 1fr))" } },
  },
  "inline",
);
