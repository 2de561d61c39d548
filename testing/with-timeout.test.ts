import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { withTimeout } from "./with-timeout.ts";

describe("a promise with a timeout", () => {
  it("resolves or rejects like the promise", async () => {
    await expect(withTimeout(1_000, Promise.resolve("done"))).resolves.toBe("done");
    await expect(withTimeout(1_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  });

  it("rejects when the promise does not settle in time", async () => {
    await expect(withTimeout(20, wait(60_000, undefined, { ref: false }))).rejects.toThrow(
      "No response within 0.02 s.",
    );
  });
});
