import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { Card } from "./Card.tsx";

it("has its heading in the outline of the page", () => {
  render(<Card heading="Quick approvals" level={4} figure={<Icon shape={icons.bolt} />} />);
  expect(screen.getByRole("heading", { level: 4, name: "Quick approvals" })).toBeTruthy();
});

it("leads where its heading leads, by one link", () => {
  render(
    <Card as="article" heading="Before you borrow" href="/blog-details/1">
      <p>Read this.</p>
    </Card>,
  );
  expect(screen.getByRole("article", { name: "Before you borrow" })).toBeTruthy();
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/blog-details/1"]);
});

it("leads there by its own link text, if given, which is named with the heading", () => {
  render(<Card heading="Before you borrow" href="/blog-details/1" more="Read More" />);
  expect(screen.getAllByRole("link")).toEqual([screen.getByRole("link", { name: "Read More Before you borrow" })]);
});

it("is a landmark only as a section", () => {
  render(<Card heading="Quick approvals" />);
  expect(screen.queryByRole("region")).toBeNull();
});
