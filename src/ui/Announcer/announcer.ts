/** Milliseconds without a call before a message is announced, so that only the last step of a slider is. */
const quietMs = 700;
/** Milliseconds for which the region stays empty before it repeats a message; screen readers miss a shorter gap. */
const gapMs = 120;
/** Milliseconds after which the live region is cleared, so that a stale message is not read. */
const staleMs = 10_000;

/** Announces a message in a status region; an empty one clears the last message, announced or pending. */
export type Announce = (message: string) => void;

/** Announces in the region that `find` returns, about 0.7 s after the last call. While a dialog is open the message waits. `stop` cancels it. */
export function createAnnouncer(find: () => HTMLElement | null): { announce: Announce; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const announce: Announce = (message) => {
    const speak = () => {
      const element = find();
      if (!element) return;
      // A dialog hides the rest of the page from screen readers, live regions too (radix-ui/primitives#1820).
      if (element.closest("[aria-hidden=true]")) return later(quietMs, speak);
      if (element.textContent !== "") {
        element.textContent = "";
        return later(gapMs, speak);
      }
      element.textContent = message;
      later(staleMs, () => {
        element.textContent = "";
      });
    };
    if (message !== "") return later(quietMs, speak);
    clearTimeout(timer);
    const element = find();
    if (element) element.textContent = "";
  };
  return { announce, stop: () => clearTimeout(timer) };
}
