import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Notice } from "./Notice.tsx";

it("is not announced by itself", () => {
  render(<Notice heading="You are offline">What you typed is kept.</Notice>);
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("has its heading in the outline of the page if it is given a level", () => {
  render(<Notice heading="You are offline" level={3}>What you typed is kept.</Notice>);
  expect(screen.getByRole("heading", { level: 3, name: "You are offline" })).toBeTruthy();
});

it("is a status when it is live", () => {
  render(<Notice live heading="Done">Copied</Notice>);
  expect(screen.getByRole("status", { name: "Done" }).textContent).toContain("Copied");
});

describe("when it can be dismissed", () => {
  it("has a button for it, outside of what is read out", () => {
    const onDismiss = vi.fn();
    render(<Notice live dismiss={{ label: "Dismiss", onDismiss }}>This site is also in Hindi.</Notice>);
    const button = screen.getByRole("button", { name: "Dismiss" });
    expect(screen.getByRole("status").contains(button)).toBe(false);
    fireEvent.click(button);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
