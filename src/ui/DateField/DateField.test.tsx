import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DateField } from "./DateField.tsx";

const field = () => screen.getByLabelText<HTMLInputElement>("Date of birth");

it("is the browser's own date input", () => {
  render(<DateField label="Date of birth" name="dob" autoComplete="bday" max="2026-01-01" />);
  expect(field()).toMatchObject({ type: "date", name: "dob", autocomplete: "bday", max: "2026-01-01" });
});

it("keeps its own date and tells each change", () => {
  const onChange = vi.fn();
  render(<DateField label="Date of birth" defaultValue="1992-08-15" onChange={onChange} />);
  fireEvent.input(field(), { target: { value: "1992-08-16" } });
  expect(field().value).toBe("1992-08-16");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("1992-08-16");
});

it("keeps the date that was chosen before the script came", () => {
  const onChange = vi.fn();
  const page = <DateField label="Date of birth" onChange={onChange} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  container.querySelector("input")!.value = "1992-08-15";
  act(() => hydrateRoot(container, page));
  expect(field().value).toBe("1992-08-15");
  expect(onChange).toHaveBeenCalledExactlyOnceWith("1992-08-15");
  container.remove();
});
