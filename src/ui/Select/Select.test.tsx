import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { Select, type SelectProps } from "./Select.tsx";

const states: Pick<
  SelectProps,
  "label" | "placeholder" | "chosenMark" | "noMatch" | "typeToSearch" | "options" | "name" | "id"
> = {
  id: "state",
  name: "state",
  label: "State",
  placeholder: "Choose a state",
  chosenMark: "chosen",
  noMatch: (typed) => `No match for ${typed}`,
  typeToSearch: "Type to search",
  options: [
    { value: "7", label: "Delhi" },
    { value: "23", label: "Madhya Pradesh" },
    { value: "27", label: "Maharashtra", keywords: ["Bombay State"] },
  ],
};

beforeAll(() => import("./SelectList.tsx"));

/** Fakes what Radix needs and jsdom lacks. */
beforeEach(() => {
  Element.prototype.hasPointerCapture = () => false;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const pointer = (kind: "fine" | "coarse") =>
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query === `(pointer: ${kind})` }));

const native = () => document.querySelector("select")!;
const combobox = () => screen.getByRole("combobox");
const radix = () =>
  waitFor(() => {
    expect(combobox().tagName).toBe("BUTTON");
    return combobox();
  });
const values = () => [...new FormData(document.querySelector("form")!).entries()];

describe("on a touch screen, and in the served page", () => {
  beforeEach(() => pointer("coarse"));

  it("is a native select named by its label", async () => {
    render(<Select {...states} />);
    await act(async () => undefined);
    expect(screen.getByRole("combobox", { name: "State" })).toBe(native());
    expect([...native().options].map((option) => option.text)).toEqual([
      "Choose a state",
      "Delhi",
      "Madhya Pradesh",
      "Maharashtra",
    ]);
  });

  it("is complete without script", () => {
    const html = renderToString(<Select {...states} defaultValue="7" required hint="Where you live" />);
    document.body.innerHTML = html;
    expect(html).not.toContain("style=");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "State" }).value).toBe("7");
    document.body.innerHTML = "";
  });

  it("reports the chosen value", () => {
    const onChange = vi.fn();
    render(<Select {...states} onChange={onChange} />);
    fireEvent.change(native(), { target: { value: "27" } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("27");
    expect(native().value).toBe("27");
  });

  it("keeps a choice made before hydration", () => {
    const onChange = vi.fn();
    const page = <Select {...states} onChange={onChange} />;
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(page);
    native().value = "23";
    act(() => hydrateRoot(container, page));
    expect(onChange).toHaveBeenCalledExactlyOnceWith("23");
    expect(native().value).toBe("23");
    container.remove();
  });

  it("keeps a value whose option loads later, without reporting a change", () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <Select {...states} options={[]} loading="Loading states" value="27" onChange={onChange} />,
    );
    rerender(<Select {...states} value="27" onChange={onChange} />);
    expect(native().value).toBe("27");
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe.each(["coarse", "fine"] as const)("with a %s pointer", (kind) => {
  beforeEach(() => pointer(kind));
  const settled = () => (kind === "fine" ? radix() : act(async () => combobox()));

  it("announces that it is required and invalid, and why", async () => {
    render(<Select {...states} required hint="Where you live" error="Required" />);
    const control = await settled();
    expect(control.getAttribute("aria-required") === "true" || control.matches(":required")).toBe(true);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    expect(
      control
        .getAttribute("aria-describedby")!
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(["Required", "Where you live"]);
  });

  it("has the field's id on the focusable control", async () => {
    render(<Select {...states} />);
    const control = await settled();
    expect(document.getElementById("state")).toBe(control);
    expect(document.querySelectorAll("#state")).toHaveLength(1);
  });

  it("says that its options are loading", async () => {
    render(<Select {...states} options={[]} loading="Loading states" />);
    const control = await settled();
    expect(control.getAttribute("aria-busy")).toBe("true");
    expect(control.textContent).toBe("Loading states");
  });

  it("says that there are no options", async () => {
    render(<Select {...states} options={[]} emptyText="No states found" />);
    expect((await settled()).textContent).toBe("No states found");
  });

  it("keeps its place in the tab order while it cannot be used, and says why", async () => {
    render(<Select {...states} options={[]} unavailable="Choose a city first" />);
    const control = await settled();
    expect(control.getAttribute("aria-disabled")).toBe("true");
    expect(control).toHaveProperty("disabled", false);
    expect(control.tabIndex).toBe(0);
    expect(document.getElementById(control.getAttribute("aria-describedby")!)?.textContent).toBe("Choose a city first");
    fireEvent.keyDown(control, { key: "Enter" });
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("offers to retry if its options failed to load, and keeps the focus when the button disappears", async () => {
    const onRetry = vi.fn();
    render(
      <Select {...states} options={[]} failure={{ message: "Could not load states", retry: "Try again", onRetry }} />,
    );
    const control = await settled();
    expect(control.getAttribute("aria-invalid")).toBe("false");
    expect(document.getElementById(control.getAttribute("aria-describedby")!)?.textContent).toBe(
      "Could not load states",
    );
    const again = screen.getByRole("button", { name: "Try again" });
    again.focus();
    fireEvent.click(again);
    expect(onRetry).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(control);
  });
});

describe("with a fine pointer", () => {
  beforeEach(() => pointer("fine"));

  it("is Radix's, named by its label, with the choice as its value", async () => {
    render(<Select {...states} defaultValue="7" />);
    await radix();
    expect(screen.getByRole("combobox", { name: "State" }).textContent).toBe("Delhi");
    expect(native().getAttribute("aria-hidden")).toBe("true");
    expect(native().tabIndex).toBe(-1);
  });

  it("refers to its list only while it is open", async () => {
    render(<Select {...states} />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    const list = await screen.findByRole("listbox");
    const button = document.getElementById("state")!;
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(button.getAttribute("aria-controls")).toBe(list.id);
    fireEvent.keyDown(list, { key: "Escape" });
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(button.hasAttribute("aria-controls")).toBe(false);
  });

  it("marks the chosen option in words", async () => {
    render(<Select {...states} defaultValue="23" />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    expect(
      within(await screen.findByRole("listbox", { name: "State" })).getByRole("option", {
        name: "Madhya Pradesh, chosen",
      }),
    ).toBeTruthy();
  });

  it("lets visitors clear the choice, unless it is required", async () => {
    const { unmount } = render(<Select {...states} />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    expect(await screen.findAllByRole("option")).toHaveLength(4);
    unmount();
    render(<Select {...states} required />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    expect(await screen.findAllByRole("option")).toHaveLength(3);
  });

  it("chooses through the native select, so that the form gets and sends it", async () => {
    const onChange = vi.fn();
    const heard = vi.fn();
    render(
      <form onChange={(event) => heard((event.target as HTMLElement).getAttribute("name"))}>
        <Select {...states} onChange={onChange} />
      </form>,
    );
    fireEvent.keyDown(await radix(), { key: "Enter" });
    fireEvent.keyDown(await screen.findByRole("option", { name: "Delhi" }), { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("7");
    expect(heard).toHaveBeenCalledExactlyOnceWith("state");
    expect(values()).toEqual([["state", "7"]]);
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById("state")));
    expect(combobox().textContent).toBe("Delhi");
  });

  it("follows its controlled value", async () => {
    function Owned() {
      const [value, setValue] = useState("");
      return (
        <>
          <Select {...states} value={value} onChange={setValue} />
          <button type="button" onClick={() => setValue("")}>
            Clear
          </button>
        </>
      );
    }
    render(<Owned />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    fireEvent.keyDown(await screen.findByRole("option", { name: "Delhi" }), { key: "Enter" });
    expect(combobox().textContent).toBe("Delhi");
    fireEvent.click(screen.getByText("Clear"));
    expect(combobox().textContent).toBe("Choose a state");
    expect(native().value).toBe("");
  });

  /** Types like a user: each key goes to the focused element. */
  const type = (text: string) => {
    for (const key of text) fireEvent.keyDown(document.activeElement!, { key });
  };
  const inFocus = () => document.activeElement?.textContent;

  it("opens at a typed option while closed, and chooses it only by Enter", async () => {
    const onChange = vi.fn();
    render(<Select {...states} defaultValue="7" onChange={onChange} />);
    const button = await radix();
    act(() => button.focus());
    type("m");
    await waitFor(() => expect(inFocus()).toBe("Madhya Pradesh"));
    type("ah");
    expect(inFocus()).toBe("Maharashtra");
    fireEvent.keyDown(screen.getByRole("listbox"), { key: "Escape" });
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(onChange).not.toHaveBeenCalled();
    type("m");
    await waitFor(() => expect(inFocus()).toBe("Madhya Pradesh"));
    fireEvent.keyDown(document.activeElement!, { key: "Enter" });
    expect(onChange).toHaveBeenCalledExactlyOnceWith("23");
  });

  it("cycles through the options of one letter in the open list", async () => {
    render(<Select {...states} />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    await screen.findByRole("listbox");
    for (const expected of ["Madhya Pradesh", "Maharashtra", "Madhya Pradesh"]) {
      type("m");
      await waitFor(() => expect(inFocus()).toBe(expected));
    }
  });

  it("finds an option by another name that contains a space", async () => {
    render(<Select {...states} />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    await screen.findByRole("listbox");
    type("bombay s");
    await waitFor(() => expect(inFocus()).toBe("Maharashtra"));
    expect(native().value).toBe("");
  });

  it("says when nothing matches, and leaves no option focused that Enter could choose", async () => {
    const onChange = vi.fn();
    render(<Select {...states} onChange={onChange} />);
    const button = await radix();
    act(() => button.focus());
    type("x");
    expect(screen.queryByRole("listbox")).toBeNull();
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe("No match for x"), { timeout: 2_000 });
    fireEvent.keyDown(button, { key: "Enter" });
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(screen.getByRole("status").textContent).toBe(""));
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
    type("z");
    expect(document.activeElement).toBe(list);
    fireEvent.keyDown(list, { key: "Enter" });
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole("status").textContent).toMatch(/^No match for x?z$/), {
      timeout: 2_000,
    });
    fireEvent.keyDown(list, { key: "ArrowDown" });
    await waitFor(() => expect(inFocus()).toBe("Choose a state, chosen"));
  });

  it("offers all of four hundred options, with the chosen one focused", async () => {
    const pins = Array.from({ length: 400 }, (_, index) => ({
      value: String(110_001 + index),
      label: String(110_001 + index),
    }));
    render(<Select {...states} options={pins} defaultValue="110005" required />);
    fireEvent.keyDown(await radix(), { key: "Enter" });
    await waitFor(() => expect(document.querySelectorAll("[role='option']")).toHaveLength(400));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("110005, chosen"));
  });

  it("keeps the page readable for screen readers while the list is open, except the status region", async () => {
    render(
      <>
        <h1>Apply</h1>
        <div>
          <p role="status">Saved</p>
        </div>
        <main>
          <a href="#elsewhere">Elsewhere</a>
          <Select {...states} />
        </main>
      </>,
    );
    fireEvent.keyDown(await radix(), { key: "Enter" });
    const list = await screen.findByRole("listbox");
    expect(screen.getByRole("main").contains(list)).toBe(true);
    await waitFor(() => expect(screen.getByRole("heading", { name: "Apply" })).toBeTruthy());
    expect(screen.getByRole("link", { name: "Elsewhere" })).toBeTruthy();
    // The list's own region stays, for the message that nothing matches.
    const heard = () => screen.queryAllByRole("status").map(({ textContent }) => textContent);
    expect(heard()).toEqual([""]);
    fireEvent.keyDown(list, { key: "Escape" });
    await waitFor(() => expect(heard()).toEqual(["Saved", ""]));
  });

  describe("while someone is in the native select", () => {
    it("stays native, and keeps value and focus; it changes when they leave", async () => {
      render(
        <>
          <Select {...states} />
          <button type="button">Next</button>
        </>,
      );
      native().focus();
      fireEvent.change(native(), { target: { value: "27" } });
      await act(async () => {
        await import("./SelectList.tsx");
      });
      expect(document.activeElement).toBe(native());
      expect(combobox()).toBe(native());
      act(() => screen.getByText("Next").focus());
      expect((await radix()).textContent).toBe("Maharashtra");
      expect(document.activeElement?.textContent).toBe("Next");
    });
  });

  it("moves the focus from the native select beneath to the button", async () => {
    render(<Select {...states} required />);
    const button = await radix();
    act(() => native().focus());
    expect(document.activeElement).toBe(button);
  });
});
