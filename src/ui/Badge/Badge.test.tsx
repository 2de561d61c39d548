import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

it("says in words what its colour says", () => {
  render(<Badge tone="positive">Approved</Badge>);
  expect(screen.getByText("Approved")).toBeTruthy();
});
