import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { watchOrcaIdle, type OrcaIdle } from "./orca-idle.ts";

let folder: string;
let rest: OrcaIdle;
let orca: Socket;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rest-"));
  rest = await watchOrcaIdle(join(folder, "rest"));
  orca = connect(rest.address).setEncoding("utf8");
  orca.write("released\n");
  await rest.waitForKeys(1);
});
afterEach(async () => {
  orca.destroy();
  await rest.stop();
  rmSync(folder, { recursive: true });
});

it("waits until Orca has seen the last key", async () => {
  let seen = false;
  const both = rest.waitForKeys(3).then(() => {
    seen = true;
  });
  orca.write("released\n");
  await expect.poll(() => rest.releasedKeys(), { timeout: 10_000 }).toBe(2);
  expect(seen).toBe(false);
  orca.write("released\n");
  await both;
  expect(rest.releasedKeys()).toBe(3);
});

it("resolves when Orca has heard the bell and processed everything before it", async () => {
  const rung: number[] = [];
  const events = rest.afterBell(async (bell) => {
    rung.push(bell);
  });
  const [asked] = (await once(orca, "data")) as [string];
  expect(asked).toBe("1\n");
  orca.write("rest 1 42\n");
  expect(await events).toBe(42);
  expect(rung).toEqual([1]);
});

it("rings again if the bell was missed, and accepts the second", async () => {
  const rung: number[] = [];
  const events = rest.afterBell(async (bell) => {
    rung.push(bell);
    if (bell === 2) orca.write("rest 1 7\n");
  });
  expect(await events).toBe(7);
  expect(rung).toEqual([1, 2]);
});
