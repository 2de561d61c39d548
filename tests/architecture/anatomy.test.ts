import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSources, root, withoutComments } from "./sources.ts";

const parts = readdirSync(join(root, "src/ui"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);

const textOf = (file: string) => readSources(file)[0]?.text ?? "";

/** What a part still lacks of what every part has. */
function lacks(part: string): string[] {
  const folder = `src/ui/${part}/${part}`;
  const wanted = [".tsx", ".css.ts", ".test.tsx", ".gallery.tsx"].map((ending) => folder + ending);
  const lacking = [...wanted, `a11y/criteria/${part}.md`].filter((file) => !existsSync(join(root, file)));
  const named = new RegExp(`export const gallery: Gallery = \\{\\s*part: "${part}"`).test(textOf(`${folder}.gallery.tsx`));
  // A part made of other parts may need no styles of its own, as ButtonLink wears those of Button.
  const borrows = /from "\.\.\/[A-Z]\w+\//.test(textOf(`${folder}.tsx`));
  return [...lacking.filter((file) => !(borrows && file.endsWith(".css.ts"))), ...(named ? [] : [`its own name in ${folder}.gallery.tsx`])];
}

it.each(parts)("%s has its view, styles, test, gallery and criteria", (part) => {
  expect(lacks(part)).toEqual([]);
});

it("notices what a part lacks", () => {
  expect(lacks("NoSuchPart")).toHaveLength(6);
});

it("no part takes className or style, so that a gap in the system shows as a gap", () => {
  const views = readSources("src/ui/[A-Z]*/*.tsx").filter(({ path }) => !/\.(test|gallery)\.tsx$/.test(path));
  const taking = views.filter((view) => /^\s*(className|style)\??:\s|["'](className|style)["']\s*[|>]/m.test(withoutComments(view)));
  expect(taking.map(({ path }) => path)).toEqual([]);
});
