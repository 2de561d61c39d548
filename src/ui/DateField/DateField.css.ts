import { scale, targetSize } from "#tokens/primitive/scale";
import { part } from "../theme/style.ts";

export const date = part({
  // Room for the date and the button of the browser's calendar.
  inlineSize: "auto",
  minInlineSize: "min(13rem, 100%)",
  selectors: {
    // Safari centres the date on phones, and gives an empty one no height.
    "&::-webkit-date-and-time-value": { textAlign: "start", minBlockSize: "1.3em" },
    "&::-webkit-datetime-edit-fields-wrapper": { padding: 0 },
    "&::-webkit-calendar-picker-indicator": {
      boxSizing: "border-box",
      inlineSize: targetSize,
      blockSize: targetSize,
      padding: scale[150],
      marginBlock: `calc(-1 * ${scale[100]})`,
      marginInlineEnd: `calc(-1 * ${scale[200]})`,
      cursor: "pointer",
    },
  },
}, "date");
