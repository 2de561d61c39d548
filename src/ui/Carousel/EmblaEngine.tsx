import useEmblaCarousel from "embla-carousel-react";
import { useEffect, useRef, useState } from "react";
import { createGlider } from "./glide.ts";

/** Controls of the engine, for the carousel. */
export interface CarouselEngine {
  /** Moves to a snap point, counted from 0; without animation if the user prefers reduced motion. */
  goTo: (stop: number, atOnce: boolean) => void;
  next: (atOnce: boolean) => void;
  previous: (atOnce: boolean) => void;
  /** Starts or stops gliding. */
  glide: (on: boolean) => void;
}

/** Its state, reported after every change. */
export interface CarouselPosition {
  /** Current snap point, counted from 0. */
  stop: number;
  /** Number of snap points. */
  stops: number;
  /** The visible slides, counted from 0; empty until they are known. */
  inView: number[];
}

export interface EmblaEngineProps {
  viewport: HTMLElement;
  /** Milliseconds per slide for a gliding row. Default: it does not glide. */
  glideMs?: number;
  onReady: (engine: CarouselEngine) => void;
  onMove: (position: CarouselPosition) => void;
  /** Called when the visitor drags the slides. */
  onGrab: () => void;
}

/** Runs Embla on slides that are already in the page; renders nothing itself. */
export default function EmblaEngine({ viewport, glideMs, onReady, onMove, onGrab }: EmblaEngineProps) {
  const [startIndex] = useState(() => reachedByScrolling(viewport));
  // A slide of which only a corner shows is not in view.
  const [attach, embla] = useEmblaCarousel({ loop: true, align: "start", startIndex, inViewThreshold: 0.6 });
  const callbacks = useRef({ onReady, onMove, onGrab });
  useEffect(() => {
    callbacks.current = { onReady, onMove, onGrab };
  });
  useEffect(() => {
    // From here on Embla moves the row, and expects it at its start.
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);
  useEffect(() => {
    if (!embla) return;
    const glider = glideMs ? createGlider(embla, viewport, glideMs) : undefined;
    const hold = () => glider?.run(false);
    const move = () =>
      callbacks.current.onMove({
        stop: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        inView: embla.slidesInView(),
      });
    const grab = () => callbacks.current.onGrab();
    embla.on("select", move).on("slidesInView", move).on("reInit", move).on("pointerDown", grab);
    callbacks.current.onReady({
      goTo: (stop, atOnce) => {
        hold();
        embla.scrollTo(stop, atOnce);
      },
      // Too few slides for a loop: after the last slide follows the first.
      next: (atOnce) => {
        hold();
        if (embla.canScrollNext()) embla.scrollNext(atOnce);
        else embla.scrollTo(0, atOnce);
      },
      previous: (atOnce) => {
        hold();
        if (embla.canScrollPrev()) embla.scrollPrev(atOnce);
        else embla.scrollTo(embla.scrollSnapList().length - 1, atOnce);
      },
      glide: (on) => glider?.run(on),
    });
    move();
    return () => {
      embla.off("select", move).off("slidesInView", move).off("reInit", move).off("pointerDown", grab);
      glider?.end();
    };
  }, [embla, viewport, glideMs]);
  return null;
}

/** The first slide to show: the one the visitor had scrolled to before hydration. */
function reachedByScrolling(viewport: HTMLElement): number {
  const count = viewport.firstElementChild?.childElementCount ?? 0;
  return count ? Math.round((viewport.scrollLeft / viewport.scrollWidth) * count) : 0;
}
