import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { mayImport, wrongImports } from "./layers.ts";
import { readSources } from "./sources.ts";

const map = packageJson.imports;
const planted = (path: string, text: string) => wrongImports([{ path, text }], map);

describe("the layers", () => {
  it("import only the layers below them", () => {
    expect(
      wrongImports(readSources("{src,tokens,geography,server,scripts,testing,tests,a11y,bench}/**/*.{ts,tsx}"), map),
    ).toEqual([]);
  });
});

/** Each layer with all layers it reaches, directly or through others. */
function reached(arrows: Record<string, string[]>): Record<string, string[]> {
  const from = (layer: string, seen: Set<string>): Set<string> => {
    for (const next of arrows[layer] ?? []) if (!seen.has(next)) from(next, seen.add(next));
    return seen;
  };
  return Object.fromEntries(Object.keys(mayImport).map((layer) => [layer, [...from(layer, new Set())].sort()]));
}

it("the drawing in the README has every layer, and its arrows reach what the layers may import", () => {
  const [, drawing = ""] = /```mermaid\n(.*?)```/s.exec(readFileSync("README.md", "utf8")) ?? [];
  const arrows: Record<string, string[]> = {};
  for (const line of drawing.split("\n").slice(1)) {
    const [from, to] = line.split("-->").map((layers) => layers.trim().split(" & "));
    for (const layer of to ? from! : []) arrows[layer] = [...(arrows[layer] ?? []), ...to!];
  }
  expect(reached(arrows)).toEqual(reached(mayImport));
});

describe("finds a wrong import", () => {
  it.each([
    [
      "from below to above",
      "src/domain/interest.ts",
      'import { formatRupees } from "#i18n/format";',
      "domain may not import i18n",
    ],
    [
      "of a type alone",
      "src/ui/Card/Card.tsx",
      'import type { Language } from "#i18n/languages";',
      "ui may not import i18n",
    ],
    [
      "by a re-export",
      "src/contract/lender.ts",
      'export * from "#content/company";',
      "contract may not import content",
    ],
    [
      "loaded on demand",
      "src/ui/Card/Card.tsx",
      'const page = () => import("#features/calculator");',
      "ui may not import features",
    ],
    ["by a pattern", "src/ui/index.ts", 'const all = import.meta.glob("../pages/*/*.tsx");', "ui may not import pages"],
    [
      "from page to page",
      "src/pages/home/HomePage.tsx",
      'import { Faqs } from "../policy/Faqs.tsx";',
      "pages do not import pages",
    ],
    [
      "from feature to feature",
      "src/features/lead-lookup/LookUp.tsx",
      'import { send } from "../application/send.ts";',
      "features do not import features",
    ],
    [
      "from the browser to the server",
      "src/features/application/send.ts",
      'import { readSettings } from "../../../server/env.ts";',
      "features may not import server",
    ],
    [
      "from the server to the browser",
      "server/app.ts",
      'import { company } from "#content/company";',
      "server may not import content",
    ],
    [
      "of test code",
      "src/app/start.tsx",
      'import { fill } from "../../tests/support/page.ts";',
      "app may not import tests",
    ],
    [
      "from one tool to another",
      "bench/load.ts",
      'import { leads } from "../scripts/leads.ts";',
      "bench may not import scripts",
    ],
    [
      "from the shared code of the tools to a tool",
      "testing/build.ts",
      'import { leads } from "../scripts/leads.ts";',
      "testing may not import scripts",
    ],
    [
      "by a path, between layers",
      "src/features/calculator/Calculator.tsx",
      'import { facts } from "../../domain/facts.ts";',
      "begins with #",
    ],
    [
      "by its name, inside a layer",
      "src/ui/Card/Card.tsx",
      'import { Stack } from "#ui";',
      "inside a layer an import is relative",
    ],
    ["of an unknown name", "src/ui/Card/Card.tsx", 'import { color } from "#colours/light";', "has no such import"],
    [
      "of a package in a layer without packages",
      "src/domain/interest.ts",
      'import dayjs from "dayjs";',
      "may not use this package",
    ],
    [
      "of Radix outside the design system",
      "src/pages/home/HomePage.tsx",
      'import * as Dialog from "@radix-ui/react-dialog";',
      "only a component of the design system may",
    ],
  ])("%s", (_, path, text, why) => {
    expect(planted(path, text)).toEqual([expect.stringContaining(why)]);
  });

  it("in a second folder that names the same library", () => {
    const text = 'import { ResponsivePie } from "@nivo/pie";';
    const sources = ["src/ui/Doughnut/NivoPie.tsx", "src/ui/Card/Card.tsx"].map((path) => ({ path, text }));
    expect(wrongImports(sources, map)).toEqual([expect.stringContaining("one folder only")]);
  });

  it("accepts a right import, and ignores one in a comment", () => {
    expect(
      planted(
        "src/features/calculator/Calculator.tsx",
        'import { Card } from "#ui";\n// import("../application/send.ts")',
      ),
    ).toEqual([]);
  });
});
