import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

it("is part of the name of its container", () => {
  render(
    <button type="button">
      ₹25,000 <VisuallyHidden>loan amount</VisuallyHidden>
    </button>,
  );
  expect(screen.getByRole("button", { name: "₹25,000 loan amount" })).toBeTruthy();
});

it("is a span by default", () => {
  render(
    <>
      <VisuallyHidden>one</VisuallyHidden>
      <VisuallyHidden as="div">two</VisuallyHidden>
    </>,
  );
  expect(screen.getByText("one").tagName).toBe("SPAN");
  expect(screen.getByText("two").tagName).toBe("DIV");
});
