import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { NativeDialog } from "./NativeDialog.tsx";

const alert = { role: "alertdialog", title: "Submit failed", close: "Close", size: "medium" } as const;

beforeEach(() => {
  // jsdom has no dialogs; this fakes what the tests need.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

it("replaces the Radix dialog: it has a name, and its button has the focus", () => {
  render(<NativeDialog {...alert} open onClose={() => {}} />);
  expect(screen.getByRole("alertdialog", { name: "Submit failed" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
});

it("requests closing on Escape, and reports when it has closed", () => {
  const onClose = vi.fn();
  const onClosed = vi.fn();
  const { rerender } = render(<NativeDialog {...alert} open onClose={onClose} onClosed={onClosed} />);
  const dialog = screen.getByRole("alertdialog");
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
  rerender(<NativeDialog {...alert} open={false} onClose={onClose} onClosed={onClosed} />);
  expect(onClosed).toHaveBeenCalledOnce();
});

it("opens and closes in a browser without dialogs", () => {
  HTMLDialogElement.prototype.showModal = undefined as never;
  const onClosed = vi.fn();
  const { rerender } = render(<NativeDialog {...alert} open onClose={() => {}} onClosed={onClosed} />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Close" }));
  rerender(<NativeDialog {...alert} open={false} onClose={() => {}} onClosed={onClosed} />);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(onClosed).toHaveBeenCalledOnce();
});
