import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { readControls, restoreControls } from "./changed-controls.ts";

function Form() {
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  return (
    <form aria-label="new">
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <input name="agrees" type="checkbox" checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      <output>
        {name}, {String(agrees)}
      </output>
    </form>
  );
}

it("React learns what was typed and ticked in the HTML that its component has replaced", async () => {
  const old = document.createElement("form");
  old.innerHTML = '<input name="name"><input name="agrees" type="checkbox">';
  old.querySelector<HTMLInputElement>("[name=name]")!.value = "Asha";
  old.querySelector<HTMLInputElement>("[name=agrees]")!.checked = true;
  render(<Form />);
  restoreControls(screen.getByRole("form"), readControls(old), true);
  expect((await screen.findByRole("status")).textContent).toBe("Asha, true");
});

it("an unchanged control is left alone", () => {
  const old = document.createElement("form");
  old.innerHTML = '<input name="name" value="Asha">';
  expect(readControls(old)).toEqual([]);
});
