import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useReveal } from "./useReveal.ts";

let seen: () => void;

function Block() {
  const ref = useReveal<HTMLDivElement>();
  return (
    <div ref={ref} data-testid="block">
      Ten tips
    </div>
  );
}

/** Renders the block at a distance in pixels from the top of the screen. */
function show(top: number, reducedMotion = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: reducedMotion }));
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top } as DOMRect);
  render(<Block />);
  return screen.getByTestId("block").dataset;
}

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        seen = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

it("hides a block below the screen, and fades it in when it is scrolled to", () => {
  const data = show(innerHeight + 1);
  expect(data.reveal).toBe("waiting");
  act(() => seen());
  expect(data.reveal).toBe("shown");
});

it("does not change a block that is on the screen already", () => {
  expect(show(100).reveal).toBeUndefined();
});

it("does not change any block with reduced motion", () => {
  expect(show(innerHeight + 1, true).reveal).toBeUndefined();
});
