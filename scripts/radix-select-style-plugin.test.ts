import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withoutStyleElement } from "./radix-select-style-plugin.ts";

const source = readFileSync(join(import.meta.dirname, "../node_modules/@radix-ui/react-select/dist/index.mjs"), "utf8");

it("leaves Radix Select without the element that inserts a style, and otherwise as it is", () => {
  const result = withoutStyleElement(source);
  expect(result).not.toMatch(/dangerouslySetInnerHTML|"style",/);
  expect(result.length).toBeGreaterThan(source.length - 500);
});

it("stops the build when an update inserts it differently", () => {
  expect(() => withoutStyleElement(source.replace("dangerouslySetInnerHTML", "children"))).toThrow(
    /0025-what-a-browser-enforces/,
  );
});
