import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SkipLink } from "./SkipLink.tsx";

it("moves the focus itself, without a change of address that the router would handle", () => {
  Element.prototype.scrollIntoView = vi.fn();
  render(
    <>
      <SkipLink>Skip to main content</SkipLink>
      <main id="main" tabIndex={-1}>
        …
      </main>
    </>,
  );
  const goesOn = fireEvent.click(screen.getByRole("link", { name: "Skip to main content" }));
  expect(goesOn).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("is an ordinary link without script, or on a page without its target", () => {
  render(<SkipLink to="form">Skip to the form</SkipLink>);
  expect(screen.getByRole("link").getAttribute("href")).toBe("#form");
  expect(fireEvent.click(screen.getByRole("link"))).toBe(true);
});
