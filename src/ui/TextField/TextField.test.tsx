import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const latin = (text: string) => text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - "०".charCodeAt(0)));
/** Digits, without the country code of twelve; spaces, dashes and the plus mean nothing. */
const digits = (text: string) => ({
  value: latin(text)
    .replace(/\D/g, "")
    .replace(/^91(?=\d{10}$)/, ""),
  leftOut: latin(text).replace(/[\d\s+-]/g, ""),
});
/** Whole rupees: a point and two digits at the end are left out. */
const rupees = (text: string) => {
  const [, value = "", paise = ""] = /^(\d*)(\.\d{0,2})?$/.exec(text) ?? [];
  return { value, leftOut: value ? paise : text, unfinished: paise };
};

function Mobile(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? "");
  return (
    <TextField
      label="Mobile number"
      type="tel"
      maxLength={10}
      clean={digits}
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

/** Like a browser: first the text and the caret, then the event. */
function type(text: string, at = field().value.length) {
  const input = field();
  const value = input.value.slice(0, at) + text + input.value.slice(at);
  const event = createEvent.input(input, { target: { value } });
  input.setSelectionRange(at + text.length, at + text.length);
  fireEvent(input, event);
}

/** Inserts text at the caret like a browser: after `beforeinput`, unless that is prevented. */
function insert(text: string, inputType = "insertText") {
  const input = field();
  const event = new InputEvent("beforeinput", { data: text, inputType, bubbles: true, cancelable: true });
  if (!fireEvent(input, event)) return;
  const [start, end] = [input.selectionStart!, input.selectionEnd!];
  const change = createEvent.input(input, {
    target: { value: input.value.slice(0, start) + text + input.value.slice(end) },
  });
  input.setSelectionRange(start + text.length, start + text.length);
  fireEvent(input, change);
}
const paste = (text: string) => insert(text, "insertFromPaste");

describe("a text field", () => {
  it("reports each new text", () => {
    const onChange = vi.fn();
    render(<TextField label="First name" onChange={onChange} />);
    fireEvent.input(screen.getByRole("textbox"), { target: { value: "Asha" } });
    expect(onChange).toHaveBeenLastCalledWith("Asha");
  });

  it("passes on the attributes for autofill and the on-screen keyboard", () => {
    render(<TextField label="PAN" name="panNumber" autoComplete="off" maxLength={10} uppercase required />);
    const input = screen.getByRole("textbox", { name: "PAN" });
    expect(input).toMatchObject({ name: "panNumber", maxLength: 10, required: true });
    expect(input.getAttribute("autocapitalize")).toBe("characters");
  });

  it("is named by its label and not by the prefix, which focuses the field when pressed", () => {
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

  it("leaves out and reports other characters than digits", () => {
    const onReject = vi.fn();
    render(<Mobile onReject={onReject} value="98" />);
    type("x");
    expect(field().value).toBe("98");
    expect(onReject).toHaveBeenCalledExactlyOnceWith("x");
  });

  it("reports the new text before the rejected part", () => {
    const told: string[] = [];
    render(<Mobile onChange={() => told.push("change")} onReject={() => told.push("refuse")} />);
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

  it.each(["insertFromPaste", "insertText"])(
    "keeps every digit of a number inserted at once, with spaces and country code (%s)",
    (inputType) => {
      const onReject = vi.fn();
      render(<Mobile onReject={onReject} />);
      insert("+91 ९८७६५ 43210", inputType);
      expect(field().value).toBe("9876543210");
      expect(onReject).not.toHaveBeenCalled();
    },
  );

  it("reports no loss if the same number is inserted over itself", () => {
    const onReject = vi.fn();
    render(<Mobile value="9876543210" onReject={onReject} />);
    field().setSelectionRange(0, 10);
    paste("+91 98765 43210");
    expect(field().value).toBe("9876543210");
    expect(field().selectionStart).toBe(10);
    expect(onReject).not.toHaveBeenCalled();
  });

  it("cleans text inserted without `beforeinput`, as by autofill", () => {
    render(<Mobile />);
    fireEvent.input(field(), { target: { value: "+91 98765 43210" } });
    expect(field().value).toBe("9876543210");
  });

  it("applies the limit after cleaning, and reports the rest", () => {
    const onReject = vi.fn();
    render(<Mobile onReject={onReject} />);
    expect(field().hasAttribute("maxlength")).toBe(false);
    paste("987654321012345");
    expect(field().value).toBe("9876543210");
    expect(onReject).toHaveBeenCalledExactlyOnceWith("12345");
  });

  it("accepts no key beyond the limit, even in the middle of the text", () => {
    const onReject = vi.fn();
    render(<Mobile value="9876543210" onReject={onReject} />);
    field().setSelectionRange(3, 3);
    insert("5");
    expect(field().value).toBe("9876543210");
    expect(field().selectionStart).toBe(3);
    expect(onReject).toHaveBeenCalledExactlyOnceWith("5");
  });

  it("keeps the selected text if the text typed over it is rejected", () => {
    render(<Mobile value="98765" />);
    field().setSelectionRange(0, 5);
    insert("x");
    expect(field().value).toBe("98765");
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5]);
  });

  it("does not add the digits after a rejected point to the number", () => {
    const onReject = vi.fn();
    render(<Mobile value="12000" clean={rupees} onReject={onReject} />);
    field().setSelectionRange(5, 5);
    for (const key of [".", "5", "0"]) insert(key);
    expect(field().value).toBe("12000");
    expect(onReject.mock.calls).toEqual([["."], [".5"], [".50"]]);
    field().setSelectionRange(0, 0);
    insert("1");
    expect(field().value).toBe("112000");
  });

  it("pastes over the selected text, up to the limit", () => {
    render(<Mobile value="9876500000" />);
    field().setSelectionRange(5, 10);
    paste("4-3-2-1-0-9");
    expect(field().value).toBe("9876543210");
  });

  it("still handles keys after a paste", () => {
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

it("keeps, cleans and reports what was typed before hydration", () => {
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
