import postcss from "postcss";
import { expect, it } from "vitest";
import { lowerLayers } from "./lower-layers.ts";

const lower = (css: string) =>
  postcss([lowerLayers()]).process(css, { from: undefined }).css.replaceAll(/\s+/g, " ").trim();

it("makes a rule of a stronger layer outweigh any of a weaker one, and what is in no layer all of them", () => {
  expect(
    lower(
      "@layer base { a[href], *::before { color: red } } @layer parts { .a:hover { color: red } } @layer page { .b, .c::after { color: red } } .d { color: red }",
    ),
  ).toBe(
    ":where(a[href]), *::before { color: red } .a:hover { color: red } .b:not(#_), .c:not(#_)::after { color: red } .d:not(#_):not(#_) { color: red }",
  );
});

it("reaches into media queries, leaves the steps of an animation alone, and takes the order away", () => {
  expect(
    lower(
      "@layer base, parts, page; @layer page { @media print { .a { color: red } } } @keyframes x { from { color: red } }",
    ),
  ).toBe("@media print { .a:not(#_) { color: red } } @keyframes x { from { color: red } }");
});

it("refuses a layer whose rank it does not know", () => {
  expect(() => lower("@layer other { a { color: red } }")).toThrow('"other"');
});
