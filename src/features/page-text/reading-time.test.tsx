import { expect, it } from "vitest";
import { readingMinutes } from "./reading-time.ts";

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(" ");

it("takes a minute for two hundred words, of either script", () => {
  expect(
    readingMinutes({ title: words(200, "loan"), body: [words(200, "ऋण"), { list: [words(200, "₹1,00,000")] }] }),
  ).toBe(3);
});

it("counts no marks, dashes or bare signs, and is never below a minute", () => {
  expect(readingMinutes(["<b>Read</b> – first", words(250, "–")])).toBe(1);
});
