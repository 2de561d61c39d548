import { describe, expect, it } from "vitest";
import { isInstalled } from "./packages.ts";

const lock = (packages: Parameters<typeof isInstalled>[0]["packages"]) => ({ packages });
const wanted = lock({
  "": {},
  "node_modules/react": { version: "19.3.1" },
  "node_modules/for-another-system": { version: "1.0.0", optional: true },
});

describe("the packages are installed", () => {
  it("when each has the version of the lock file", () => {
    expect(isInstalled(wanted, lock({ "node_modules/react": { version: "19.3.1" } }))).toBe(true);
  });

  it("not when one has another version", () => {
    expect(isInstalled(wanted, lock({ "node_modules/react": { version: "18.0.0" } }))).toBe(false);
  });

  it("not when one is missing", () => {
    expect(isInstalled(wanted, lock({}))).toBe(false);
  });

  it("not when there is an extra one", () => {
    expect(
      isInstalled(
        wanted,
        lock({ "node_modules/react": { version: "19.3.1" }, "node_modules/vue": { version: "3.0.0" } }),
      ),
    ).toBe(false);
  });
});
