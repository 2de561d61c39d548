/**
 * Moves the focus to the heading, or the button, of new content that replaces the old: a page, the next step, an
 * acknowledgement.
 *
 * A screen reader has a caret at the reading position. When the old content is removed, Chromium moves the caret to the
 * new heading. Orca gets that event first, ignores the focus event that follows and announces nothing (heard with Orca
 * 43.1 and Chromium 156). So the caret is first moved to a place that does not change.
 */
export function focusHeading(heading: HTMLElement, options?: FocusOptions): void {
  getSelection()?.collapse(document.body, 0);
  heading.focus(options);
}
