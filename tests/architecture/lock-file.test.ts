import { expect, it } from "vitest";
import lock from "../../package-lock.json" with { type: "json" };

interface Locked {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Whether Node would resolve a package from another one: in its own folder of packages or in one above it. */
function resolves(packages: Record<string, Locked>, from: string, name: string): boolean {
  if (`${from ? `${from}/` : ""}node_modules/${name}` in packages) return true;
  if (from === "") return false;
  return resolves(packages, from.slice(0, Math.max(from.lastIndexOf("node_modules/") - 1, 0)), name);
}

/** Dependencies that the lock file lacks; `npm ci` refuses to install if there are any. */
const missing = (packages: Record<string, Locked>) =>
  Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !resolves(packages, path, name))
      .map((name) => `${path} needs ${name}`),
  );

it("the lock file has every package for every system, so that a fresh clone installs anywhere", () => {
  expect(missing(lock.packages)).toEqual([]);
});

it("finds a package that is not locked", () => {
  expect(
    missing({
      "": { dependencies: { linter: "1.0.0" } },
      "node_modules/linter": { optionalDependencies: { "linter-for-linux": "1.0.0", "linter-for-windows": "1.0.0" } },
      "node_modules/linter/node_modules/linter-for-linux": {},
    }),
  ).toEqual(["node_modules/linter needs linter-for-windows"]);
});
