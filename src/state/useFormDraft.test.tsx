import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { savePageState, restorePageState } from "./page-state.ts";
import { useFormDraft, type FormValues } from "./useFormDraft.ts";

const key = "a-draft";

function Form({ onRestore }: { onRestore?: (typed: FormValues) => void }) {
  const { form, draft, scheduleSave, clearDraft, clear, undoClear } = useFormDraft(key, onRestore);
  return (
    <form ref={form}>
      <input type="hidden" name="mark" defaultValue="" />
      <input aria-label="Name" name="name" onChange={scheduleSave} />
      <textarea aria-label="Message" name="message" onChange={scheduleSave} />
      <input aria-label="File" name="file" type="file" onChange={scheduleSave} />
      <output>{draft}</output>
      <button type="button" onClick={clearDraft}>
        Forget
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <button type="button" onClick={undoClear}>
        Undo
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const draft = () => JSON.parse(sessionStorage.getItem(key) ?? "null") as FormValues | null;
const leave = () =>
  act(() => {
    dispatchEvent(new Event("pagehide"));
  });

beforeEach(() => void vi.useFakeTimers());

describe("a form draft", () => {
  it("is saved when typing pauses, and immediately when the visitor leaves the page", () => {
    render(<Form />);
    type("Name", "आशा");
    expect(draft()).toBeNull();
    act(() => {
      vi.advanceTimersByTime(300);
    });
    expect(draft()).toMatchObject({ name: "आशा" });
    type("Message", "Hello");
    leave();
    expect(draft()).toMatchObject({ name: "आशा", message: "Hello" });
  });

  it("is saved when another page replaces the form", () => {
    const { unmount } = render(<Form />);
    type("Name", "आशा");
    unmount();
    expect(draft()).toMatchObject({ name: "आशा" });
  });

  it("is restored, but does not overwrite what is already typed", () => {
    sessionStorage.setItem(key, JSON.stringify({ name: "आशा", message: "Hello", mark: "1" }));
    const onRestore = vi.fn();
    render(<Form onRestore={onRestore} />);
    expect([field("Name").value, field("Message").value]).toEqual(["आशा", "Hello"]);
    expect(screen.getByText("restored")).toBeTruthy();
    expect(onRestore).toHaveBeenCalledExactlyOnceWith({ name: "आशा", message: "Hello", mark: "1" });
  });

  it("contains only the name of a file, which a script cannot restore", () => {
    const { unmount } = render(<Form />);
    fireEvent.change(field("File"), { target: { files: [new File(["…"], "cv.pdf")] } });
    leave();
    expect(draft()).toMatchObject({ file: "cv.pdf" });
    unmount();
    render(<Form />);
    expect(field("File").value).toBe("");
  });

  it("is deleted when the form is empty again, or cleared", () => {
    render(<Form />);
    type("Name", "आशा");
    leave();
    type("Name", "");
    leave();
    expect(draft()).toBeNull();
    type("Name", "उषा");
    fireEvent.click(screen.getByText("Forget"));
    leave();
    expect(draft()).toBeNull();
  });

  it("survives a language switch, which takes precedence over an older draft", () => {
    sessionStorage.setItem(key, JSON.stringify({ name: "old" }));
    const { unmount } = render(<Form />);
    type("Name", "new");
    savePageState("/page");
    unmount();
    sessionStorage.setItem(key, JSON.stringify({ name: "old" }));
    restorePageState("/page");
    render(<Form />);
    expect(field("Name").value).toBe("new");
    expect(screen.queryByText("restored")).toBeNull();
  });

  it("can be restored after clearing, until something new is typed", () => {
    render(<Form />);
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    type("Name", "आशा");
    leave();
    press("Clear");
    expect([field("Name").value, draft()]).toEqual(["", null]);
    expect(screen.getByText("cleared")).toBeTruthy();
    press("Undo");
    leave();
    expect([field("Name").value, draft()?.name]).toEqual(["आशा", "आशा"]);
    press("Clear");
    type("Message", "Hello");
    expect(screen.queryByText("cleared")).toBeNull();
    press("Undo");
    expect([field("Name").value, field("Message").value]).toEqual(["", "Hello"]);
  });

  it("is ignored if it cannot be read", () => {
    sessionStorage.setItem(key, "{");
    render(<Form />);
    expect(field("Name").value).toBe("");
  });
});
