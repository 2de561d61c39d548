import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
      <button type="button" onClick={clearDraft}>Forget</button>
      <button type="button" onClick={clear}>Clear</button>
      <button type="button" onClick={undoClear}>Undo</button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const draft = () => JSON.parse(sessionStorage.getItem(key) ?? "null") as FormValues | null;
const leave = () => act(() => { dispatchEvent(new Event("pagehide")); });

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe("what is typed", () => {
  it("is kept after a moment's rest, and at once when the page is left", () => {
    render(<Form />);
    type("Name", "आशा");
    expect(draft()).toBeNull();
    act(() => { vi.advanceTimersByTime(300); });
    expect(draft()).toMatchObject({ name: "आशा" });
    type("Message", "Hello");
    leave();
    expect(draft()).toMatchObject({ name: "आशा", message: "Hello" });
  });

  it("is kept when another page takes the form's place", () => {
    const { unmount } = render(<Form />);
    type("Name", "आशा");
    unmount();
    expect(draft()).toMatchObject({ name: "आशा" });
  });

  it("stands in the form again, but never in place of what is there already", () => {
    sessionStorage.setItem(key, JSON.stringify({ name: "आशा", message: "Hello", mark: "1" }));
    const onRestore = vi.fn();
    render(<Form onRestore={onRestore} />);
    expect([field("Name").value, field("Message").value]).toEqual(["आशा", "Hello"]);
    expect(screen.getByText("restored")).toBeTruthy();
    expect(onRestore).toHaveBeenCalledExactlyOnceWith({ name: "आशा", message: "Hello", mark: "1" });
  });

  it("of a file is its name alone, for the browser will not take it back", () => {
    const { unmount } = render(<Form />);
    fireEvent.change(field("File"), { target: { files: [new File(["…"], "cv.pdf")] } });
    leave();
    expect(draft()).toMatchObject({ file: "cv.pdf" });
    unmount();
    render(<Form />);
    expect(field("File").value).toBe("");
  });

  it("is no draft once all of it is taken back, or once it is forgotten", () => {
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

  it("crosses a switch of language, ahead of an older draft", () => {
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

  it("comes back after it was cleared, until something new is typed", () => {
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

  it("is no draft when nobody can read it any more", () => {
    sessionStorage.setItem(key, "{");
    render(<Form />);
    expect(field("Name").value).toBe("");
  });
});
