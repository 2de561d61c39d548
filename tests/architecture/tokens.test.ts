import { expect, it } from "vitest";
import { readSources, withoutComments, type Source } from "./sources.ts";

/** Raw colours, and lengths in pixels. Lines of up to 3 pixels are allowed, because they should not grow with the text. */
const rawColour =
  /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(\s*[\d.]+/gi;
const rawLength = /(?<![\w.-])(?!-?[0-3]px)-?\d*\.?\d+px\b/g;

/** The raw values in a file, each listed once. */
function rawValues(source: Source): string[] {
  const text = withoutComments(source);
  const found = [...text.matchAll(rawColour), ...text.matchAll(rawLength)].map(([value]) => value);
  return [...new Set(found)].map((value) => `${source.path}: ${value}`);
}

it("only tokens/primitive contains raw colours and pixels", () => {
  const sources = readSources("src/**/*.{css.ts,tsx}");
  expect(sources.filter(({ path }) => !/\.test\.tsx?$/.test(path)).flatMap(rawValues)).toEqual([]);
});

it.each([
  ["a hex colour", "color: '#1a2b3c'", "#1a2b3c"],
  ["a short hex colour", '<path fill="#fff" />', "#fff"],
  ["a colour function", "color: 'rgb(12 34 56)'", "rgb(12"],
  ["pixels", "padding: '12px'", "12px"],
  ["negative pixels", "margin: '-4px'", "-4px"],
])("finds %s", (_, text, value) => {
  expect(
    rawValues({ path: "planted.tsx", text: `export const planted = (<p>{${JSON.stringify(text)}}</p>);` }),
  ).toEqual([`planted.tsx: ${value}`]);
});

it.each([
  ["a link within the page", "href: '#main'"],
  ["a hairline", "border: '1px solid'"],
  ["a comment", "// 44px, #ffffff"],
])("accepts %s", (_, text) => {
  expect(rawValues({ path: "planted.ts", text: `export const planted = {\n${text}\n};` })).toEqual([]);
});
