import { describe, expect, it } from "vitest";
import { fromRefstr, toRefstr } from "#domain/lead";
import { newLeadId, newApplicationNumber } from "./identifiers.ts";

describe("a lead id", () => {
  it("has at least 128 random bits and can be encoded as a refstr", () => {
    const leadId = newLeadId();
    expect(leadId).toMatch(/^[0-9a-f]{40}$/);
    expect(fromRefstr(toRefstr(leadId))).toBe(leadId);
    expect(newLeadId()).not.toBe(leadId);
  });
});

describe("an application number", () => {
  it("has no characters that are easily confused", () => {
    const numbers = Array.from({ length: 500 }, () => newApplicationNumber());
    for (const number of numbers) expect(number).toMatch(/^SL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
