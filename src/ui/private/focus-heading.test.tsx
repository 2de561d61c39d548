import { expect, it, vi } from "vitest";
import { focusHeading } from "./focus-heading.ts";

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

it("moves the caret for each of two headings in a row, because a caret that stays sends no event", () => {
  document.body.innerHTML = "<main><h1 tabindex='-1'>Check your answers</h1><h2 tabindex='-1'>Thank You!</h2></main>";
  const caret = getSelection()!;
  // jsdom has no such method.
  caret.modify = vi.fn();
  for (const [index, heading] of document.querySelectorAll<HTMLElement>("h1, h2").entries()) {
    // In Chromium, unlike jsdom, the focus leaves the caret where it is.
    heading.focus = () => {};
    if (index === 0) caret.removeAllRanges();
    focusHeading(heading);
    expect(caret.modify).toHaveBeenCalledTimes(index);
  }
});

it("moves the focus where the caret cannot be moved by a character", () => {
  document.body.innerHTML = "<main><h1 tabindex='-1'>Application Error</h1></main>";
  const heading = document.querySelector("h1")!;
  const caret = getSelection()!;
  caret.modify = undefined as unknown as Selection["modify"];
  caret.collapse(document.body, 0);
  focusHeading(heading);
  expect(document.activeElement).toBe(heading);
});
