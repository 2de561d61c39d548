import { describe, expect, it } from "vitest";
import { contrast, leastContrast, pairs } from "./contrast.ts";
import { themes, type ThemeName } from "./themes/index.ts";

describe.each(Object.keys(themes) as ThemeName[])("in the %s theme", (name) => {
  const least = leastContrast[name === "high-contrast" ? "high-contrast" : "ordinary"];
  it.each(pairs.map(([kind, foreground, background, title]) => ({ kind, foreground, background, title })))(
    "$title ($kind)",
    ({ kind, foreground, background }) => {
      expect(contrast(foreground(themes[name]), background(themes[name]))).toBeGreaterThanOrEqual(least[kind]);
    },
  );
});

it("calculates contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});
