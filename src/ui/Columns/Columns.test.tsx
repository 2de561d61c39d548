import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Columns } from "./Columns.tsx";

it("keeps the order of its children for reading and focus", () => {
  render(
    <Columns as="ol" columns="wide-end">
      <li>first</li>
      <li>second</li>
    </Columns>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["first", "second"]);
});
