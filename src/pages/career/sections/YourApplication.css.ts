import { measure, radius, scale, stroke } from "#tokens/primitive/scale";
import { media } from "#ui/theme/media";
import { page } from "#ui/theme/style";
import { color, text } from "#ui/theme/vars.css";

/** The next steps come before the form, so that applicants know them first; on a wide screen they are beside it. */
export const columns = page(
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: scale[400],
    "@media": {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${measure.text})`,
        alignItems: "start",
        columnGap: scale[600],
      },
    },
  },
  "columns",
);
export const steps = page({ display: "grid", gap: scale[250] }, "steps");
export const form = page(
  {
    padding: scale[250],
    border: `${stroke.thin} solid ${color.borderColor.default}`,
    borderRadius: radius.large,
    backgroundColor: color.bgColor.surface,
    boxShadow: color.shadow,
    "@media": { [media.tablet]: { padding: scale[500] } },
  },
  "form",
);

export const list = page({ display: "grid", counterReset: "step" }, "list");
/** A vertical sequence: a number in a circle, and a line to the next. */
export const step = page(
  {
    position: "relative",
    paddingInlineStart: scale[600],
    paddingBlockEnd: scale[250],
    counterIncrement: "step",
    "::before": {
      content: "counter(step)",
      position: "absolute",
      insetInlineStart: 0,
      insetBlockStart: 0,
      display: "grid",
      placeItems: "center",
      inlineSize: scale[400],
      blockSize: scale[400],
      borderRadius: "50%",
      border: `${stroke.medium} solid ${color.borderColor.accent}`,
      backgroundColor: color.bgColor.surface,
      color: color.fgColor.accent,
      fontWeight: text.weight.bold,
      lineHeight: "1",
    },
    selectors: {
      "&:not(:last-child)::after": {
        content: "",
        position: "absolute",
        insetInlineStart: `calc(${scale[200]} - ${stroke.thin})`,
        insetBlockStart: scale[400],
        insetBlockEnd: 0,
        borderInlineStart: `${stroke.medium} solid ${color.borderColor.default}`,
      },
    },
  },
  "step",
);
export const none = page(
  {
    display: "grid",
    gap: scale[50],
    justifyItems: "start",
    paddingBlockStart: scale[200],
    borderBlockStart: `${stroke.thin} solid ${color.borderColor.default}`,
  },
  "none",
);
