import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Inline } from "./Inline.tsx";

it("can be a named navigation", () => {
  render(
    <Inline as="nav" aria-label="Quick links">
      FAQs
    </Inline>,
  );
  expect(screen.getByRole("navigation", { name: "Quick links" }).textContent).toBe("FAQs");
});
