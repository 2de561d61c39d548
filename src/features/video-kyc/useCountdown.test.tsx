import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useCountdown } from "./useCountdown.ts";

beforeEach(() => void vi.useFakeTimers());

const countdown = () => {
  const told = { onCall: vi.fn(), onEnd: vi.fn() };
  const { result, unmount } = renderHook(() => useCountdown(told));
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
  return { ...told, result, unmount, wait };
};

it("counts 30 seconds down, calls out 10 and 5, and ends once", async () => {
  const { result, onCall, onEnd, wait } = countdown();
  act(() => result.current.start());
  expect(result.current.secondsLeft).toBe(30);
  await wait(19.8);
  expect([result.current.secondsLeft, onCall.mock.calls]).toEqual([11, []]);
  await wait(0.4);
  expect([result.current.secondsLeft, onCall.mock.calls]).toEqual([10, [[10]]]);
  await wait(9);
  expect(onCall.mock.calls).toEqual([[10], [5]]);
  expect(onEnd).not.toHaveBeenCalled();
  await wait(10);
  expect(onEnd).toHaveBeenCalledOnce();
  expect(result.current.secondsLeft).toBe(0);
});

it("makes a call that a slow device has skipped as soon as it can", () => {
  const { result, onCall } = countdown();
  act(() => result.current.start());
  vi.setSystemTime(Date.now());
  // The device does nothing at all for 27 seconds.
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 27_000);
  act(() => void vi.advanceTimersByTime(200));
  expect(onCall.mock.calls).toEqual([[5]]);
});

it("starts at 30 again, and calls nothing after it is stopped or the visitor leaves the page", async () => {
  const { result, onEnd, unmount, wait } = countdown();
  act(() => result.current.start());
  await wait(12);
  act(() => result.current.start());
  expect(result.current.secondsLeft).toBe(30);
  act(() => result.current.stop());
  await wait(60);
  act(() => result.current.start());
  unmount();
  await wait(60);
  expect(onEnd).not.toHaveBeenCalled();
});
