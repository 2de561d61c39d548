import type { Browser } from "@playwright/test";
import { expect, it, vi } from "vitest";
import { createBrowserPool } from "./browsers.ts";

/** A browser that can crash. */
function crashable() {
  const browser = { isConnected: vi.fn(() => true), close: vi.fn(async () => {}), version: () => "1" };
  return browser as typeof browser & Browser;
}

it("visits that wait for a crashed browser share one new browser, which is closed at the end", async () => {
  const [first, second] = [crashable(), crashable()];
  const launch = vi.fn<() => Promise<Browser>>().mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const pool = createBrowserPool(launch);
  expect(await pool.forMode("normal")).toBe(first);
  first.isConnected.mockReturnValue(false);
  expect(await Promise.all(["a", "b", "c"].map(() => pool.forMode("normal")))).toEqual([second, second, second]);
  expect(launch).toHaveBeenCalledTimes(2);
  await pool.close();
  expect(second.close).toHaveBeenCalledOnce();
});

it("a browser that could not be launched is launched again, and does not keep the others from closing", async () => {
  const other = crashable();
  const launch = vi
    .fn<(flags: string[]) => Promise<Browser>>()
    .mockResolvedValueOnce(other)
    .mockRejectedValueOnce(new Error("no display"))
    .mockRejectedValueOnce(new Error("still no display"));
  const pool = createBrowserPool(launch);
  await pool.forMode("normal");
  await expect(pool.forMode("text-200")).rejects.toThrow("no display");
  await expect(pool.forMode("text-200")).rejects.toThrow("still no display");
  vi.spyOn(console, "error").mockImplementation(() => {});
  await pool.close();
  expect(other.close).toHaveBeenCalledOnce();
});
