import { radius, scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { clippedOverflow } from "#ui/theme/clip";
import { media } from "#ui/theme/media";
import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

export const root = page(
  { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[150], alignContent: "start" },
  "root",
);
export const figure = page({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: scale[100] }, "figure");

/** The drawing has the same height as the map that replaces it, so that nothing moves, and shows every station. */
export const stage = page(
  {
    // Set explicitly: with the aspect ratio, the minimum height would make it wider.
    inlineSize: "100%",
    minBlockSize: "18rem",
    aspectRatio: "640 / 440",
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    ...clippedOverflow,
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "stage",
);
export const drawing = page({ blockSize: "100%" }, "drawing");
export const frame = page(
  { display: "block", inlineSize: "100%", blockSize: "100%", border: 0, backgroundColor: color.bgColor.muted },
  "frame",
);

const roadWidth = "15";
export const road = page(
  {
    stroke: color.bgColor.surface,
    strokeWidth: roadWidth,
    "@media": { [media.forcedColors]: { stroke: "CanvasText", strokeWidth: "1" } },
  },
  "road",
);
export const houses = page(
  {
    stroke: color.art.fill,
    strokeWidth: 26,
    strokeLinecap: "butt",
    opacity: 0.45,
    "@media": { [media.forcedColors]: { display: "none" } },
  },
  "houses",
);
export const park = page({ fill: color.bgColor.positive, stroke: color.borderColor.positive, strokeWidth: 1 }, "park");
/** The walking routes: dotted, below the stations. */
export const way = page(
  {
    stroke: color.chart.interest,
    strokeWidth: 5,
    strokeDasharray: "1 11",
    "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
  },
  "way",
);
export const station = page({ fill: color.fgColor.accent, stroke: color.bgColor.surface, strokeWidth: 3 }, "station");
/** In units of the drawing, like the circle around it, so that it stays inside with a larger text size. */
export const number = page(
  { fill: color.bgColor.surface, fontSize: 20, fontWeight: text.weight.bold, textAnchor: "middle" },
  "number",
);

export const caption = page({ color: color.fgColor.muted, fontSize: fontSize.caption }, "caption");
/** Without script the button does nothing; the link below it works. */
export const choice = page({ selectors: { [`${scriptState.off} &`]: { display: "none" } } }, "choice");
export const note = page(
  { color: color.fgColor.muted, fontSize: fontSize.caption, "@media": { [media.print]: { display: "none" } } },
  "note",
);
