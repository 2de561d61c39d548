import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Container } from "./Container.tsx";

it("adds no semantics", () => {
  render(<Container width="text">Interest is charged by the day.</Container>);
  expect(screen.getByText("Interest is charged by the day.").hasAttribute("role")).toBe(false);
});
