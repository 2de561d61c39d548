import { scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

export const words = page({ display: "grid", gap: scale[200], maxInlineSize: "46rem" }, "words");
