import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { NumberField, type NumberFieldProps } from "./NumberField.tsx";

const grouped = new Intl.NumberFormat("en-IN");
const parse = (text: string) => (/^[\d,]*\.?\d+$/.test(text) ? Number(text.replaceAll(",", "")) : undefined);

function Amount({ initial = 25_000, onChange, ...props }: Partial<NumberFieldProps> & { initial?: number | null }) {
  const [value, setValue] = useState<number | null>(initial);
  return (
    <NumberField
      label="Loan amount"
      min={5_000}
      max={200_000}
      step={1_000}
      format={grouped.format}
      parse={parse}
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
  it("groups its number as India does, and asks for a keyboard of digits", () => {
    render(<Amount initial={200_000} />);
    expect(field().value).toBe("2,00,000");
    expect(field().inputMode).toBe("numeric");
  });

  it("leaves what is typed alone until the field is left", () => {
    render(<Amount />);
    type("150000");
    expect(field().value).toBe("150000");
    fireEvent.blur(field());
    expect(field().value).toBe("1,50,000");
  });

  it("tells a number as soon as it lies within the limits", () => {
    const onChange = vi.fn();
    render(<Amount onChange={onChange} />);
    type("4");
    type("40");
    type("40000");
    expect(onChange.mock.calls).toEqual([[40_000]]);
  });

  it("brings a number beyond the limits back to them when the field is left", () => {
    const onChange = vi.fn();
    render(<Amount onChange={onChange} />);
    type("900000");
    fireEvent.blur(field());
    expect(onChange).toHaveBeenLastCalledWith(200_000);
    expect(field().value).toBe("2,00,000");
  });

  it("goes back to the last good number when nothing can be read", () => {
    render(<Amount />);
    type("12,,x");
    fireEvent.blur(field());
    expect(field().value).toBe("25,000");
  });

  it("may be emptied, unless it must be filled in", () => {
    const onChange = vi.fn();
    const { unmount } = render(<Amount onChange={onChange} />);
    type("");
    fireEvent.blur(field());
    expect(onChange).toHaveBeenLastCalledWith(null);
    expect(field().value).toBe("");
    unmount();
    render(<Amount required />);
    type("");
    fireEvent.blur(field());
    expect(field().value).toBe("25,000");
  });

  it("follows its owner while nobody types", () => {
    const { rerender } = render(<NumberField label="Loan amount" format={grouped.format} parse={parse} value={5_000} />);
    rerender(<NumberField label="Loan amount" format={grouped.format} parse={parse} value={12_500} />);
    expect(field().value).toBe("12,500");
  });

  describe("with steps", () => {
    it("goes to the next whole step, up and down, and not beyond its limits", () => {
      render(<Amount initial={24_300} />);
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("25,000");
      fireEvent.keyDown(field(), { key: "ArrowDown" });
      expect(field().value).toBe("24,000");
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("25,000");
    });

    it("counts halves without dust", () => {
      render(<Amount initial={0.5} min={0.5} max={30} step={0.1} />);
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      fireEvent.keyDown(field(), { key: "ArrowUp" });
      expect(field().value).toBe("0.7");
    });
  });

  it("takes the number as typed on Enter", () => {
    const onChange = vi.fn();
    render(<Amount onChange={onChange} />);
    type("1");
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(onChange).toHaveBeenLastCalledWith(5_000);
  });
});
