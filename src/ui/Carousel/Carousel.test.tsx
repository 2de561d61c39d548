import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel, type CarouselLabels } from "./Carousel.tsx";
import type { EmblaEngineProps } from "./EmblaEngine.tsx";

const words: CarouselLabels = {
  carousel: "carousel",
  slide: "slide",
  position: (place, total) => `${place} of ${total}`,
  goTo: (label) => `Show: ${label}`,
  previous: "Previous",
  next: "Next",
  pause: "Stop moving",
  play: "Let it move",
  row: (label) => `${label}, scrolls sideways`,
};
const slides = ["Compare", "Read", "Repay"].map((label) => ({
  id: label,
  label,
  content: <a href={`#${label}`}>{label}</a>,
}));

/** Whether the engine was last set to glide; undefined before it exists. */
let gliding: boolean | undefined;

/** Embla needs a layout, which jsdom does not have: this fake records the slide it was sent to. */
vi.mock("./EmblaEngine.tsx", async () => {
  const { useEffect } = await import("react");
  return {
    default: function Engine({ onReady, onMove, onGrab }: EmblaEngineProps) {
      useEffect(() => {
        let stop = 0;
        const goTo = (to: number) => {
          stop = (to + 3) % 3;
          onMove({ stop, stops: 3, inView: [stop] });
        };
        onReady({
          goTo,
          next: () => goTo(stop + 1),
          previous: () => goTo(stop - 1),
          glide: (on) => {
            gliding = on;
          },
        });
        goTo(0);
        addEventListener("grab-slides", onGrab);
        return () => removeEventListener("grab-slides", onGrab);
        // Once, as Embla does.
        // oxlint-disable-next-line react-hooks/exhaustive-deps
      }, []);
      return null;
    },
  };
});

let lessMotion = false;
let comesNear = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("matchMedia", () => ({ matches: lessMotion }));
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
});
afterEach(() => {
  lessMotion = false;
  gliding = undefined;
});

const show = async (intervalMs?: number) => {
  render(<Carousel label="Loan tips" labels={words} slides={slides} intervalMs={intervalMs} />);
  await act(async () => comesNear());
  await waitFor(() => expect(region().querySelector("[data-ready]")).toBeTruthy());
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const region = () => screen.getByRole("region", { name: "Loan tips" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const shown = () =>
  within(region())
    .getAllByRole("group")
    .filter((slide) => !slide.hasAttribute("inert"))
    .map((slide) => slide.getAttribute("aria-label"));
const live = () => region().querySelector("[aria-live]")!.getAttribute("aria-live");

it("is a region of named slides", async () => {
  await show();
  expect(region().getAttribute("aria-roledescription")).toBe("carousel");
  expect(screen.getByRole("group", { name: "1 of 3" }).getAttribute("aria-roledescription")).toBe("slide");
});

it("is a row with all slides that the keyboard can scroll, until Embla is loaded", () => {
  render(<Carousel label="Loan tips" labels={words} slides={slides} />);
  expect(screen.getByRole("region", { name: "Loan tips, scrolls sideways" }).tabIndex).toBe(0);
  expect(screen.getAllByRole("link")).toHaveLength(3);
});

it("keeps the focus out of slides that cannot be seen", async () => {
  await show();
  expect(shown()).toEqual(["1 of 3"]);
  press("Next");
  expect(shown()).toEqual(["2 of 3"]);
});

it("has dots that name their slides, and mark the shown one", async () => {
  await show();
  press("Show: Repay");
  expect(shown()).toEqual(["3 of 3"]);
  expect(screen.getByRole("button", { name: "Show: Repay" }).getAttribute("aria-current")).toBe("true");
  expect(screen.getByRole("button", { name: "Show: Compare" }).hasAttribute("aria-current")).toBe(false);
});

it("has no Pause button if it does not move by itself", async () => {
  await show();
  expect(screen.getAllByRole("button").at(0)?.getAttribute("aria-label")).toBe("Previous");
});

describe("when it moves by itself", () => {
  it("shows the next slide after the interval, without an announcement", async () => {
    await show(4_000);
    pass(4_000);
    expect(shown()).toEqual(["2 of 3"]);
    expect(live()).toBe("off");
  });

  it("has Pause as its first button", async () => {
    await show(4_000);
    expect(screen.getAllByRole("button").at(0)?.getAttribute("aria-label")).toBe("Stop moving");
    press("Stop moving");
    pass(20_000);
    expect(shown()).toEqual(["1 of 3"]);
    expect(screen.getByRole("button", { name: "Let it move" })).toBeTruthy();
  });

  it("pauses while the focus is anywhere in it, even on its buttons", async () => {
    await show(4_000);
    const button = screen.getByRole("button", { name: "Next" });
    act(() => button.focus());
    pass(20_000);
    expect(shown()).toEqual(["1 of 3"]);
    act(() => button.blur());
    pass(4_000);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("continues after Play, although the pointer and the focus are still on the button", async () => {
    await show(4_000);
    fireEvent.pointerEnter(region(), { pointerType: "mouse" });
    act(() => screen.getByRole("button", { name: "Stop moving" }).focus());
    press("Stop moving");
    press("Let it move");
    pass(4_000);
    expect(shown()).toEqual(["2 of 3"]);
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    pass(20_000);
    expect(shown()).toEqual(["2 of 3"]);
  });

  it("stays at the slide the visitor chose, and announces it", async () => {
    await show(4_000);
    press("Next");
    pass(20_000);
    expect(shown()).toEqual(["2 of 3"]);
    expect(live()).toBe("polite");
  });

  it("announces nothing until the visitor uses it, neither during setup nor while the focus pauses it", async () => {
    await show(4_000);
    expect(live()).toBe("off");
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    expect(live()).toBe("off");
    press("Stop moving");
    expect(live()).toBe("polite");
    press("Let it move");
    act(() => screen.getByRole("button", { name: "Next" }).blur());
    expect(live()).toBe("off");
  });

  it("stops when the slides are dragged", async () => {
    await show(4_000);
    act(() => {
      dispatchEvent(new Event("grab-slides"));
    });
    pass(20_000);
    expect(shown()).toEqual(["1 of 3"]);
  });

  it("does not rotate with reduced motion until the visitor presses Play", async () => {
    lessMotion = true;
    await show(4_000);
    pass(20_000);
    expect(shown()).toEqual(["1 of 3"]);
    press("Let it move");
    pass(4_000);
    expect(shown()).toEqual(["2 of 3"]);
  });
});

describe("when it glides by", () => {
  const showGliding = async () => {
    render(<Carousel label="Loan tips" labels={words} slides={slides} glideMs={3_000} />);
    await act(async () => comesNear());
  };

  it("glides until the visitor presses Pause, its first button", async () => {
    await showGliding();
    await waitFor(() => expect(gliding).toBe(true));
    expect(screen.getAllByRole("button").at(0)?.getAttribute("aria-label")).toBe("Stop moving");
    press("Stop moving");
    expect(gliding).toBe(false);
    press("Let it move");
    expect(gliding).toBe(true);
  });

  it("pauses under the pointer and while the focus is in it", async () => {
    await showGliding();
    await waitFor(() => expect(gliding).toBe(true));
    fireEvent.pointerEnter(region(), { pointerType: "mouse" });
    expect(gliding).toBe(false);
    fireEvent.pointerLeave(region());
    expect(gliding).toBe(true);
    const link = screen.getByRole("link", { name: "Repay" });
    act(() => link.focus());
    expect(gliding).toBe(false);
    act(() => link.blur());
    expect(gliding).toBe(true);
  });

  it("stays where the visitor has moved it", async () => {
    await showGliding();
    await waitFor(() => expect(gliding).toBe(true));
    press("Next");
    expect(gliding).toBe(false);
  });

  it("has every slide once, and all of them reachable", async () => {
    await showGliding();
    await waitFor(() => expect(gliding).toBe(true));
    expect(shown()).toEqual(["1 of 3", "2 of 3", "3 of 3"]);
    expect(screen.queryByRole("button", { name: "Show: Repay" })).toBeNull();
  });

  it("is a row that only visitors move, with reduced motion", async () => {
    lessMotion = true;
    await showGliding();
    expect(screen.getByRole("region", { name: "Loan tips, scrolls sideways" }).tabIndex).toBe(0);
    expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
      "Previous",
      "Next",
    ]);
    expect(gliding).toBeUndefined();
  });
});
