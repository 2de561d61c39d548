/**
 * Moves the focus to the heading, or the button, of what has taken the place of what the reader had before them: a new
 * page, the next step, an acknowledgement.
 *
 * A screen reader leaves a caret where its reader is. With the old content gone Chromium moves that caret to the new
 * heading, and Orca, which hears of the caret first, takes the focus that follows for no news and says nothing at all
 * (heard with Orca 43.1 and Chromium 156). So the caret is put where nothing changes before the focus comes.
 */
export function focusHeading(heading: HTMLElement, options?: FocusOptions): void {
  getSelection()?.collapse(document.body, 0);
  heading.focus(options);
}
