import { expect, it } from "vitest";
import { amountOf, digitsOf, mobileOf, toLatinDigits } from "./digits.ts";

it("reads Devanagari digits as digits", () => {
  expect(toLatinDigits("९८७६५ ABC")).toBe("98765 ABC");
});

it("keeps only the digits of a text", () => {
  expect(digitsOf("98765-४३२१०")).toBe("9876543210");
});

it("reads amounts as people write them", () => {
  expect(["₹1,00,000", "२५ ०००", "1500.50"].map(amountOf)).toEqual(["100000", "25000", "1500.50"]);
});

it("takes the country off a mobile number that was pasted whole", () => {
  expect(["+91 98765 43210", "098765 43210", "919876543210", "98765"].map(mobileOf)).toEqual(["9876543210", "9876543210", "9876543210", "98765"]);
});
