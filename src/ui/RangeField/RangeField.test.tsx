import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { RangeField, type RangeFieldProps } from "./RangeField.tsx";

const amount: RangeFieldProps = {
  label: "Loan amount",
  min: 5_000,
  max: 200_000,
  step: 1_000,
  format: (value) => `₹${value}`,
};
const slider = () => screen.getByRole<HTMLInputElement>("slider", { name: "Loan amount" });

describe("a range", () => {
  it("is a native slider with a value text", () => {
    render(<RangeField {...amount} defaultValue={25_000} />);
    expect(slider().tagName).toBe("INPUT");
    expect(slider().getAttribute("aria-valuetext")).toBe("₹25000");
    fireEvent.input(slider(), { target: { value: "26000" } });
    expect(slider().getAttribute("aria-valuetext")).toBe("₹26000");
  });

  it("can announce another text than it shows", () => {
    render(<RangeField {...amount} defaultValue={25_000} speak={(value) => `${value} rupees`} />);
    expect(slider().getAttribute("aria-valuetext")).toBe("25000 rupees");
    expect(screen.getByText("₹25000")).toBeTruthy();
  });

  it("shows its value and limits, and has no live region that would repeat the value", () => {
    const { container } = render(<RangeField {...amount} defaultValue={25_000} />);
    expect(screen.getByText("₹25000").getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByText("₹5000")).toBeTruthy();
    expect(screen.getByText("₹200000")).toBeTruthy();
    expect(container.querySelector("output, [aria-live], [role='status']")).toBeNull();
  });

  it("reports each new value, and follows its controlled value", () => {
    const onChange = vi.fn();
    const { rerender } = render(<RangeField {...amount} value={25_000} onChange={onChange} />);
    fireEvent.input(slider(), { target: { value: "30000" } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(30_000);
    rerender(<RangeField {...amount} value={50_000} onChange={onChange} />);
    expect(slider().value).toBe("50000");
  });

  it("moves by a tenth on Page Up and Page Down, and stops at its limits", () => {
    const onChange = vi.fn();
    render(<RangeField {...amount} defaultValue={25_000} onChange={onChange} />);
    fireEvent.keyDown(slider(), { key: "PageUp" });
    expect(slider().value).toBe("45000");
    fireEvent.keyDown(slider(), { key: "PageDown" });
    fireEvent.keyDown(slider(), { key: "PageDown" });
    fireEvent.keyDown(slider(), { key: "PageDown" });
    expect(slider().value).toBe("5000");
    expect(onChange).toHaveBeenLastCalledWith(5_000);
  });

  it("can show another element instead of its value", () => {
    render(<RangeField {...amount} defaultValue={25_000} aside={<input aria-label="In numbers" />} />);
    expect(screen.getByRole("textbox", { name: "In numbers" })).toBeTruthy();
    expect(screen.queryByText("₹25000")).toBeNull();
  });

  it("needs no style attribute to show how far it is filled", () => {
    const html = renderToString(<RangeField {...amount} defaultValue={25_000} />);
    expect(html).not.toContain("style=");
  });

  describe("moved before hydration", () => {
    const hydrated = (page: React.ReactNode, move?: string) => {
      const container = document.body.appendChild(document.createElement("div"));
      container.innerHTML = renderToString(page);
      if (move) container.querySelector("input")!.value = move;
      act(() => hydrateRoot(container, page));
      return container;
    };

    it("stays where it was moved to, and reports the value", () => {
      const onChange = vi.fn();
      const container = hydrated(<RangeField {...amount} defaultValue={25_000} onChange={onChange} />, "90000");
      expect(onChange).toHaveBeenCalledExactlyOnceWith(90_000);
      expect(slider().getAttribute("aria-valuetext")).toBe("₹90000");
      container.remove();
    });

    it("does not report its own rounding as a move", () => {
      const onChange = vi.fn();
      const container = hydrated(<RangeField {...amount} value={25_300} onChange={onChange} />);
      expect(onChange).not.toHaveBeenCalled();
      container.remove();
    });
  });
});
