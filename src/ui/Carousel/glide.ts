import type { UseEmblaCarouselType } from "embla-carousel-react";

export type Embla = NonNullable<UseEmblaCarouselType[1]>;
type Motion = ReturnType<Embla["internalEngine"]>["scrollBody"];

/** Steps per second in which Embla calculates movement, independent of the screen's frame rate. */
const stepsPerSecond = 60;

/**
 * Moves the row evenly, one slide in `slideMs` milliseconds, until the returned function is called; then it stays where it
 * is. A row too short for a loop does not move.
 */
export function startGliding(embla: Embla, slideMs: number): () => void {
  const engine = embla.internalEngine();
  const { animation, index, indexPrevious, location, previousLocation, scrollBody, scrollSnaps, scrollTarget, target } =
    engine;
  const [first = 0, second = 0] = scrollSnaps;
  if (!engine.options.loop || first === second) return () => {};
  const step = ((second - first) * 1_000) / (slideMs * stepsPerSecond);
  const motion: Motion = {
    seek: () => {
      previousLocation.set(location);
      location.add(step);
      target.set(location);
      // So that "next" continues from the current position.
      const reached = scrollTarget.byDistance(0, false).index;
      if (reached !== index.get()) {
        indexPrevious.set(index.get());
        index.set(reached);
      }
      return motion;
    },
    direction: () => Math.sign(step),
    velocity: () => step,
    duration: () => -1,
    settled: () => false,
    useBaseFriction: () => motion,
    useBaseDuration: () => motion,
    useFriction: () => motion,
    useDuration: () => motion,
  };
  engine.scrollBody = motion;
  animation.start();
  return () => {
    engine.scrollBody = scrollBody;
  };
}

/** Controls of a row that glides while it is visible. */
export interface Glider {
  /** Starts gliding, or stops it immediately. */
  run: (on: boolean) => void;
  end: () => void;
}

/** See {@link Glider}. */
export function createGlider(embla: Embla, viewport: HTMLElement, slideMs: number): Glider {
  let shouldGlide = false;
  let isInView = false;
  let stopGliding: (() => void) | undefined;
  const update = () => {
    stopGliding?.();
    stopGliding = shouldGlide && isInView ? startGliding(embla, slideMs) : undefined;
  };
  const run = (on: boolean) => {
    if (on === shouldGlide) return;
    shouldGlide = on;
    update();
  };
  const pause = () => run(false);
  // Saves battery while the row is off the screen.
  const observer = new IntersectionObserver((entries) => {
    isInView = entries[entries.length - 1]!.isIntersecting;
    update();
  });
  observer.observe(viewport);
  // Before Embla sets its own target, which a gliding row would pass.
  embla.on("pointerDown", pause).on("slideFocusStart", pause).on("reInit", update);
  const end = () => {
    observer.disconnect();
    embla.off("pointerDown", pause).off("slideFocusStart", pause).off("reInit", update);
    stopGliding?.();
  };
  return { run, end };
}
