import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AnnouncerProvider, useAnnounce } from "./Announcer.tsx";
import { useAnnounceChange } from "./useAnnounceChange.ts";

function Says({ message }: { message: string }) {
  const announce = useAnnounce();
  return <button type="button" onClick={() => announce(message)}>{message || "overtaken"}</button>;
}

const status = () => screen.getByRole("status", { hidden: true });
const say = (message: string) => fireEvent.click(screen.getByRole("button", { name: message, hidden: true }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<AnnouncerProvider><Says message="₹25,493" /><Says message="₹26,000" /><Says message="" /></AnnouncerProvider>);
});
afterEach(() => { vi.useRealTimers(); });

it("says nothing at first", () => {
  expect(status().textContent).toBe("");
});

it("says only the last of several messages, once it is quiet", () => {
  say("₹25,493");
  wait(500);
  say("₹26,000");
  wait(500);
  expect(status().textContent).toBe("");
  wait(300);
  expect(status().textContent).toBe("₹26,000");
});

it("empties itself before it says the same again, or a screen reader would not notice", () => {
  say("₹25,493");
  wait(800);
  say("₹25,493");
  wait(700);
  expect(status().textContent).toBe("");
  wait(200);
  expect(status().textContent).toBe("₹25,493");
});

it("takes back what has been overtaken, said or not", () => {
  say("₹25,493");
  say("overtaken");
  wait(2_000);
  expect(status().textContent).toBe("");
  say("₹26,000");
  wait(800);
  say("overtaken");
  expect(status().textContent).toBe("");
});

it("takes old news away", () => {
  say("₹25,493");
  wait(11_000);
  expect(status().textContent).toBe("");
});

it("waits while a dialog hides the page from screen readers", () => {
  const page = status().parentElement!.parentElement!;
  page.setAttribute("aria-hidden", "true");
  say("₹25,493");
  wait(3_000);
  expect(status().textContent).toBe("");
  page.removeAttribute("aria-hidden");
  wait(800);
  expect(status().textContent).toBe("₹25,493");
});

it("announces a result that changes, not its first, and takes it back while there is none", () => {
  const Result = ({ result }: { result: string | undefined }) => {
    useAnnounceChange(result, useAnnounce());
    return null;
  };
  cleanup();
  const page = (result: string | undefined) => <AnnouncerProvider><Result result={result} /></AnnouncerProvider>;
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
