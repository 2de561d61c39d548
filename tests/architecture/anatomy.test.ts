import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readSources, root, withoutComments } from "./sources.ts";

const components = readdirSync(join(root, "src/ui"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
  .map(({ name }) => name);

const textOf = (file: string) => readSources(file)[0]?.text ?? "";

/** The files a component lacks. */
function lacks(component: string): string[] {
  const folder = `src/ui/${component}/${component}`;
  const wanted = [".tsx", ".css.ts", ".test.tsx", ".gallery.tsx"].map((ending) => folder + ending);
  const lacking = [...wanted, `a11y/criteria/${component}.md`].filter((file) => !existsSync(join(root, file)));
  const named = new RegExp(`export const gallery: Gallery = \\{\\s*part: "${component}"`).test(
    textOf(`${folder}.gallery.tsx`),
  );
  // A component made of others may have no styles of its own, as ButtonLink uses those of Button.
  const reusesStyles = /from "\.\.\/[A-Z]\w+\//.test(textOf(`${folder}.tsx`));
  return [
    ...lacking.filter((file) => !(reusesStyles && file.endsWith(".css.ts"))),
    ...(named ? [] : [`its own name in ${folder}.gallery.tsx`]),
  ];
}

it.each(components)("%s has its view, styles, test, gallery and criteria", (component) => {
  expect(lacks(component)).toEqual([]);
});

it("finds the files a component lacks", () => {
  expect(lacks("NoSuchPart")).toHaveLength(6);
});

it("no component takes className or style", () => {
  const views = readSources("src/ui/[A-Z]*/*.tsx").filter(({ path }) => !/\.(test|gallery)\.tsx$/.test(path));
  const taking = views.filter((view) =>
    /^\s*(className|style)\??:\s|["'](className|style)["']\s*[|>]/m.test(withoutComments(view)),
  );
  expect(taking.map(({ path }) => path)).toEqual([]);
});
