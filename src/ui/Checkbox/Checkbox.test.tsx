import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Checkbox } from "./Checkbox.tsx";

const box = () => screen.getByRole<HTMLInputElement>("checkbox");

describe("a check box", () => {
  it("is not ticked at first, and is ticked by a press on its label", () => {
    const onChange = vi.fn();
    render(<Checkbox label="I accept the terms" onChange={onChange} />);
    expect(box().checked).toBe(false);
    fireEvent.click(screen.getByText("I accept the terms"));
    expect(box().checked).toBe(true);
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it("is named by its sentence and described by its hint and error", () => {
    render(<Checkbox label="I accept the terms" hint="Opens in this tab" error="Accept terms" required />);
    expect(screen.getByRole("checkbox", { name: "I accept the terms" })).toBe(box());
    expect(box().required).toBe(true);
    expect(box().getAttribute("aria-invalid")).toBe("true");
    expect(
      box()
        .getAttribute("aria-describedby")!
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(["Accept terms", "Opens in this tab"]);
  });

  it("keeps a tick set before hydration", () => {
    const onChange = vi.fn();
    const page = <Checkbox label="I accept the terms" checked={false} onChange={onChange} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    container.querySelector("input")!.checked = true;
    act(() => hydrateRoot(container, page));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
    container.remove();
  });
});
