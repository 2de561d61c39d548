import { createContext, use, useCallback, useEffect, useRef, type ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";

/** Milliseconds of quiet before a message is spoken: the last step of a slider is, the steps on the way are not. */
const quietMs = 700;
/** Milliseconds that a region stays empty before it says the same once more; screen readers miss a shorter gap. */
const gapMs = 120;
/** Milliseconds after which the message is taken away, so that nobody reading on comes upon stale news. */
const staleMs = 10_000;

type Announce = (message: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * Says something politely to screen readers, about 0.7 s after the last call; a later message replaces an earlier one, and
 * an empty one takes back what was said or waits to be: it is overtaken.
 */
export const useAnnounce = (): Announce => use(AnnouncerContext);

/** Holds the one status region of the site, in its shell. While a dialog is open the message waits. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announce = useCallback<Announce>((message) => {
    const later = (ms: number, act: () => void) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, ms);
    };
    const speak = () => {
      const element = region.current;
      if (!element) return;
      // A dialog hides all else from screen readers, live regions too (radix-ui/primitives#1820).
      if (element.closest("[aria-hidden=true]")) return later(quietMs, speak);
      if (element.textContent !== "") {
        element.textContent = "";
        return later(gapMs, speak);
      }
      element.textContent = message;
      later(staleMs, () => { element.textContent = ""; });
    };
    if (message !== "") return later(quietMs, speak);
    clearTimeout(timer.current);
    if (region.current) region.current.textContent = "";
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden as="div"><div ref={region} role="status" data-status="" /></VisuallyHidden>
    </AnnouncerContext>
  );
}
