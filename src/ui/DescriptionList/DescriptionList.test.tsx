import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { DescriptionList } from "./DescriptionList.tsx";

it("gives each term its value, in order", () => {
  render(
    <DescriptionList
      items={[
        { id: "principal", term: "Principal", value: "₹25,000.00", swatch: "principal" },
        { id: "total", term: "Total payable", value: "₹25,493.15", emphasis: true },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Principal", "Total payable"]);
  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(["₹25,000.00", "₹25,493.15"]);
});
