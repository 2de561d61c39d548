import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Stack } from "./Stack.tsx";

it("is announced as a list without bullets", () => {
  render(
    <Stack as="ul">
      <li>Aadhaar card</li>
    </Stack>,
  );
  expect(screen.getByRole("list").getAttribute("role")).toBe("list");
});

it("is a div by default", () => {
  const { container } = render(<Stack>Aadhaar card</Stack>);
  expect(container.firstElementChild?.tagName).toBe("DIV");
  expect(container.firstElementChild?.hasAttribute("role")).toBe(false);
});
