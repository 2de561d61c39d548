import { scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { scriptState } from "#ui/theme/script";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

/** Keeps the footer at the bottom of the window on short pages. */
export const main = page(
  { display: "block", minBlockSize: "60vh", "@media": { [media.print]: { minBlockSize: 0 } } },
  "main",
);

/** The notice above the page, see ScriptNotice. */
export const scriptNotice = page(
  {
    paddingBlock: scale[150],
    backgroundColor: color.bgColor.caution,
    borderBlockEnd: `${stroke.thick} solid ${color.borderColor.caution}`,
    selectors: { [`${scriptState.whole} &`]: { display: "none" } },
    "@media": { [media.print]: { display: "none" } },
  },
  "scriptNotice",
);
