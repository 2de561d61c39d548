import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const latin = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
const isDigit = (character: string) => /\d/.test(character);

function Mobile(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <TextField
      label="Mobile number"
      type="tel"
      maxLength={10}
      normalize={latin}
      accept={isDigit}
      {...props}
      value={value}
      onChange={(next) => {
        props.onChange?.(next);
        setValue(next);
      }}
    />
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Mobile number" });

/** As a browser does: the text is in the input, the caret behind it, and then the event comes. */
function type(text: string, at = field().value.length) {
  const input = field();
  const value = input.value.slice(0, at) + text + input.value.slice(at);
  const event = createEvent.input(input, { target: { value } });
  input.setSelectionRange(at + text.length, at + text.length);
  fireEvent(input, event);
}

const paste = (text: string) => fireEvent.paste(field(), { clipboardData: { getData: () => text } });

describe("a text field", () => {
  it("tells each new text", () => {
    const onChange = vi.fn();
    render(<TextField label="First name" onChange={onChange} />);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Asha" } });
    expect(onChange).toHaveBeenLastCalledWith("Asha");
  });

  it("passes on what a browser and a keyboard want to know", () => {
    render(<TextField label="PAN" name="panNumber" autoComplete="off" maxLength={10} uppercase required />);
    const input = screen.getByRole("textbox", { name: "PAN" });
    expect(input).toMatchObject({ name: "panNumber", maxLength: 10, required: true });
    expect(input.getAttribute("autocapitalize")).toBe("characters");
  });

  it("is named by its label and not by the sign before the text, which begins the typing when pressed", () => {
    render(<TextField label="Loan amount" prefix="₹" />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Loan amount" });
    const sign = screen.getByText("₹") as HTMLLabelElement;
    expect(sign.getAttribute("aria-hidden")).toBe("true");
    expect(sign.control).toBe(input);
  });
});

describe("a field for digits", () => {
  it("reads Devanagari digits as digits", () => {
    render(<Mobile />);
    type("९८७");
    expect(field().value).toBe("987");
  });

  it("leaves out what is no digit and says so", () => {
    const onRefuse = vi.fn();
    render(<Mobile onRefuse={onRefuse} value="98" />);
    type("x");
    expect(field().value).toBe("98");
    expect(onRefuse).toHaveBeenCalledExactlyOnceWith("x");
  });

  it("tells the new text before it tells what it refused", () => {
    const told: string[] = [];
    render(<Mobile onChange={() => told.push("change")} onRefuse={() => told.push("refuse")} />);
    type("9x");
    expect(told).toEqual(["change", "refuse"]);
  });

  it("keeps the caret in the middle of the text", () => {
    render(<Mobile value="9865" />);
    type("७", 2);
    expect(field().value).toBe("98765");
    expect(field().selectionStart).toBe(3);
    type("x", 3);
    expect(field().value).toBe("98765");
    expect(field().selectionStart).toBe(3);
  });

  it("keeps every digit of a number that is pasted with spaces", () => {
    render(<Mobile />);
    paste("९८७६५ 43210");
    expect(field().value).toBe("9876543210");
  });

  it("pastes over what is selected, and no more than there is room for", () => {
    render(<Mobile value="9876500000" />);
    field().setSelectionRange(5, 10);
    paste("4-3-2-1-0-9");
    expect(field().value).toBe("9876543210");
  });

  it("goes on hearing the keys after a paste", () => {
    render(<Mobile />);
    paste("98 76");
    fireEvent.input(field(), { target: { value: "" } });
    expect(field().value).toBe("");
  });

  it("waits for the end of a composition", () => {
    render(<Mobile />);
    const input = field();
    fireEvent.input(input, { target: { value: "n९" }, isComposing: true });
    expect(input.value).toBe("n९");
    fireEvent.compositionEnd(input);
    expect(input.value).toBe("9");
  });
});

it("keeps what was typed before the script came, cleaned, and tells it", () => {
  const onChange = vi.fn();
  const page = <Mobile onChange={onChange} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  container.querySelector("input")!.value = "९८७";
  act(() => hydrateRoot(container, page));
  expect(onChange).toHaveBeenLastCalledWith("987");
  expect(field().value).toBe("987");
  container.remove();
});
