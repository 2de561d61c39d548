import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stack } from "./Stack.tsx";

it("is still announced as a list when its bullets are gone", () => {
  render(<Stack as="ul"><li>Aadhaar card</li></Stack>);
  expect(screen.getByRole("list").getAttribute("role")).toBe("list");
});

it("is a plain box otherwise", () => {
  const { container } = render(<Stack>Aadhaar card</Stack>);
  expect(container.firstElementChild?.tagName).toBe("DIV");
  expect(container.firstElementChild?.hasAttribute("role")).toBe(false);
});
