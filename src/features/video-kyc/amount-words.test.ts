import { expect, it } from "vitest";
import { amountInWords } from "./amount-words.ts";

it.each([
  [25_000, "twenty five thousand rupees", "पच्चीस हज़ार रुपये"],
  [1_05_000, "one lakh five thousand rupees", "एक लाख पाँच हज़ार रुपये"],
  [
    25_493.15,
    "twenty five thousand four hundred ninety three rupees and fifteen paise",
    "पच्चीस हज़ार चार सौ तिरानवे रुपये और पंद्रह पैसे",
  ],
])("writes %d rupees in words", async (rupees, english, hindi) => {
  expect([await amountInWords(rupees, "en"), await amountInWords(rupees, "hi")]).toEqual([english, hindi]);
});
