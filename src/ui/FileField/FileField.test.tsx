import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { FileField } from "./FileField.tsx";

const cv = new File(["…"], "cv.pdf", { type: "application/pdf" });

it("reports the chosen file, and that the choice was cancelled", () => {
  const onChange = vi.fn();
  render(<FileField label="Résumé" onChange={onChange} />);
  const input = screen.getByLabelText("Résumé");
  fireEvent.change(input, { target: { files: [cv] } });
  expect(onChange).toHaveBeenLastCalledWith(cv);
  fireEvent.change(input, { target: { files: [] } });
  expect(onChange).toHaveBeenLastCalledWith(undefined);
});

it("is described by its hint and error, and must be filled in if it is required", () => {
  render(<FileField label="Résumé" hint="PDF or Word" error="This file is empty." required accept=".pdf" />);
  const input = screen.getByLabelText<HTMLInputElement>("Résumé");
  expect(input).toMatchObject({ required: true, accept: ".pdf", type: "file" });
  const described = input
    .getAttribute("aria-describedby")!
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["This file is empty.", "PDF or Word"]);
});
