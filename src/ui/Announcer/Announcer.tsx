import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { createAnnouncer, type Announce } from "./announcer.ts";

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * Announces a message politely to screen readers, about 0.7 s after the last call. A later message replaces an earlier
 * one, and an empty message clears an outdated one, announced or pending.
 */
export const useAnnounce = (): Announce => use(AnnouncerContext);

/** Renders the site's only status region, in the shell. While a dialog is open, messages wait. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const [{ announce, stop }] = useState(() => createAnnouncer(() => region.current));
  useEffect(() => stop, [stop]);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden as="div">
        <div ref={region} role="status" data-status="" />
      </VisuallyHidden>
    </AnnouncerContext>
  );
}
