import { render } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.ts";

it("is never announced and takes no focus", () => {
  const { container } = render(<Icon shape={icons.shield} />);
  expect(container.firstElementChild?.getAttribute("aria-hidden")).toBe("true");
  expect(container.firstElementChild?.getAttribute("focusable")).toBe("false");
});

describe.each(Object.entries(icons))("the icon %s", (_name, shape) => {
  it("begins somewhere and is a path", () => {
    expect(shape).toMatch(/^[Mm][\d.]+[ -]?[\d.]+[\sMmLlHhVvCcSsQqAaZz\d.,-]+$/);
  });
});
