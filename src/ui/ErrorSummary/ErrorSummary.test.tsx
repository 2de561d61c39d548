import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";

const scrollIntoView = vi.fn();
beforeEach(() => {
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = function () {
    scrollIntoView(this.textContent);
  };
});

const errors = [
  { id: "firstName", message: "Required" },
  { id: "gender", message: "Choose one" },
  { id: "state", message: "State: required" },
];

function Form({ focusKey }: { focusKey?: number | null }) {
  return (
    <>
      <ErrorSummary title="There are 3 problems" errors={errors} focusKey={focusKey} />
      <fieldset>
        <legend>About you</legend>
        <TextField label="First name" id="firstName" />
        <RadioGroup
          label="Gender"
          id="gender"
          name="gender"
          options={[
            { value: "f", label: "Female" },
            { value: "m", label: "Male" },
          ]}
        />
      </fieldset>
      <span id="state-label">State</span>
      <button type="button" role="combobox" aria-expanded="false" aria-controls="none" id="state">
        Choose
      </button>
    </>
  );
}

describe("an error summary", () => {
  it("takes the focus when it appears, and is not an alert", () => {
    render(<Form />);
    const summary = screen.getByRole("region", { name: "There are 3 problems" });
    expect(document.activeElement).toBe(summary);
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("takes the focus again at the next failed attempt, and not at other changes", () => {
    const { rerender } = render(<Form focusKey={1} />);
    const first = screen.getByRole("textbox", { name: "First name" });
    first.focus();
    rerender(<Form focusKey={1} />);
    expect(document.activeElement).toBe(first);
    rerender(<Form focusKey={2} />);
    expect(document.activeElement).toBe(screen.getByRole("region"));
  });

  it("leaves the focus where it is if it is only restored", () => {
    render(<Form focusKey={null} />);
    expect(document.activeElement).toBe(document.body);
  });

  it("lists its links in the order given", () => {
    render(<Form />);
    expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Required", "#firstName"],
      ["Choose one", "#gender"],
      ["State: required", "#state"],
    ]);
  });

  it("removes a fixed error, even if several lead to the same field", () => {
    const summary = (messages: string[]) => (
      <ErrorSummary title="Wrong" errors={messages.map((message) => ({ id: "state", message }))} />
    );
    const { rerender } = render(summary(["State: required", "City: required", "PIN code: required"]));
    rerender(summary(["City: required", "PIN code: required"]));
    rerender(summary(["PIN code: required"]));
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["PIN code: required"]);
  });

  describe("when a link is pressed", () => {
    it("moves the focus into the field and shows its label", () => {
      render(<Form />);
      fireEvent.click(screen.getByRole("link", { name: "Required" }));
      expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "First name" }));
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith("First name");
    });

    it("moves to the first button of a radio group without a choice, and shows the question", () => {
      render(<Form />);
      fireEvent.click(screen.getByRole("link", { name: "Choose one" }));
      expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Female" }));
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith("Gender");
    });

    it("moves to the chosen button of a radio group", () => {
      render(<Form />);
      fireEvent.click(screen.getByRole("radio", { name: "Male" }));
      fireEvent.click(screen.getByRole("link", { name: "Choose one" }));
      expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Male" }));
    });

    it("moves to the button of a select", () => {
      render(<Form />);
      fireEvent.click(screen.getByRole("link", { name: "State: required" }));
      expect(document.activeElement).toBe(screen.getByRole("combobox"));
      expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith("State");
    });
  });
});
