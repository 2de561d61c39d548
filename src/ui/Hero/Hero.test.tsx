import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Hero } from "./Hero.tsx";

it("holds the page's own heading, and hides its drawing from screen readers", () => {
  render(
    <Hero heading="Contact us" lead="Talk to us." figure={<svg role="img" aria-label="A phone" />}>
      <a href="#message">Write</a>
    </Hero>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "Contact us" })).toBeTruthy();
  expect(screen.getByText("Talk to us.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Write" })).toBeTruthy();
  expect(screen.queryByRole("img")).toBeNull();
});
