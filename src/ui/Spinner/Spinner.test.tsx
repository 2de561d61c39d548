import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Spinner } from "./Spinner.tsx";

it("is a picture that assistive technology passes over", () => {
  const { container } = render(<p><Spinner /> Loading cities</p>);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
  expect(container.textContent?.trim()).toBe("Loading cities");
});

it("carries a sign that stands still, for those who asked for less motion", () => {
  const { container } = render(<Spinner />);
  expect(container.querySelectorAll("svg > path")).toHaveLength(1);
});
