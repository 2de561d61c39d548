import { globalStyle } from "@vanilla-extract/css";
import { scale } from "#tokens/primitive/scale";
import { layers } from "#ui/theme/layers.css";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";

export const root = page({ paddingBlockEnd: scale[800], "@media": { [media.print]: { paddingBlockEnd: 0 } } }, "root");

const onPaper = (selector: string, rule: object) =>
  globalStyle(selector, { "@layer": { [layers.page]: { "@media": { [media.print]: rule } } } });

// On paper a policy is a document: its own header, no menus, and smaller text.
onPaper(`:has(> main > ${root}) > :is(header, footer)`, { display: "none" });
onPaper(`html:has(${root})`, { fontSize: "78%" });
onPaper(`${root} :is(h2, h3)`, { breakAfter: "avoid" });
