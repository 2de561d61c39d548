import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Container } from "./Container.tsx";

it("adds nothing that is announced", () => {
  render(<Container width="text">Interest is charged by the day.</Container>);
  expect(screen.getByText("Interest is charged by the day.").hasAttribute("role")).toBe(false);
});
