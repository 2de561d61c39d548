import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it("a short torture of the real server loses nothing, stores nothing twice and crashes nothing", async () => {
  const { code, out } = await new Promise<{ code: number; out: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, "torture.ts"), "--short"],
      { timeout: 170_000 },
      (_error, stdout, stderr) => {
        resolve({ code: child.exitCode ?? 1, out: stdout + stderr });
      },
    );
  });
  expect(out).toContain("Nothing was lost or stored twice.");
  expect(code).toBe(0);
}, 180_000);
