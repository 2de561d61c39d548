import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { ButtonLink } from "./ButtonLink.tsx";

it("is a link, although it looks like a button", () => {
  render(
    <ButtonLink href="/apply-now" tone="highlight">
      Apply now
    </ButtonLink>,
  );
  expect(screen.getByRole("link", { name: "Apply now" }).getAttribute("href")).toBe("/apply-now");
  expect(screen.queryByRole("button")).toBeNull();
});

it("is named by its text alone", () => {
  render(
    <ButtonLink href="/check" icon={<Icon shape={icons.search} />}>
      Check your loan status
    </ButtonLink>,
  );
  expect(screen.getByRole("link", { name: "Check your loan status" })).toBeTruthy();
});
