import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";

/** What the carousel asks of what moves it. */
export interface Engine {
  /** Goes to a stop, counted from 0; at once if the person wants less motion. */
  goTo: (stop: number, atOnce: boolean) => void;
  next: (atOnce: boolean) => void;
  previous: (atOnce: boolean) => void;
}

/** What it tells whenever something has changed. */
export interface Position {
  /** Where it stands, counted from 0. */
  stop: number;
  /** How many places it can stand at. */
  stops: number;
  /** The slides that can be seen, counted from 0; none as long as that is not known. */
  inView: number[];
}

export interface EmblaEngineProps {
  viewport: HTMLElement;
  onReady: (engine: Engine) => void;
  onMove: (position: Position) => void;
  /** The person drags the slides. */
  onGrab: () => void;
}

/** Embla at work on slides that stand in the page already; it draws nothing itself. */
export default function EmblaEngine({ viewport, onReady, onMove, onGrab }: EmblaEngineProps) {
  const [startIndex] = useState(() => reachedByScrolling(viewport));
  // A slide of which only a corner shows is not in view.
  const [attach, embla] = useEmblaCarousel({ loop: true, align: "start", startIndex, inViewThreshold: 0.6 });
  const tell = useRef({ onReady, onMove, onGrab });
  useEffect(() => { tell.current = { onReady, onMove, onGrab }; });
  useEffect(() => {
    // From here on Embla moves the row, and counts from its beginning.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    const move = () => tell.current.onMove({ stop: embla.selectedScrollSnap(), stops: embla.scrollSnapList().length, inView: embla.slidesInView() });
    const grab = () => tell.current.onGrab();
    embla.on("select", move).on("slidesInView", move).on("reInit", move).on("pointerDown", grab);
    tell.current.onReady({
      goTo: embla.scrollTo,
      // Too few slides for a loop: from the last one on to the first.
      next: (atOnce) => (embla.canScrollNext() ? embla.scrollNext(atOnce) : embla.scrollTo(0, atOnce)),
      previous: (atOnce) => (embla.canScrollPrev() ? embla.scrollPrev(atOnce) : embla.scrollTo(embla.scrollSnapList().length - 1, atOnce)),
    });
    move();
    return () => { embla.off("select", move).off("slidesInView", move).off("reInit", move).off("pointerDown", grab); };
  }, [embla]);
  return null;
}

/** The slide to begin with: where the person had scrolled to before there was a script. */
function reachedByScrolling(viewport: HTMLElement): number {
  const count = viewport.firstElementChild?.childElementCount ?? 0;
  return count ? Math.round((viewport.scrollLeft / viewport.scrollWidth) * count) : 0;
}
