import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Accordion, type AccordionItem } from "./Accordion.tsx";
import { toggleStaticAccordions } from "./static-accordions.ts";

const items: AccordionItem[] = [
  { id: "what", heading: "What is it?", content: <p>A platform.</p> },
  { id: "safe", heading: "Is my data safe?", content: <p id="safe-detail">It is encrypted.</p> },
];

const heading = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => heading(name).getAttribute("aria-expanded") === "true";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

it("keeps closed text in the HTML, where the browser's search finds it, and has no style attribute", () => {
  const html = renderToString(<Accordion level={2} items={items} defaultOpen={["what"]} />);
  expect(html).toContain("It is encrypted.");
  expect(html.match(/hidden="until-found"/g)).toHaveLength(1);
  expect(html).not.toContain("style=");
});

it("has headings of the given level", () => {
  render(<Accordion level={4} items={items} />);
  expect(screen.getAllByRole("heading", { level: 4 })).toHaveLength(2);
});

it("opens and closes each item on a press, independently of the others", () => {
  render(<Accordion level={2} items={items} defaultOpen={["what"]} />);
  fireEvent.click(heading("Is my data safe?"));
  expect(isOpen("What is it?")).toBe(true);
  expect(isOpen("Is my data safe?")).toBe(true);
  fireEvent.click(heading("What is it?"));
  expect(isOpen("What is it?")).toBe(false);
});

it("names the panel by its heading, and refers to it only while it is open", () => {
  render(<Accordion level={2} items={items} />);
  expect(heading("What is it?").hasAttribute("aria-controls")).toBe(false);
  fireEvent.click(heading("What is it?"));
  expect(heading("What is it?").getAttribute("aria-controls")).toBe("what");
  expect(screen.getByRole("region", { name: "What is it?" }).id).toBe("what");
});

it("makes no landmarks of its panels if there are many", () => {
  const many = Array.from({ length: 7 }, (_, index) => ({
    id: `item-${index}`,
    heading: `Question ${index}`,
    content: "",
  }));
  render(<Accordion level={2} items={many} defaultOpen={["item-0"]} />);
  expect(screen.queryByRole("region")).toBeNull();
});

it("makes no landmarks if the page wants none", () => {
  render(<Accordion level={2} items={items} defaultOpen={["what"]} landmarks={false} />);
  expect(screen.queryByRole("region")).toBeNull();
});

describe("opens the panel", () => {
  it("in which the browser's search finds a match", () => {
    render(<Accordion level={2} items={items} />);
    act(() => {
      document.getElementById("safe-detail")!.dispatchEvent(new Event("beforematch", { bubbles: true }));
    });
    expect(isOpen("Is my data safe?")).toBe(true);
  });

  it("that the address of the page links to", () => {
    location.hash = "#safe-detail";
    render(<Accordion level={2} items={items} />);
    expect(isOpen("Is my data safe?")).toBe(true);
  });

  it("that a link on the page leads to, and moves the focus to its heading", async () => {
    render(<Accordion level={2} items={items} />);
    location.hash = "#safe";
    act(() => {
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
    expect(isOpen("Is my data safe?")).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(heading("Is my data safe?")));
  });

  it("but none for an address that cannot be decoded", () => {
    location.hash = "#%E0%A4%A";
    render(<Accordion level={2} items={items} />);
    expect(isOpen("What is it?") || isOpen("Is my data safe?")).toBe(false);
  });
});

describe("before hydration", () => {
  beforeAll(toggleStaticAccordions);
  let page: HTMLElement;

  beforeEach(() => {
    // In development React reports attributes that differ from the served HTML; here they differ on purpose.
    vi.spyOn(console, "error").mockImplementation(() => {});
    page = document.createElement("div");
    page.innerHTML = renderToString(<Accordion level={2} items={items} defaultOpen={["what"]} />);
    document.body.append(page);
  });
  afterEach(() => {
    page.remove();
  });

  it("opens and closes on a press", () => {
    fireEvent.click(heading("Is my data safe?"));
    expect(isOpen("Is my data safe?")).toBe(true);
    expect(document.getElementById("safe")!.hasAttribute("hidden")).toBe(false);
    fireEvent.click(heading("What is it?"));
    expect(isOpen("What is it?")).toBe(false);
    expect(document.getElementById("what")!.getAttribute("hidden")).toBe("until-found");
  });

  it("marks a panel that the browser's search has opened as open", () => {
    document.getElementById("safe")!.dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect(isOpen("Is my data safe?")).toBe(true);
  });

  it("keeps the open panels at hydration, and handles each press once", async () => {
    fireEvent.click(heading("Is my data safe?"));
    fireEvent.click(heading("What is it?"));
    const root = await act(async () => hydrateRoot(page, <Accordion level={2} items={items} defaultOpen={["what"]} />));
    expect([isOpen("What is it?"), isOpen("Is my data safe?")]).toEqual([false, true]);
    fireEvent.click(heading("What is it?"));
    expect([isOpen("What is it?"), isOpen("Is my data safe?")]).toEqual([true, true]);
    act(() => root.unmount());
  });
});
