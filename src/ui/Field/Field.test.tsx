import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Field } from "./Field.tsx";

describe("a field", () => {
  it("names its control by the label, and marks it as optional", () => {
    render(
      <Field label="Middle name" optional="optional">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Middle name (optional)" })).toBeTruthy();
  });

  it("names its control by a hidden label", () => {
    render(
      <Field label="Loan amount" hideLabel>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Loan amount" })).toBeTruthy();
  });

  it("describes its control by the error first, then the hint, then the warning", () => {
    render(
      <Field label="PAN" hint="On your card." warning="Looks unusual." error="Required." id="pan">
        {(control) => <input {...control} />}
      </Field>,
    );
    const ids = screen.getByRole("textbox").getAttribute("aria-describedby")!.split(" ");
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "Required.",
      "On your card.",
      "Looks unusual.",
    ]);
  });

  it("announces neither its error nor its warning by itself", () => {
    const { container } = render(
      <Field label="PAN" warning="Looks unusual." error="Required.">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(container.querySelector("[aria-live], [role='alert'], [role='status']")).toBeNull();
  });

  it("states that a valid field is valid", () => {
    render(
      <Field label="PAN" required>
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("false");
    expect(screen.getByRole("textbox").hasAttribute("aria-describedby")).toBe(false);
  });

  it("shows an error by text and an icon, not by colour alone", () => {
    render(
      <Field label="PAN" error="Required.">
        {(control) => <input {...control} />}
      </Field>,
    );
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByText("Required.").closest("p")?.querySelector("svg[aria-hidden='true']")).toBeTruthy();
  });
});
