import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./language.ts";

describe("the language of a response", () => {
  it.each([
    [undefined, "en"],
    ["", "en"],
    ["hi", "hi"],
    ["hi-IN", "hi"],
    ["HI-in,en;q=0.5", "hi"],
    ["en-IN,en;q=0.9,hi;q=0.8", "en"],
    ["en;q=0.4, hi;q=0.9", "hi"],
    ["ta, hi;q=0.7, en;q=0.3", "hi"],
    ["fr", "en"],
    ["hi;q=0, en;q=0.1", "en"],
    ["his", "en"],
    ["hi;q=nonsense", "en"],
  ])("for %j is %s", (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });
});
