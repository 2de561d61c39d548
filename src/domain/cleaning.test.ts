import { describe, expect, it } from "vitest";
import {
  amountOf,
  cleanLookUp,
  cleanMobile,
  cleanPan,
  cleanPincode,
  cleanWholeRupees,
  digitsOf,
  isPan,
  lookUpOf,
  mobileOf,
  numberOf,
  panOf,
  toPlainText,
} from "./cleaning.ts";

describe("plain text", () => {
  it.each([
    ["Devanagari digits", "९८७६५ ABC", "98765 ABC"],
    ["full-width signs", "ＡＢＣ１２３＋", "ABC123+"],
    ["zero-width and direction marks", "98\u200B76\u202A5\u202C\uFEFF", "98765"],
    ["non-breaking and thin spaces", "98\u00A076\u20095", "98 76 5"],
  ])("contains no %s", (_, text, plain) => {
    expect(toPlainText(text)).toBe(plain);
  });
});

it("keeps only the digits of a text", () => {
  expect(digitsOf("98765-४३२१०")).toBe("9876543210");
});

describe("a PAN", () => {
  it.each([
    "ABCDE1234F",
    " abcde1234f ",
    "ABCDE 1234 F",
    "ABCDE-1234-F",
    "PAN: ABCDE1234F",
    "PANABCDE1234F",
    "pan no. abcde 1234 f.",
    "मेरा PAN ABCDE1234F है",
    "ABCDE१२३४F",
    "ＡＢＣＤＥ１２３４Ｆ",
    "ABCDE\u00A01234\u200BF",
    "A B C D E 1 2 3 4 F",
  ])("is read from %j, and nothing is left out", (text) => {
    expect(panOf(text)).toBe("ABCDE1234F");
    expect(cleanPan(text).leftOut).toBe("");
  });

  it("leaves out a second number, and returns it as left out", () => {
    expect(cleanPan("ABCDE1234F, FGHIJ5678K")).toEqual({ value: "ABCDE1234F", leftOut: ", FGHIJ5678K" });
  });

  it("that is invalid keeps its letters and digits, and the rest is returned as left out", () => {
    expect(cleanPan("AB-12 #é")).toEqual({ value: "AB12", leftOut: "#é" });
    expect(cleanPan("ABCDE1234FG")).toEqual({ value: "ABCDE1234FG", leftOut: "" });
    expect(cleanPan("पैन")).toEqual({ value: "", leftOut: "पैन" });
  });

  it("is recognised by its format", () => {
    expect(["abcde1234f", "ABCDE1234", "ABCDE 1234F"].map(isPan)).toEqual([true, false, false]);
  });
});

describe("a mobile number", () => {
  it.each([
    "9876543210",
    "+91 98765 43210",
    "09876543210",
    "919876543210",
    "00919876543210",
    "+91-0-98765-43210",
    "(+91) 98765.43210",
    "९८७६५४३२१०",
    "９８７６５４３２１０",
    "\u202A+91\u00A098765\u200B43210\u202C",
    "Mobile: 98765 43210",
  ])("is read from %j, and nothing is left out", (text) => {
    expect(cleanMobile(text)).toEqual({ value: "9876543210", leftOut: "" });
  });

  it("keeps a number whose first digits only look like the country code", () => {
    expect(mobileOf("9198765432")).toBe("9198765432");
  });

  it("keeps a short or long number as it is, and returns its letters as left out", () => {
    expect(cleanMobile("98765")).toEqual({ value: "98765", leftOut: "" });
    expect(cleanMobile("98x7")).toEqual({ value: "987", leftOut: "x" });
    expect(cleanMobile("+1 415 555 2671")).toEqual({ value: "14155552671", leftOut: "" });
  });
});

describe("a look-up", () => {
  it.each([
    ["abcde 1234f", "ABCDE1234F"],
    ["+91 98765 43210", "9876543210"],
    ["Mobile 098765-43210", "9876543210"],
    ["९८७६५", "98765"],
    ["x1", "X1"],
    ["%", "%"],
  ])("of %j is sent as %j", (text, value) => {
    expect(lookUpOf(text)).toBe(value);
  });

  it("returns what it cannot use as left out", () => {
    expect(cleanLookUp("ABC#")).toEqual({ value: "ABC", leftOut: "#" });
  });
});

describe("an amount", () => {
  it.each([
    ["₹1,00,000", "100000"],
    ["२५ ०००", "25000"],
    ["1500.50", "1500.50"],
    ["Rs. 25,000", "25000"],
    ["Rs 25000", "25000"],
    ["rs.25000", "25000"],
    ["INR 25,000", "25000"],
    ["25000/-", "25000"],
    ["Rs. 25,000/- only", "25000"],
    ["₹1,00,000.50", "100000.50"],
    ["रु. 25,000", "25000"],
    ["25,000 रुपये", "25000"],
    ["₹\u00A025,000", "25000"],
    ["25000.", "25000"],
    ["２５０００", "25000"],
    ["0", "0"],
    [".5", ".5"],
  ])("%j is read as %j", (text, amount) => {
    expect(amountOf(text)).toBe(amount);
  });

  it.each(["", "much", "1e5", "-5", "12000,50", "1,2", "1.00.000", "25 हज़ार", "2 lakh", "."])(
    "%j is not an amount",
    (text) => {
      expect(amountOf(text)).toBe("");
    },
  );

  it("is read as a number, and so is a percentage", () => {
    expect(["₹1,00,000.50", "8.5%", "48.7", "90.5", "1e1"].map(numberOf)).toEqual([
      100_000.5,
      8.5,
      48.7,
      90.5,
      undefined,
    ]);
  });
});

describe("an amount in whole rupees", () => {
  it.each([
    ["Rs. 25,000", "25000"],
    ["12000", "12000"],
    ["१२,०००", "12000"],
    ["₹ 2,500/-", "2500"],
  ])("is read from %j", (text, value) => {
    expect(cleanWholeRupees(text)).toEqual({ value, leftOut: "" });
  });

  it("loses its paise, which are returned as left out, and never becomes a hundred times as much", () => {
    expect(cleanWholeRupees("12000.50")).toEqual({ value: "12000", leftOut: ".50", unfinished: ".50" });
    expect(cleanWholeRupees("₹12,000.5")).toEqual({ value: "12000", leftOut: ".5", unfinished: ".5" });
    expect(cleanWholeRupees("12000.")).toEqual({ value: "12000", leftOut: ".", unfinished: "." });
  });

  it.each(["12000,50", "25.000", "1.00.000", "2 lakh", "-500", "12a"])(
    "is not read from %j, which is ambiguous",
    (text) => {
      expect(cleanWholeRupees(text)).toMatchObject({ value: "", leftOut: text });
    },
  );
});

it.each([
  ["560001", "560001", ""],
  ["560 001", "560001", ""],
  ["PIN: 560 001", "560001", ""],
  ["५६०-००१", "560001", ""],
  ["Bengaluru - 560001", "560001", ""],
  ["5600", "5600", ""],
  ["56a", "56", "a"],
  ["12, MG Road 560001", "560001", "12, MG Road"],
  ["5600011", "5600011", ""],
])("reads the PIN code in %s", (text, value, leftOut) => {
  expect(cleanPincode(text)).toEqual({ value, leftOut });
});
