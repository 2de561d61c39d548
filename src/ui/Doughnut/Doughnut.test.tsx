import { act, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Doughnut } from "./Doughnut.tsx";
import { principalShare } from "./geometry.ts";
import { Ring } from "./Ring.tsx";

const arcs = (container: HTMLElement) =>
  [...container.querySelectorAll("circle")].map((circle) => circle.getAttribute("stroke-dasharray"));

describe("the ring", () => {
  it("is divided in proportion to the amounts", () => {
    const { container } = render(<Ring principal={30_000} interest={10_000} />);
    expect(arcs(container)).toEqual(["75 100", "25 100"]);
  });

  it("is all principal without interest, and without a loan", () => {
    expect(arcs(render(<Ring principal={5_000} interest={0} />).container)).toEqual(["100 100"]);
    expect(principalShare({ principal: 0, interest: 0 })).toBe(1);
  });
});

describe("the doughnut", () => {
  let comesNear = () => {};

  beforeEach(() => {
    vi.stubGlobal(
      "IntersectionObserver",
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
          comesNear = () => callback([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ width: 240, height: 240 } as DOMRect);
  });

  it("is hidden from screen readers with its text, because the same figures are beside it", () => {
    render(<Doughnut principal={25_000} interest={493.15} badge="₹25,493" />);
    expect(screen.getByText("₹25,493").closest("[aria-hidden=true]")).toBeTruthy();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("is a plain ring until it is near the screen, and then Nivo's chart of the same size", async () => {
    const { container } = render(<Doughnut principal={25_000} interest={493.15} badge="₹25,493" />);
    expect(arcs(container)).toHaveLength(2);
    await act(async () => comesNear());
    await vi.waitFor(() => expect(container.querySelectorAll("path")).toHaveLength(2), { timeout: 10_000 });
    expect(arcs(container)).toEqual([]);
    expect(container.querySelector("svg")?.getAttribute("width")).toBe("240");
  }, 20_000);
});
