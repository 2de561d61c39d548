import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AnnouncerProvider } from "../Announcer/Announcer.tsx";
import { NumberField, type NumberFieldValue, type NumberFieldProps } from "./NumberField.tsx";

const grouped = new Intl.NumberFormat("en-IN");
const parse = (text: string) => (/^[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(",", "")) : undefined);
const faults = { range: "Between 5,000 and 2,00,000", decimals: "Whole rupees only" };

function Amount({ initial = 25_000, onChange, ...props }: Partial<NumberFieldProps> & { initial?: NumberFieldValue }) {
  const [value, setValue] = useState<NumberFieldValue>(initial);
  return (
    <NumberField
      label="Loan amount"
      min={5_000}
      max={200_000}
      step={1_000}
      format={grouped.format}
      parse={parse}
      faults={faults}
      {...props}
      value={value}
      onChange={(next) => {
        onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Loan amount" });
const type = (text: string) => fireEvent.input(field(), { target: { value: text } });

describe("a number field", () => {
  it("groups its number in the Indian way, and requests a numeric keyboard", () => {
    render(<Amount initial={200_000} />);
    expect(field().value).toBe("2,00,000");
    expect(field().inputMode).toBe("numeric");
  });

  it("leaves the typed text as it is until the field loses the focus", () => {
    render(<Amount />);
    type("150000");
    expect(field().value).toBe("150000");
    fireEvent.blur(field());
    expect(field().value).toBe("1,50,000");
  });

  it("reports a number as soon as it is within the limits, and before that the typed text", () => {
    const onChange = vi.fn();
    render(<Amount onChange={onChange} />);
    for (const text of ["4", "40", "40000"]) type(text);
    expect(onChange.mock.calls).toEqual([["4"], ["40"], [40_000]]);
  });

  it.each(["4999", "200001", "9999999", "1e5", "-5", "12,,x"])(
    "keeps %s as typed on blur, and says which numbers it accepts",
    (text) => {
      const onChange = vi.fn();
      render(<Amount onChange={onChange} />);
      type(text);
      fireEvent.blur(field());
      expect(field().value).toBe(text);
      expect(onChange).toHaveBeenLastCalledWith(text);
      expect(field().getAttribute("aria-invalid")).toBe("true");
      expect(screen.getByText(faults.range)).toBeTruthy();
    },
  );

  it("says how many decimals it accepts", () => {
    render(<Amount />);
    type("6000.5");
    fireEvent.blur(field());
    expect(field().value).toBe("6000.5");
    expect(screen.getByText(faults.decimals)).toBeTruthy();
  });

  it("shows an error immediately for a number that is too high, but not for one that may still grow", () => {
    render(<Amount />);
    type("4");
    expect(field().getAttribute("aria-invalid")).toBe("false");
    type("400000");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    type("40000");
    expect(field().getAttribute("aria-invalid")).toBe("false");
  });

  it("announces its error with its label, once", () => {
    vi.useFakeTimers();
    render(
      <AnnouncerProvider>
        <Amount />
      </AnnouncerProvider>,
    );
    type("10");
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.getByRole("status").textContent).toBe("");
    fireEvent.blur(field());
    act(() => vi.advanceTimersByTime(1_000));
    expect(screen.getByRole("status").textContent).toBe("Loan amount: Between 5,000 and 2,00,000");
  });

  it("may be emptied, unless it is required", () => {
    const { unmount } = render(<Amount />);
    type("");
    fireEvent.blur(field());
    expect(field().getAttribute("aria-invalid")).toBe("false");
    unmount();
    render(<Amount required />);
    expect(field().getAttribute("aria-invalid")).toBe("false");
    type("");
    fireEvent.blur(field());
    expect(field().value).toBe("");
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });

  it("follows its controlled value while no one types", () => {
    const { rerender } = render(
      <NumberField label="Loan amount" format={grouped.format} parse={parse} faults={faults} value={5_000} />,
    );
    rerender(<NumberField label="Loan amount" format={grouped.format} parse={parse} faults={faults} value={12_500} />);
    expect(field().value).toBe("12,500");
  });

  describe("with steps", () => {
    it("moves to the next whole step, up and down, within its limits", () => {
      render(<Amount initial={24_300} />);
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("25,000");
      fireEvent.keyDown(field(), { key: "ArrowDown" });
      expect(field().value).toBe("24,000");
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("25,000");
    });

    it("counts in halves without rounding errors", () => {
      render(<Amount initial={0.5} min={0.5} max={30} step={0.1} decimals={1} />);
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("0.7");
    });
  });

  it("accepts the typed number on Enter", () => {
    render(<Amount />);
    type("150000");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(field().value).toBe("1,50,000");
    type("1");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(field().value).toBe("1");
    expect(field().getAttribute("aria-invalid")).toBe("true");
  });
});
