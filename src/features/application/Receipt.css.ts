import { globalStyle } from "@vanilla-extract/css";
import { scale, stroke } from "#tokens/primitive/scale";
import { fontSize } from "#tokens/primitive/type";
import { media } from "#ui/theme/media";
import * as acknowledgement from "#ui/theme/receipt.css";
import { layers } from "#ui/theme/layers.css";
import { page } from "#ui/theme/style";
import { color } from "#ui/theme/vars.css";

// It has to fit on one printed page.
globalStyle("html:has([data-receipt])", {
  "@layer": { [layers.page]: { "@media": { [media.print]: { fontSize: "78%" } } } },
});

export const thanks = page({ display: "grid", gap: scale[100], justifyItems: "start" }, "thanks");
export const icon = page({ color: color.fgColor.positive }, "icon");
export const message = page({ fontSize: fontSize.lead }, "message");
export const receipt = acknowledgement.receipt;
export const receiptLabel = page({ color: color.fgColor.muted }, "receiptLabel");
export const reference = acknowledgement.number;
export const next = page({ display: "grid", gap: scale[100], paddingInlineStart: scale[300] }, "next");
export const checklist = page({ display: "grid", gap: scale[100] }, "checklist");
/** With a checkbox on paper. */
export const document = page(
  {
    display: "flex",
    alignItems: "center",
    gap: scale[150],
    "::before": {
      content: "",
      flex: "none",
      inlineSize: scale[250],
      blockSize: scale[250],
      border: `${stroke.medium} solid ${color.borderColor.control}`,
    },
    "@media": { [media.print]: { breakInside: "avoid" } },
  },
  "document",
);
export const end = page(
  {
    display: "grid",
    gap: scale[150],
    justifyItems: "start",
    paddingBlockStart: scale[300],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
    "@media": { [media.print]: { display: "none" } },
  },
  "end",
);
