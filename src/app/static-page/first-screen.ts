/**
 * A long text that opens at its top is painted before the sections below the screen are laid out: `data-first-screen` on
 * the document gives those marked with `data-later` `content-visibility: auto`. `src/boot.ts` sets it for a page load and
 * `start.tsx` for a navigation, but not for a reload, Back or a link to a section, which need the real heights. After the
 * first frame `src/boot.ts` lays out the rest, and then sends `page-laid-out`.
 */
const firstScreen = "data-first-screen";
const laidOut = "page-laid-out";
const { documentElement: root } = document;

/** Sets whether the next page opens at its top. */
export const setFirstScreen = (opensAtTop: boolean): void => void root.toggleAttribute(firstScreen, opensAtTop);

/** Lays out the whole page at once, for what needs the real heights. */
export function layOutPage(): void {
  setFirstScreen(false);
  dispatchEvent(new Event(laidOut));
}

/** Acts when the whole page is laid out. Returns a function that undoes it. */
export function whenLaidOut(act: () => () => void): () => void {
  if (!root.hasAttribute(firstScreen)) return act();
  let undo = () => {};
  const start = () => {
    undo = act();
  };
  addEventListener(laidOut, start, { once: true });
  return () => {
    removeEventListener(laidOut, start);
    undo();
  };
}
