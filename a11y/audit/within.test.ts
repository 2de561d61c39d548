import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { within } from "./within.ts";

describe("work with a limit of time", () => {
  it("answers, or fails as it fails, in time", async () => {
    await expect(within(1_000, Promise.resolve("done"))).resolves.toBe("done");
    await expect(within(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("is given up when no answer comes", async () => {
    await expect(within(20, wait(60_000, undefined, { ref: false }))).rejects.toThrow("No response within 0.02 s.");
  });
});
