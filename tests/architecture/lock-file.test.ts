import { expect, it } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Whether a package finds another in its own folder of packages or in one above it, as Node looks for it. */
function finds(packages: Record<string, Locked>, from: string, name: string): boolean {
  if (`${from ? `${from}/` : ""}node_modules/${name}` in packages) return true;
  if (from === "") return false;
  return finds(packages, from.slice(0, Math.max(from.lastIndexOf("node_modules/") - 1, 0)), name);
}

/** What packages ask for and the lock file lacks; with anything in this list `npm ci` refuses to install. */
const missing = (packages: Record<string, Locked>) => Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) => (
  Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !finds(packages, path, name)).map((name) => `${path} needs ${name}`)
));

it("locks every package for every system, so that a bare clone installs anywhere", () => {
  expect(missing(lock.packages)).toEqual([]);
});

it("notices a package that is not locked", () => {
  expect(missing({
    "": { dependencies: { linter: "1.0.0" } },
    "node_modules/linter": { optionalDependencies: { "linter-for-linux": "1.0.0", "linter-for-windows": "1.0.0" } },
    "node_modules/linter/node_modules/linter-for-linux": {},
  })).toEqual(["node_modules/linter needs linter-for-windows"]);
});
