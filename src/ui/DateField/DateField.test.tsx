import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { DateField, type DateFieldProps } from "./DateField.tsx";

const words: Pick<DateFieldProps, "label" | "labels" | "name"> = {
  label: "Date of birth",
  labels: { day: "Day", month: "Month", year: "Year" },
  name: "dob",
};
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const type = (name: string, value: string) => fireEvent.input(box(name), { target: { value } });
const values = () => ["Day", "Month", "Year"].map((name) => box(name).value);

it("is three fields in one named group, each of them required and invalid", () => {
  render(
    <DateField {...words} id="apply-dob" hint="For example, 15 8 1992" error="Required" required autoComplete="bday" />,
  );
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(document.getElementById(group.getAttribute("aria-describedby")!)!.textContent).toBe("For example, 15 8 1992");
  expect(document.getElementById("apply-dob")).toBe(box("Day"));
  for (const [name, part] of [
    ["Day", "day"],
    ["Month", "month"],
    ["Year", "year"],
  ] as const) {
    expect(box(name)).toMatchObject({
      name: `dob-${part}`,
      autocomplete: `bday-${part}`,
      required: true,
      inputMode: "numeric",
    });
    expect(box(name).getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(box(name).getAttribute("aria-describedby")!)!.textContent).toBe("Required");
  }
});

it("reports the date at each change, and when the focus leaves all three fields", () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(<DateField {...words} onChange={onChange} onBlur={onBlur} />);
  type("Day", "५");
  type("Month", "8x");
  type("Year", "19925");
  expect(onChange.mock.calls.flat()).toEqual(["--5", "-8-5", "1992-08-05"]);
  expect(values()).toEqual(["5", "8", "1992"]);
  fireEvent.blur(box("Day"), { relatedTarget: box("Month") });
  expect(onBlur).not.toHaveBeenCalled();
  fireEvent.blur(box("Year"), { relatedTarget: null });
  expect(onBlur).toHaveBeenCalledExactlyOnceWith("1992-08-05");
});

it.each(["15/08/1992", "15-8-1992", "1992-08-15", " 15.08.1992 ", "15081992", "१५/०८/१९९२"])(
  "fills all three from %s in any of the fields",
  (text) => {
    const onChange = vi.fn();
    render(<DateField {...words} onChange={onChange} />);
    type("Year", text);
    expect(onChange).toHaveBeenCalledExactlyOnceWith("1992-08-15");
  },
);

it("keeps and reports what was typed before hydration", () => {
  const onChange = vi.fn();
  const page = <DateField {...words} onChange={onChange} />;
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  container.querySelector("input")!.value = "15";
  act(() => hydrateRoot(container, page));
  expect(values()).toEqual(["15", "", ""]);
  expect(onChange).toHaveBeenCalledExactlyOnceWith("--15");
  container.remove();
});
