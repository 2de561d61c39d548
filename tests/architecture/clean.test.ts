import { describe, expect, it } from "vitest";
import { textFiles } from "./sources.ts";

/** Patterns built from pieces, so that this file does not match them. */
const foreign = {
  "a folder of someone's machine": new RegExp(
    `(?<![\\w.*@}#-])/(?:${["root", "home", "Users", "work"].join("|")})/[\\w.-]`,
  ),
  "the host of a package registry": new RegExp(["registry", "(?:npmjs|yarnpkg|npmmirror)"].join("\\.")),
  "where a package was fetched from": new RegExp(['"resol', 'ved":'].join("")),
};

function foreignLines(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) =>
    Object.entries(foreign)
      .filter(([, pattern]) => pattern.test(line))
      .map(([what]) => `${file}:${index + 1} names ${what}`),
  );
}

it("names no machine and no registry in any file", () => {
  const found = textFiles().flatMap(({ path, text }) => foreignLines(path, text));
  expect(found).toEqual([]);
});

describe("a foreign name", () => {
  it.each([
    ["in a path", ['const file = "', "root", 'notes.md";'].join("/")],
    ["in a lock file", ['"resol', 'ved": "https://example.org/react.tgz"'].join("")],
    ["of a registry", ["https://registry", "npmjs", "org/react"].join(".")],
  ])("%s is found", (_, line) => {
    expect(foreignLines("planted.md", line)).toHaveLength(1);
  });

  it.each(["src/pages/home/HomePage.tsx", 'import "../home/HomePage.tsx"', "src/*/home/Banner.tsx"])(
    "is none in %s",
    (line) => {
      expect(foreignLines("planted.md", line)).toEqual([]);
    },
  );
});
