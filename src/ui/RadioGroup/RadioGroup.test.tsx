import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { RadioGroup, type RadioGroupProps } from "./RadioGroup.tsx";

const genders: Pick<RadioGroupProps, "label" | "name" | "options"> = {
  label: "Gender",
  name: "gender",
  options: [
    { value: "male", label: "Male" },
    { value: "female", label: "Female" },
    { value: "other", label: "Other", hint: "Whatever you say" },
  ],
};

function Owned() {
  const [value, setValue] = useState("");
  return <RadioGroup {...genders} value={value} onChange={setValue} />;
}

const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("radio")
    .filter((radio) => radio.checked)
    .map((radio) => radio.value);

describe("a radio group", () => {
  it("is native radio buttons in a fieldset named by its legend", () => {
    render(<RadioGroup {...genders} />);
    const group = screen.getByRole("radiogroup", { name: "Gender" });
    expect(group.tagName).toBe("FIELDSET");
    expect(screen.getAllByRole<HTMLInputElement>("radio").map((radio) => radio.name)).toEqual([
      "gender",
      "gender",
      "gender",
    ]);
    expect(chosen()).toEqual([]);
  });

  it("reports the choice, controlled or uncontrolled", () => {
    const onChange = vi.fn();
    const { unmount } = render(<RadioGroup {...genders} defaultValue="male" onChange={onChange} />);
    fireEvent.click(screen.getByRole("radio", { name: "Female" }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("female");
    expect(chosen()).toEqual(["female"]);
    unmount();
    render(<Owned />);
    fireEvent.click(screen.getByText("Male"));
    expect(chosen()).toEqual(["male"]);
  });

  it("is required and invalid as a group, and described once", () => {
    render(<RadioGroup {...genders} required hint="As on your card" error="Required" />);
    const group = screen.getByRole("radiogroup");
    expect(group.getAttribute("aria-required")).toBe("true");
    expect(group.getAttribute("aria-invalid")).toBe("true");
    expect(
      group
        .getAttribute("aria-describedby")!
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(["Required", "As on your card"]);
  });

  it("gives the field's id to its first button", () => {
    render(<RadioGroup {...genders} id="gender" />);
    expect(document.getElementById("gender")).toBe(screen.getByRole("radio", { name: "Male" }));
  });

  it("keeps a choice made before hydration", () => {
    const onChange = vi.fn();
    const page = <RadioGroup {...genders} value="" onChange={onChange} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    container.querySelectorAll("input")[1]!.checked = true;
    act(() => hydrateRoot(container, page));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("female");
    container.remove();
  });
});
