import { expect, it } from "vitest";
import { memoryCounter } from "./memory-counter.ts";

const minuteMs = 60_000;
const at = (minute: number) => new Date(Date.UTC(2026, 7, 15, 4, minute));
const iso = (minute: number) => at(minute).toISOString();

it("counts hits in a window and starts again when it has ended", async () => {
  const { hit: count, read } = memoryCounter();
  expect(await count("k", at(0), minuteMs)).toEqual({ hits: 1, resets_at: iso(1) });
  expect(await count("k", at(0), minuteMs)).toEqual({ hits: 2, resets_at: iso(1) });
  expect(await count("other", at(0), minuteMs)).toMatchObject({ hits: 1 });
  expect(await read("k", at(0), minuteMs)).toEqual({ hits: 2, resets_at: iso(1) });
  expect(await read("k", at(1), minuteMs)).toBeUndefined();
  expect(await count("k", at(1), minuteMs)).toEqual({ hits: 1, resets_at: iso(2) });
});

it("starts again when the clock was set back, but not when two clocks differ a little", async () => {
  const { hit: count, read } = memoryCounter();
  await count("k", at(30), minuteMs);
  expect(await count("k", new Date(at(30).getTime() - 20_000), minuteMs)).toEqual({ hits: 2, resets_at: iso(31) });
  expect(await read("k", at(10), minuteMs)).toBeUndefined();
  expect(await count("k", at(10), minuteMs)).toEqual({ hits: 1, resets_at: iso(11) });
});

it("drops the least recently counted key when there are too many", async () => {
  const { hit: count } = memoryCounter(2);
  for (const key of ["a", "b", "a", "c"]) await count(key, at(0), 9 * minuteMs);
  expect(await count("a", at(1), 9 * minuteMs)).toMatchObject({ hits: 3 });
  expect(await count("b", at(1), 9 * minuteMs)).toMatchObject({ hits: 1 });
});
