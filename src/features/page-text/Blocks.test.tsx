import { render as renderBare, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { beforeEach, expect, it, vi } from "vitest";
import { company } from "#content/company";
import { createI18n } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";
import { Blocks } from "./Blocks.tsx";
import type { Block } from "./blocks.ts";

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const i18n = createI18n("en", await loadTranslations("en", ["common"]));
const render = (part: ReactNode) => renderBare(<I18nextProvider i18n={i18n}>{part}</I18nextProvider>);
const show = (...blocks: Block[]) => render(<Blocks blocks={blocks} />).container.firstElementChild!;

it("draws paragraphs, lists and steps as what they are", () => {
  const text = show("First of all.", { list: ["salary slips", "statements"] }, { steps: ["Apply", "Sign", "Receive"] });
  expect([...text.children].map(({ tagName, children }) => `${tagName} ${children.length}`)).toEqual([
    "P 0",
    "UL 2",
    "OL 3",
  ]);
});

it("puts its headings one level below those around it", () => {
  show({ heading: "Fees" });
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("Fees");
  render(<Blocks level={2} blocks={[{ heading: "Steps" }]} />);
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Steps");
});

it("gives each term its meaning", () => {
  show({
    terms: [
      ["Principal", "What you borrow."],
      ["<b>Interest</b>", "What it costs."],
    ],
  });
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["Principal", "Interest"]);
  expect(screen.getAllByRole("definition")[1]!.textContent).toBe("What it costs.");
});

it("draws a table with its caption, headings both ways, and figures that line up", () => {
  show({
    table: {
      caption: "Charges",
      columns: ["Charge", "Amount", "When"],
      rows: [
        ["Fee", "₹1,500", "at the start"],
        ["GST", "18%", "with the fee"],
      ],
    },
  });
  const table = screen.getByRole("table", { name: "Charges" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Charge", "Amount", "When"]);
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Fee", "GST"]);
  const [amount, when] = within(table).getAllByRole("cell");
  expect(amount!.className).not.toBe(when!.className);
});

it("stresses words and leads where a mark leads, inside the site and outside", () => {
  const text = show(
    "Read the <keyFacts>Key Fact Statement</keyFacts> <b>first</b>, or call <phone>us</phone>, or go to <cms>cms.rbi.org.in</cms>.",
  );
  expect(text.textContent).toBe("Read the Key Fact Statement first, or call us, or go to cms.rbi.org.in.");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/key-fact-statement",
    `tel:${company.phoneLink}`,
    "https://cms.rbi.org.in",
  ]);
  expect(text.querySelector("strong")!.textContent).toBe("first");
});

it("has a piece drawn by code where the text names it, and stops where nothing draws it", () => {
  const slots = { ladder: () => <hr /> };
  const { container } = render(<Blocks blocks={["Before.", { slot: "ladder" }]} slots={slots} />);
  expect(container.querySelector("hr")).toBeTruthy();
  expect(() => render(<Blocks blocks={[{ slot: "fireworks" }]} slots={slots} />)).toThrow("fireworks");
});
