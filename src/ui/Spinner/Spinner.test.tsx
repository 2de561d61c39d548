import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Spinner } from "./Spinner.tsx";

it("is hidden from assistive technology", () => {
  const { container } = render(
    <p>
      <Spinner /> Loading cities
    </p>,
  );
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.textContent?.trim()).toBe("Loading cities");
});

it("includes an icon without motion, for reduced motion", () => {
  const { container } = render(<Spinner />);
  expect(container.querySelectorAll("svg > path")).toHaveLength(1);
});
