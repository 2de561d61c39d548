import { describe, expect, it } from "vitest";
import {
  formatClock,
  formatDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatRupees,
  formatShortDate,
} from "./format.ts";

const independence = new Date("2026-08-15T10:35:00Z");

describe("figures, in both languages", () => {
  it("groups rupees as India does, with no space after the sign", () => {
    for (const language of ["en", "hi"] as const) {
      expect(formatRupees(100_000, language)).toBe("₹1,00,000");
      expect(formatRupees(1_234_567.5, language, 2)).toBe("₹12,34,567.50");
    }
  });

  it("writes numbers and percentages in Latin digits", () => {
    expect(formatNumber(50_000, "hi")).toBe("50,000");
    expect(formatPercent(17.07, "hi")).toBe("17.07%");
    expect(formatPercent(15, "en", 2)).toBe("15.00%");
  });
});

describe("days and hours", () => {
  it("writes the day before the month", () => {
    expect(formatDate(independence, "en")).toBe("15 August 2026");
    expect(formatDate(independence, "hi")).toBe("15 अगस्त 2026");
    expect(formatShortDate(independence, "hi")).toBe("15/08/2026");
  });

  it("tells time in India, wherever the machine stands", () => {
    expect(formatDateTime(independence, "en")).toBe("15 August 2026, 4:05\u00a0pm");
    expect(formatDateTime(independence, "hi")).toBe("15 अगस्त 2026, शाम\u00a04:05");
  });

  it("names the part of the day in Hindi", () => {
    expect([formatClock("10:00", "hi"), formatClock("19:00", "hi"), formatClock("21:00", "hi")]).toEqual([
      "सुबह\u00a010:00",
      "शाम\u00a07:00",
      "रात\u00a09:00",
    ]);
    expect(formatClock("19:00", "en")).toBe("7:00\u00a0pm");
  });
});
