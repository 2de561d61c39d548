import type { Colors } from "./semantic/color.ts";

/** `text` is text; `large` is text from 24 px up, icons and drawings; `edge` is the border of a control or a part of a chart. */
export type PairKind = "text" | "large" | "edge";

/** Minimum contrast by kind. docs/product.md, section 16: body text 7:1; the high-contrast theme requires more for the rest. */
export const leastContrast = {
  ordinary: { text: 7, large: 4.5, edge: 3 },
  "high-contrast": { text: 7, large: 7, edge: 4.5 },
} as const;

/** Every foreground and background that must be distinguishable; the test checks each pair in each theme. */
export const pairs: [PairKind, (c: Colors) => string, (c: Colors) => string, string][] = [
  ...(["page", "surface", "muted", "hover", "highlight"] as const).flatMap((background): (typeof pairs)[number][] => [
    ["text", (c) => c.fgColor.default, (c) => c.bgColor[background], `default on ${background}`],
    ["text", (c) => c.fgColor.muted, (c) => c.bgColor[background], `muted on ${background}`],
    ["text", (c) => c.fgColor.accent, (c) => c.bgColor[background], `accent on ${background}`],
    ["text", (c) => c.fgColor.accentHover, (c) => c.bgColor[background], `accentHover on ${background}`],
  ]),
  ...(["page", "surface", "muted", "highlight"] as const).flatMap((background): (typeof pairs)[number][] => [
    ["large", (c) => c.fgColor.highlight, (c) => c.bgColor[background], `highlight on ${background}`],
    ["text", (c) => c.fgColor.critical, (c) => c.bgColor[background], `critical on ${background}`],
    ["edge", (c) => c.borderColor.control, (c) => c.bgColor[background], `control edge on ${background}`],
    ["edge", (c) => c.borderColor.accent, (c) => c.bgColor[background], `accent edge on ${background}`],
    ["edge", (c) => c.borderColor.critical, (c) => c.bgColor[background], `critical edge on ${background}`],
    ["edge", (c) => c.focus.outer, (c) => c.bgColor[background], `focus on ${background}`],
    ["edge", (c) => c.range.filled, (c) => c.bgColor[background], `range on ${background}`],
    ["edge", (c) => c.art.line, (c) => c.bgColor[background], `drawing on ${background}`],
  ]),
  ...(["positive", "critical", "caution", "info"] as const).flatMap((tone): (typeof pairs)[number][] => [
    ["text", (c) => c.fgColor[tone], (c) => c.bgColor[tone], `${tone} on its own background`],
    ["text", (c) => c.fgColor.default, (c) => c.bgColor[tone], `default on ${tone}`],
    ["text", (c) => c.fgColor.accent, (c) => c.bgColor[tone], `accent on ${tone}`],
    ["edge", (c) => c.borderColor[tone], (c) => c.bgColor[tone], `${tone} edge on its own background`],
  ]),
  ...(["inverse", "inverseRaised"] as const).flatMap((background): (typeof pairs)[number][] => [
    ["text", (c) => c.fgColor.onInverse, (c) => c.bgColor[background], `onInverse on ${background}`],
    ["text", (c) => c.fgColor.onInverseMuted, (c) => c.bgColor[background], `onInverseMuted on ${background}`],
    ["text", (c) => c.fgColor.onInverseHighlight, (c) => c.bgColor[background], `onInverseHighlight on ${background}`],
    ["edge", (c) => c.borderColor.onInverse, (c) => c.bgColor[background], `edge on ${background}`],
  ]),
  ...(["accent", "highlight", "critical", "neutral"] as const).flatMap((tone) =>
    (["rest", "hover", "active"] as const).map((state): (typeof pairs)[number] => [
      "text",
      (c) => c.button[tone].fgColor,
      (c) => c.button[tone][state],
      `${tone} button, ${state}`,
    ]),
  ),
  ["edge", (c) => c.button.neutral.borderColor, (c) => c.button.neutral.rest, "edge of the neutral button"],
  ["edge", (c) => c.chart.principal, (c) => c.bgColor.surface, "principal on surface"],
  ["edge", (c) => c.chart.interest, (c) => c.bgColor.surface, "interest on surface"],
  ["edge", (c) => c.chart.principal, (c) => c.chart.gap, "principal beside the gap"],
  ["edge", (c) => c.range.track, (c) => c.range.filled, "filled beside the empty track"],
  ["edge", (c) => c.focus.outer, (c) => c.focus.inner, "the two rings of the focus"],
];

/** The contrast of two opaque hex colours, 1 to 21. WCAG 2.2, relative luminance. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2];
}
