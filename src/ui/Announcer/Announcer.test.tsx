import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AnnouncerProvider, useAnnounce } from "./Announcer.tsx";
import { useAnnounceChange } from "./useAnnounceChange.ts";

function Says({ message }: { message: string }) {
  const announce = useAnnounce();
  return (
    <button type="button" onClick={() => announce(message)}>
      {message || "overtaken"}
    </button>
  );
}

const status = () => screen.getByRole("status", { hidden: true });
const announce = (message: string) => fireEvent.click(screen.getByRole("button", { name: message, hidden: true }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <AnnouncerProvider>
      <Says message="₹25,493" />
      <Says message="₹26,000" />
      <Says message="" />
    </AnnouncerProvider>,
  );
});

it("announces nothing at first", () => {
  expect(status().textContent).toBe("");
});

it("announces only the last of several messages, after a pause", () => {
  announce("₹25,493");
  wait(500);
  announce("₹26,000");
  wait(500);
  expect(status().textContent).toBe("");
  wait(300);
  expect(status().textContent).toBe("₹26,000");
});

it("clears the region before it repeats a message, which a screen reader would not notice otherwise", () => {
  announce("₹25,493");
  wait(800);
  announce("₹25,493");
  wait(700);
  expect(status().textContent).toBe("");
  wait(200);
  expect(status().textContent).toBe("₹25,493");
});

it("removes an outdated message, announced or not", () => {
  announce("₹25,493");
  announce("overtaken");
  wait(2_000);
  expect(status().textContent).toBe("");
  announce("₹26,000");
  wait(800);
  announce("overtaken");
  expect(status().textContent).toBe("");
});

it("clears an old message", () => {
  announce("₹25,493");
  wait(11_000);
  expect(status().textContent).toBe("");
});

it("waits while a dialog hides the page from screen readers", () => {
  const page = status().parentElement!.parentElement!;
  page.setAttribute("aria-hidden", "true");
  announce("₹25,493");
  wait(3_000);
  expect(status().textContent).toBe("");
  page.removeAttribute("aria-hidden");
  wait(800);
  expect(status().textContent).toBe("₹25,493");
});

it("announces a changed result, not the first one, and clears it while there is none", () => {
  const Result = ({ result }: { result: string | undefined }) => {
    useAnnounceChange(result, useAnnounce());
    return null;
  };
  cleanup();
  const page = (result: string | undefined) => (
    <AnnouncerProvider>
      <Result result={result} />
    </AnnouncerProvider>
  );
  const { rerender } = render(page("₹25,493"));
  wait(2_000);
  expect(status().textContent).toBe("");
  rerender(page("₹26,000"));
  wait(300);
  rerender(page(undefined));
  wait(2_000);
  expect(status().textContent).toBe("");
  rerender(page("₹26,000"));
  wait(800);
  expect(status().textContent).toBe("₹26,000");
});
