import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Disclosure } from "./Disclosure.tsx";

const details = () => screen.getByText("Lending partner").closest("details")!;

it("is closed at first, except with defaultOpen", () => {
  const { unmount } = render(<Disclosure summary="Lending partner">Udaharan Finance</Disclosure>);
  expect(details().open).toBe(false);
  unmount();
  render(
    <Disclosure summary="Lending partner" defaultOpen>
      Udaharan Finance
    </Disclosure>,
  );
  expect(details().open).toBe(true);
});

it("can have a heading as its summary", () => {
  render(
    <Disclosure summary="Lending partner" level={2}>
      Udaharan Finance
    </Disclosure>,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Lending partner" })).toBeTruthy();
});

it("stays as the reader left it when the page around it changes", () => {
  const { rerender } = render(<Disclosure summary="Lending partner">Udaharan Finance</Disclosure>);
  details().open = true;
  rerender(<Disclosure summary="Lending partner">Udaharan Finance Limited</Disclosure>);
  expect(details().open).toBe(true);
});

it("ignores Escape, except as a menu", () => {
  render(
    <Disclosure summary="Lending partner" defaultOpen>
      Udaharan Finance
    </Disclosure>,
  );
  fireEvent.keyDown(screen.getByText("Lending partner"), { key: "Escape" });
  expect(details().open).toBe(true);
});

describe("as a menu", () => {
  const open = () => {
    render(
      <>
        <Disclosure menu summary="Lending partner" defaultOpen>
          <a href="#partner">Partner</a>
        </Disclosure>
        <button type="button">elsewhere</button>
      </>,
    );
    return screen.getByRole("link", { name: "Partner" });
  };

  it("closes on Escape and returns the focus to its summary", () => {
    const link = open();
    link.focus();
    fireEvent.keyDown(link, { key: "Escape" });
    expect(details().open).toBe(false);
    expect(document.activeElement).toBe(details().querySelector("summary"));
  });

  it("closes on a press outside, but not inside", () => {
    fireEvent.pointerDown(open());
    expect(details().open).toBe(true);
    fireEvent.pointerDown(screen.getByRole("button", { name: "elsewhere" }));
    expect(details().open).toBe(false);
  });

  it("closes when the focus leaves it", () => {
    fireEvent.focusOut(open(), { relatedTarget: screen.getByRole("button", { name: "elsewhere" }) });
    expect(details().open).toBe(false);
  });

  it("closes when one of its links is followed", () => {
    fireEvent.click(open());
    expect(details().open).toBe(false);
  });
});
