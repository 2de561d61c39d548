import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { TextAreaField } from "./TextAreaField.tsx";

it("is five lines high by default", () => {
  render(<TextAreaField label="Message" />);
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveProperty("rows", 5);
});

it("keeps its own text and reports each change", () => {
  const onChange = vi.fn();
  render(<TextAreaField label="Message" defaultValue="Hello" onChange={onChange} />);
  const area = screen.getByRole<HTMLTextAreaElement>("textbox");
  expect(area.value).toBe("Hello");
  fireEvent.input(area, { target: { value: "Hello\nthere" } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith("Hello\nthere");
  expect(area.value).toBe("Hello\nthere");
});

it("is described by its error", () => {
  render(<TextAreaField label="Message" error="Write a message" required />);
  const area = screen.getByRole("textbox");
  expect(area.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(area.getAttribute("aria-describedby")!)?.textContent).toBe("Write a message");
});
