import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "./sources.ts";

/** The files git tracks or would add. Empty without git, as in an unpacked archive. */
function projectFiles(): string[] {
  if (!existsSync(join(root, ".git"))) return [];
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], { cwd: root, encoding: "utf8" });
  return [...new Set(list.split("\0"))].filter((file) => file !== "" && existsSync(join(root, file)));
}

/** Patterns built from pieces, so that this file does not match them. */
const foreign = {
  "a folder of someone's machine": new RegExp(`(?<![\\w.*@}#-])/(?:${["root", "home", "Users", "work"].join("|")})/[\\w.-]`),
  "the host of a package registry": new RegExp(["registry", "(?:npmjs|yarnpkg|npmmirror)"].join("\\.")),
  "where a package was fetched from": new RegExp(["\"resol", "ved\":"].join("")),
};

const isText = (content: Buffer) => !content.subarray(0, 8_000).includes(0);

function foreignLines(file: string, text: string): string[] {
  return text.split("\n").flatMap((line, index) => (
    Object.entries(foreign).filter(([, pattern]) => pattern.test(line)).map(([what]) => `${file}:${index + 1} names ${what}`)
  ));
}

it("no file names a machine or a registry", () => {
  const found = projectFiles().flatMap((file) => {
    const content = readFileSync(join(root, file));
    return isText(content) ? foreignLines(file, content.toString("utf8")) : [];
  });
  expect(found).toEqual([]);
});

describe("a foreign name", () => {
  it.each([
    ["in a path", ["const file = \"", "root", "notes.md\";"].join("/")],
    ["in a lock file", ["\"resol", "ved\": \"https://example.org/react.tgz\""].join("")],
    ["of a registry", ["https://registry", "npmjs", "org/react"].join(".")],
  ])("%s is found", (_, line) => {
    expect(foreignLines("planted.md", line)).toHaveLength(1);
  });

  it.each(["src/pages/home/HomePage.tsx", "import \"../home/HomePage.tsx\"", "src/*/home/Banner.tsx"])("is none in %s", (line) => {
    expect(foreignLines("planted.md", line)).toEqual([]);
  });
});
