import { measure, scale } from "#tokens/primitive/scale";
import { media } from "../theme/media.ts";
import { part } from "../theme/style.ts";

export type Width = keyof typeof measure;

const edge = { phone: scale[200], tablet: scale[400] };

const root = (width: Width) =>
  part(
    {
      inlineSize: "100%",
      // The padding is outside the measure, so that the text itself is as wide as the token.
      maxInlineSize: `calc(${measure[width]} + 2 * ${edge.phone})`,
      marginInline: "auto",
      paddingInline: edge.phone,
      "@media": {
        [media.tablet]: { paddingInline: edge.tablet, maxInlineSize: `calc(${measure[width]} + 2 * ${edge.tablet})` },
        [media.print]: { paddingInline: "0", maxInlineSize: "none" },
      },
    },
    width,
  );

export const container: Record<Width, string> = { page: root("page"), text: root("text"), narrow: root("narrow") };
