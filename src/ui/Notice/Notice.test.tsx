import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AnnouncerProvider } from "../Announcer/Announcer.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { Notice } from "./Notice.tsx";

it("is not announced by itself", () => {
  render(<Notice heading="You are offline">What you typed is kept.</Notice>);
  expect(screen.queryByRole("status")).toBeNull();
  expect(screen.queryByRole("heading")).toBeNull();
});

it("has its heading in the outline of the page if it is given a level", () => {
  render(
    <Notice heading="You are offline" level={3}>
      What you typed is kept.
    </Notice>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "You are offline" })).toBeTruthy();
});

it("is a status when it is live", () => {
  render(
    <Notice live heading="Done">
      Copied
    </Notice>,
  );
  expect(screen.getByRole("status", { name: "Done" }).textContent).toContain("Copied");
});

describe("when it can be dismissed", () => {
  it("has a button for it, outside the live region", () => {
    const onDismiss = vi.fn();
    render(
      <Notice live dismiss={{ label: "Dismiss", onDismiss }}>
        This site is also in Hindi.
      </Notice>,
    );
    const button = screen.getByRole("button", { name: "Dismiss" });
    expect(screen.getByRole("status").contains(button)).toBe(false);
    fireEvent.click(button);
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe("above a restored draft", () => {
  function Form() {
    const [draft, setDraft] = useState<"restored" | "cleared">("restored");
    const labels = {
      restored: "Your draft is back.",
      clear: "Clear",
      cleared: "The form is now empty.",
      undo: "Undo",
      undone: "Your answers are back.",
    };
    return (
      <AnnouncerProvider>
        <DraftNotice
          draft={draft}
          labels={labels}
          onClear={() => setDraft("cleared")}
          onUndo={() => setDraft("restored")}
        />
      </AnnouncerProvider>
    );
  }

  it("clears and undoes with one button that keeps the focus, and announces both", () => {
    vi.useFakeTimers();
    render(<Form />);
    const press = (name: string) => {
      const button = screen.getByRole("button", { name });
      button.focus();
      fireEvent.click(button);
      act(() => void vi.advanceTimersByTime(1000));
    };
    const status = screen.getByRole("status");
    press("Clear");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    expect(status.textContent).toBe("The form is now empty.");
    press("Undo");
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Clear" }));
    expect(status.textContent).toBe("Your answers are back.");
  });
});
