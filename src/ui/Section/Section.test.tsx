import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Section } from "./Section.tsx";

it("is a region named by its heading, not by the eyebrow", () => {
  render(
    <Section eyebrow="Plan your finances" heading="Smart loan calculator" lead="Move the sliders.">
      …
    </Section>,
  );
  expect(screen.getByRole("region", { name: "Smart loan calculator" })).toBeTruthy();
  expect(screen.getByRole("heading", { level: 2, name: "Smart loan calculator" })).toBeTruthy();
});
