import { spawnSync } from "node:child_process";
import { expect, test } from "@playwright/test";

test("npm start next to a running server builds the pages first, then says that the port is taken", ({ baseURL }) => {
  test.setTimeout(300_000);
  const { port } = new URL(baseURL!);
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/run.mjs", "start"], {
    encoding: "utf8",
    env: { ...process.env, PORT: port },
  });
  expect(stdout).toMatch(/\[3\/5\] Pages … (building … built|unchanged) \(/);
  expect(stdout).not.toContain("Database");
  expect(stderr).toContain(`Port ${port} is taken.`);
  expect(status).toBe(1);
});
