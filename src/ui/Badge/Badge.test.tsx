import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Badge } from "./Badge.tsx";

it("has words with the same meaning as its colour", () => {
  render(<Badge tone="positive">Approved</Badge>);
  expect(screen.getByText("Approved")).toBeTruthy();
});
