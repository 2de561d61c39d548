import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { root } from "../../testing/root.ts";

const run = (...args: string[]) =>
  spawnSync(process.execPath, ["scripts/run.mjs", ...args], { cwd: root, encoding: "utf8" });

it.each(Object.entries(packageJson.scripts))("npm run %s names a script that exists", (_, command) => {
  const [, name] = /^node scripts\/run\.mjs (\S+)/.exec(command) ?? [];
  const candidates = [`scripts/commands/${name}.ts`, `scripts/${name}.ts`, `${name}`];
  expect(candidates.some((file) => file.endsWith(".ts") && existsSync(join(root, file)))).toBe(true);
});

it("fails with a message for an unknown script", () => {
  expect(run("no-such-script")).toMatchObject({
    status: 1,
    stdout: "",
    stderr: '\nUnknown script "no-such-script".\n',
  });
});

it("lists the values of --only, without a stack", () => {
  const { status, stderr } = run("test", "--only", "everything");
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: '\n--only accepts unit, server, browser, a11y, not "everything".\n',
  });
});
