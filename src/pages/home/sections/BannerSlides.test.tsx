import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "#i18n/instance";
import { loadTranslations } from "#i18n/load-namespaces";
import { BannerSlides, type BannerSlide } from "./BannerSlides.tsx";

const i18n = createI18n("en", await loadTranslations("en", ["home"]));
const first: BannerSlide = {
  id: "first",
  eyebrow: "Secure Your Future Today",
  heading: "Borrow up to ₹50,000",
  lead: "In plain words.",
};
const second: BannerSlide = { id: "second", eyebrow: "New", heading: "Repay early", lead: "Free of charge." };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

const show = (slides: BannerSlide[]) =>
  render(
    <I18nextProvider i18n={i18n}>
      <BannerSlides slides={slides} />
    </I18nextProvider>,
  );
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
/** The class that only hidden slides have. */
const isAway = (words: string) => screen.getByText(words).parentElement!.className.includes("away");

it("does not move with one slide, and has no Pause button", () => {
  show([first]);
  pass(20_000);
  expect(isAway(first.heading)).toBe(false);
  expect(screen.queryByRole("button")).toBeNull();
});

it("shows the next slide every five seconds, and the first after the last", () => {
  show([first, second]);
  pass(4_999);
  expect([isAway(first.heading), isAway(second.heading)]).toEqual([false, true]);
  pass(1);
  expect([isAway(first.heading), isAway(second.heading)]).toEqual([true, false]);
  pass(5_000);
  expect([isAway(first.heading), isAway(second.heading)]).toEqual([false, true]);
});

it("stops when the visitor presses Pause", () => {
  show([first, second]);
  fireEvent.click(screen.getByRole("button", { name: "Pause slideshow" }));
  pass(20_000);
  expect(isAway(first.heading)).toBe(false);
});

it("has one heading of the first level", () => {
  show([first, second]);
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
});
