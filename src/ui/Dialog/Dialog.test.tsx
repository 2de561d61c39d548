import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AlertProvider, useAlert, type Alert, type AlertResult } from "./AlertProvider.tsx";
import { Dialog } from "./Dialog.tsx";

function Documents({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Documents
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={onClosed}
        title="Required documents"
        description="Keep these at hand."
        close="Close"
      >
        <a href="#pan">PAN card</a>
      </Dialog>
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};
const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

describe("a dialog", () => {
  it("has a name and a description, and is read from its start", async () => {
    render(<Documents />);
    press("Documents");
    const dialog = await screen.findByRole("dialog", {
      name: "Required documents",
      description: "Keep these at hand.",
    });
    await waitFor(() => expect(document.activeElement).toBe(dialog));
  });

  it.each([
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["Escape", () => fireEvent.keyDown(document.activeElement!, { key: "Escape" })],
  ])("closes on %s, and returns the focus", async (_way, close) => {
    const onClosed = vi.fn();
    render(<Documents onClosed={onClosed} />);
    press("Documents");
    await hasFocus(await screen.findByRole("dialog"));
    close();
    await hasFocus(screen.getByRole("button", { name: "Documents" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onClosed).toHaveBeenCalledOnce();
  });
});

describe("an alert", () => {
  function Failing({ alert, tell }: { alert: Alert; tell: (answer: AlertResult) => void }) {
    const ask = useAlert();
    return (
      <button
        type="button"
        onClick={() => {
          ask(alert).then(tell);
        }}
      >
        Submit
      </button>
    );
  }
  const show = (alert: Alert) => {
    const tell = vi.fn();
    render(
      <AlertProvider>
        <Failing alert={alert} tell={tell} />
      </AlertProvider>,
    );
    press("Submit");
    return tell;
  };

  it("with a message alone is named by it, and puts the focus on its one button", async () => {
    show({ message: "Could not load states", close: "Close" });
    const dialog = await screen.findByRole("alertdialog", { name: "Could not load states" });
    expect(dialog.hasAttribute("aria-describedby")).toBe(false);
    await hasFocus(screen.getByRole("button", { name: "Close" }));
  });

  it("is described by its message when it has a title", async () => {
    show({ title: "Submit failed", message: "Nothing is lost.", close: "Close" });
    expect(
      await screen.findByRole("alertdialog", { name: "Submit failed", description: "Nothing is lost." }),
    ).toBeTruthy();
  });

  it.each([
    ["Close", "closed"],
    ["Try again", "action"],
  ])("resolves with the answer to %s after the focus has returned", async (name, answer) => {
    const tell = show({ message: "Submit failed", close: "Close", action: "Try again" });
    await screen.findByRole("alertdialog");
    press(name);
    await waitFor(() => expect(tell).toHaveBeenCalledExactlyOnceWith(answer));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Submit" }));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });

  it("before something is deleted, puts the focus on the button that does not delete", async () => {
    show({ message: "Clear everything?", close: "No, keep it", action: "Yes, clear it", destructive: true });
    await screen.findByRole("alertdialog");
    await hasFocus(screen.getByRole("button", { name: "No, keep it" }));
    expect(
      screen
        .getAllByRole("button")
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual(["No, keep it", "Yes, clear it"]);
  });

  it("does not close on a press outside it", async () => {
    show({ message: "Submit failed", close: "Close" });
    await screen.findByRole("alertdialog");
    await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
    fireEvent.pointerDown(document.body);
    fireEvent.click(document.body);
    expect(screen.getByRole("alertdialog")).toBeTruthy();
  });

  it("waits for the previous alert", async () => {
    function Two() {
      const ask = useAlert();
      return (
        <button
          type="button"
          onClick={() => {
            for (const message of ["First", "Second"]) void ask({ message, close: "Close" });
          }}
        >
          Submit
        </button>
      );
    }
    render(
      <AlertProvider>
        <Two />
      </AlertProvider>,
    );
    press("Submit");
    await screen.findByRole("alertdialog", { name: "First" });
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(await screen.findByRole("alertdialog", { name: "Second" })).toBeTruthy();
    expect(screen.queryByRole("alertdialog", { name: "First" })).toBeNull();
  });
});
