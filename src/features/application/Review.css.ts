import { scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

/** An answer and the button that changes it: side by side, and one below the other when there is no room. */
export const answer = page(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: scale[150],
    textAlign: "end",
    whiteSpace: "pre-wrap",
  },
  "answer",
);
