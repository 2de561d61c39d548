import { scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

/** An answer and its Change button: side by side, or one below the other if there is no room. */
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
