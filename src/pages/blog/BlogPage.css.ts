import { scale } from "#tokens/primitive/scale";
import { page } from "#ui/theme/style";

export const root = page({ paddingBlock: `${scale[500]} ${scale[1000]}` }, "root");
