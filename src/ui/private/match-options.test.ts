import { describe, expect, it } from "vitest";
import { matchOptions, typeAhead, type Matchable } from "./match-options.ts";

const list = (...entries: (string | [label: string, ...keywords: string[]])[]): Matchable[] =>
  entries.map((entry) =>
    typeof entry === "string" ? { label: entry } : { label: entry[0], keywords: entry.slice(1) },
  );
const labels = (options: Matchable[]) => options.map(({ label }) => label);
const found = (options: Matchable[], typed: string) => labels(matchOptions(options, typed));

const karnataka = list(
  "Bagalkot",
  ["Ballari", "Bellary"],
  ["Bengaluru Rural", "Bangalore Rural"],
  ["Bengaluru Urban", "Bangalore"],
  "Dakshina Kannada (Mangaluru)",
);

describe("a typed text", () => {
  it("finds labels that start with it before other names, and those before later words", () => {
    expect(found(list("Central Delhi", ["Tihar", "Delhi Cantonment"], "Delhi"), "delhi")).toEqual([
      "Delhi",
      "Tihar",
      "Central Delhi",
    ]);
  });

  it("finds an entry by another name, and the closest of several first", () => {
    expect(found(karnataka, "bangalore")).toEqual(["Bengaluru Urban", "Bengaluru Rural"]);
    expect(found(karnataka, "bangalore r")).toEqual(["Bengaluru Rural"]);
    expect(found(karnataka, "bellary")).toEqual(["Ballari"]);
  });

  it("finds text in brackets", () => {
    expect(found(karnataka, "mang")).toEqual(["Dakshina Kannada (Mangaluru)"]);
  });

  it.each([
    ["Mahé", "mahe"],
    ["Sri Potti Sriramulu", "sripotti"],
    ["Navi Mumbai", "navimum"],
    ["Jammu and Kashmir", "jammu & k"],
    ["Janjgir-Champa", "janjgir ch"],
    ["हापुड़", "हापुड"],
    ["शोपियाँ", "शोपियां"],
    ["110092", "११००"],
    ["North Goa", "NORTH "],
  ])("finds %s by %j", (label, typed) => {
    expect(found(list("Other", label), typed)).toEqual([label]);
  });

  it.each(["", "  ", "-", "kochi", "delhid"])("finds nothing by %j", (typed) => {
    expect(found(list("Delhi", "Kollam"), typed)).toEqual([]);
  });
});

describe("typing ahead", () => {
  const kerala = list("Alappuzha", ["Ernakulam (Kochi)", "Cochin"], "Kannur", "Kollam", "Kottayam");
  const lead = (typed: string, current?: string) =>
    typeAhead(
      kerala,
      typed,
      kerala.find(({ label }) => label === current),
    )?.label;

  it("cycles through the entries that begin with a letter", () => {
    expect(lead("k")).toBe("Kannur");
    expect(lead("k", "Kannur")).toBe("Kollam");
    expect(lead("kk", "Kollam")).toBe("Kottayam");
    expect(lead("kkk", "Kottayam")).toBe("Kannur");
    expect(lead("k", "Alappuzha")).toBe("Kannur");
  });

  it("finds the same entry for a text, whatever the current entry is", () => {
    expect(lead("ko", "Kottayam")).toBe("Kollam");
    expect(lead("koc", "Kollam")).toBe("Ernakulam (Kochi)");
    expect(lead("c")).toBe("Ernakulam (Kochi)");
  });

  it("finds nothing if nothing starts with the text", () => {
    expect(lead("koz", "Kollam")).toBeUndefined();
    expect(lead("z")).toBeUndefined();
    expect(lead("zz")).toBeUndefined();
    expect(lead("-")).toBeUndefined();
  });
});
