import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { headlessFlags } from "./browser-flags.ts";

it("disables every feature that the installed Playwright disables, because Chromium uses only the last list", () => {
  const program = join(
    dirname(createRequire(import.meta.url).resolve("playwright-core/package.json")),
    "lib/coreBundle.js",
  );
  const [, list] = /\bdisabledFeatures = \[([^\]]+)\]/.exec(readFileSync(program, "utf8"))!;
  const theirs = [...list!.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature!);
  const ours = headlessFlags
    .find((flag) => flag.startsWith("--disable-features="))!
    .split("=")[1]!
    .split(",");
  expect(theirs).toContain("PaintHolding");
  expect(theirs.filter((feature) => !ours.includes(feature))).toEqual([]);
});
