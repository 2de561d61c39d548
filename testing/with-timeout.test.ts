import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { withTimeout } from "./with-timeout.ts";

describe("work with a limit of time", () => {
  it("answers, or fails as it fails, in time", async () => {
    await expect(withTimeout(1_000, Promise.resolve("done"))).resolves.toBe("done");
    await expect(withTimeout(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("is given up when no answer comes", async () => {
    await expect(withTimeout(20, wait(60_000, undefined, { ref: false }))).rejects.toThrow("No response within 0.02 s.");
  });
});
