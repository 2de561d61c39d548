import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CountUp } from "./CountUp.tsx";

let lessMotion = false;
let isSeen = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        isSeen = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  isSeen = () => {};
});
afterEach(() => {
  lessMotion = false;
});

const show = () => render(<CountUp to={50_000} format={(value) => `${value}+`} />).container;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it("shows the final figure before it is in view", () => {
  const page = show();
  pass(10_000);
  expect(page.textContent).toBe("50000+");
});

it("counts up when it comes into view, and ends at the figure", () => {
  const page = show();
  act(() => isSeen());
  pass(300);
  const moving = page.querySelector("[aria-hidden]")!;
  expect(Number.parseInt(moving.textContent!, 10)).toBeGreaterThan(0);
  expect(Number.parseInt(moving.textContent!, 10)).toBeLessThan(50_000);
  pass(2_000);
  expect(page.textContent).toBe("50000+");
  expect(page.querySelector("[aria-hidden], [data-counting]")).toBeNull();
});

it("is always the final figure for a screen reader", () => {
  show();
  act(() => isSeen());
  pass(300);
  expect(screen.getByText("50000+").closest("[aria-hidden]")).toBeNull();
});

it("does not count with reduced motion", () => {
  lessMotion = true;
  const page = show();
  act(() => isSeen());
  pass(300);
  expect(page.textContent).toBe("50000+");
});
