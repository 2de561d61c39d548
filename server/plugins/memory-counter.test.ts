import { expect, it } from "vitest";
import { memoryCounter } from "./memory-counter.ts";

const at = (minute: number) => `2026-08-15T04:${String(minute).padStart(2, "0")}:00.000Z`;

it("counts hits in a window and begins again when it has ended", async () => {
  const { hit: count, read } = memoryCounter();
  expect(await count("k", at(0), at(1))).toEqual({ hits: 1, resets_at: at(1) });
  expect(await count("k", at(0), at(2))).toEqual({ hits: 2, resets_at: at(1) });
  expect(await count("other", at(0), at(1))).toMatchObject({ hits: 1 });
  expect(await read("k", at(0))).toEqual({ hits: 2, resets_at: at(1) });
  expect(await read("k", at(1))).toBeUndefined();
  expect(await count("k", at(1), at(2))).toEqual({ hits: 1, resets_at: at(2) });
});

it("forgets the key that was counted longest ago when there are too many", async () => {
  const { hit: count } = memoryCounter(2);
  for (const key of ["a", "b", "a", "c"]) await count(key, at(0), at(9));
  expect(await count("a", at(1), at(9))).toMatchObject({ hits: 3 });
  expect(await count("b", at(1), at(9))).toMatchObject({ hits: 1 });
});
