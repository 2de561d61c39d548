import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import { shapes, type IconName } from "./shapes.ts";

it("is never announced and takes no focus", () => {
  const { container } = render(<Icon name="shield" />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.firstElementChild?.getAttribute("focusable")).toBe("false");
});

describe.each(Object.keys(shapes) as IconName[])("the drawing %s", (name) => {
  it("begins somewhere and is a path", () => {
    expect(shapes[name]).toMatch(/^[Mm][\d.]+[ -]?[\d.]+[\sMmLlHhVvCcSsQqAaZz\d.,-]+$/);
  });
});
