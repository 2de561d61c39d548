/**
 * Moves the focus to the heading, or the button, of new content that replaces the old: a page, the next step, an
 * acknowledgement.
 *
 * A screen reader has a caret at the reading position. When the old content is removed, Chromium moves the caret to the
 * new heading. Orca gets that event first, ignores the focus event that follows and announces nothing (heard with Orca
 * 43.1 and Chromium 156). So the caret is first moved to a place that does not change, the start of the page. If it has been
 * there since the last heading it moves on by a character, because without a move there is no event, and Orca says nothing.
 */
export function focusHeading(heading: HTMLElement, options?: FocusOptions): void {
  const caret = getSelection();
  const wasAtStart = caret?.anchorNode === document.body && caret.anchorOffset === 0;
  caret?.collapse(document.body, 0);
  // Optional, because this also runs where a page could not be shown, and an error here would hide the error screen.
  if (wasAtStart) caret.modify?.("move", "forward", "character");
  heading.focus(options);
}
