import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Table } from "./Table.tsx";

let measure = () => {};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});

const charges = (
  <Table
    scrollHint="Scroll sideways"
    caption="What a loan costs"
    columns={[{ heading: "Charge" }, { heading: "Amount", align: "end" }]}
    rows={[
      ["Processing fee", "₹4,000.00"],
      ["Interest", "₹10,000.00"],
    ]}
    total={["Total cost", "₹14,000.00"]}
  />
);

it("is named by its caption, and each cell by its row and column", () => {
  render(charges);
  expect(screen.getByRole("table", { name: "What a loan costs" })).toBeTruthy();
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual(["Charge", "Amount"]);
  expect(screen.getAllByRole("rowheader").map(({ textContent }) => textContent)).toEqual([
    "Processing fee",
    "Interest",
    "Total cost",
  ]);
});

it("has no row headings if the first cell does not name the row", () => {
  render(
    <Table
      scrollHint="Scroll sideways"
      caption="Documents"
      rowHeadings={false}
      columns={[{ heading: "Identity" }, { heading: "Address" }]}
      rows={[["Passport", "Voter ID"]]}
    />,
  );
  expect(screen.queryByRole("rowheader")).toBeNull();
});

describe("when it is wider than its container", () => {
  const widen = (width: number) =>
    act(() => {
      const scroller = screen.getByRole("table").parentElement!;
      Object.defineProperties(scroller, {
        scrollWidth: { value: width, configurable: true },
        clientWidth: { value: 320, configurable: true },
      });
      measure();
    });

  it("can be reached and scrolled by the keyboard, and is named by its caption", () => {
    render(charges);
    widen(800);
    expect(screen.getByRole("region", { name: "What a loan costs" }).tabIndex).toBe(0);
  });

  it("cannot be reached with the Tab key if it fits again", () => {
    render(charges);
    widen(800);
    widen(320);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
