import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Heading } from "./Heading.tsx";

it("keeps its level in the outline, whatever its size", () => {
  render(
    <Heading level={3} size={1}>
      Required documents
    </Heading>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Required documents" })).toBeTruthy();
});

it("can take the focus from a script, but not by the Tab key", () => {
  render(
    <Heading level={1} tabIndex={-1}>
      Thank you!
    </Heading>,
  );
  const heading = screen.getByRole("heading");
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
});
