import { afterEach, expect, it } from "vitest";
import { focusHeading } from "./focus-heading.ts";

afterEach(() => { document.body.innerHTML = ""; });

it("moves the caret out of the new content before it moves the focus there", () => {
  document.body.innerHTML = "<main><h1 tabindex='-1'>Thank You!</h1></main>";
  const heading = document.querySelector("h1")!;
  getSelection()!.collapse(heading.firstChild, 3);
  const carets: (Node | null)[] = [];
  const focus = heading.focus.bind(heading);
  heading.focus = (options) => {
    carets.push(getSelection()!.anchorNode);
    focus(options);
  };
  focusHeading(heading);
  expect(carets).toEqual([document.body]);
  expect(document.activeElement).toBe(heading);
});
