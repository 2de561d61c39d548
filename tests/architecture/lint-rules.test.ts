import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packageCommand } from "../../testing/processes.ts";
import { root } from "../../testing/root.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  copyFileSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the linter reports about a component with this JSX: "line: rule". */
function lint(file: string, jsx: string): string[] {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export declare const t: (key: string) => string; export const Seeded = () => (\n${jsx}\n);\n`);
  const { stdout } = spawnSync(process.execPath, [packageCommand("oxlint"), "--format=unix", file], {
    cwd: folder,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/:(\d+):\d+: .*\[\w+\/(.+)\]$/gm)].map(([, line, rule]) => `${line}: ${rule}`).sort();
}

it.each([
  ["English typed between tags", "<p>Apply now</p>", ["react(jsx-no-literals)"]],
  ["English typed in braces", '<p>{"Apply now"}</p>', ["react(jsx-no-literals)"]],
  ["an English label", '<nav aria-label="Main" />', ["react(jsx-no-literals)"]],
  ["an English text of a picture", '<img src="/a.png" alt="A house" />', ["react(jsx-no-literals)"]],
  ["a raw button", '<button type="button">{t("go")}</button>', ["react(forbid-elements)"]],
  [
    "an input without a label",
    '<input name="amount" />',
    ["jsx-a11y(control-has-associated-label)", "react(forbid-elements)"],
  ],
  [
    "a text area without a label",
    '<textarea name="message" />',
    ["jsx-a11y(control-has-associated-label)", "react(forbid-elements)"],
  ],
  [
    "a list without a label",
    '<select name="state" />',
    ["jsx-a11y(control-has-associated-label)", "react(forbid-elements)"],
  ],
])("the linter finds %s on a page", (_, jsx, rules) => {
  expect(lint("src/pages/Seeded.tsx", jsx)).toEqual(rules.map((rule) => `2: ${rule}`));
});

it("the linter accepts words from the locales and punctuation between them", () => {
  const jsx = '<p>\n{t("state")}: {t("city")} · <a href="/check">{t("more")}</a>\n</p>';
  expect(lint("src/pages/Seeded.tsx", jsx)).toEqual([]);
});

it("the linter accepts a raw control where the parts are made", () => {
  expect(lint("src/ui/Seeded/Seeded.tsx", '<button type="button">{t("go")}</button>')).toEqual([]);
});
