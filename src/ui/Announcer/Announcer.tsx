import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { createAnnouncer, type Announce } from "./announcer.ts";

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * Says something politely to screen readers, about 0.7 s after the last call; a later message replaces an earlier one, and
 * an empty one takes back what was said or waits to be: it is overtaken.
 */
export const useAnnounce = (): Announce => use(AnnouncerContext);

/** Holds the one status region of the site, in its shell. While a dialog is open the message waits. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [{ announce, stop }] = useState(() => createAnnouncer(() => region.current));
  useEffect(() => stop, [stop]);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden as="div"><div ref={region} role="status" data-status="" /></VisuallyHidden>
    </AnnouncerContext>
  );
}
