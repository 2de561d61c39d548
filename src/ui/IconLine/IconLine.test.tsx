import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import * as icons from "../Icon/icons.ts";
import { IconLine } from "./IconLine.tsx";

it("announces its text but not its icon", () => {
  const { container } = render(<IconLine icon={icons.clock}>Monday to Saturday</IconLine>);
  expect(screen.getByText("Monday to Saturday").closest("p")?.textContent).toBe("Monday to Saturday");
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
