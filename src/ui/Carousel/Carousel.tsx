import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { prefersReducedMotion } from "../private/motion.ts";
import { useInView } from "../private/useInView.ts";
import * as styles from "./Carousel.css.ts";
import type { EmblaEngineProps, CarouselEngine, CarouselPosition } from "./EmblaEngine.tsx";
import { useRotation } from "./useRotation.ts";

// Without it the slides remain a row that scrolls, and the buttons scroll it.
const EmblaEngine = lazy<ComponentType<EmblaEngineProps>>(() =>
  import("./EmblaEngine.tsx").catch(() => ({ default: () => null })),
);

/** Texts of a carousel. */
export interface CarouselLabels {
  /** Role description of the carousel: "carousel". */
  carousel: string;
  /** Role description of a slide: "slide". */
  slide: string;
  /** Name of a slide, counted from 1: "2 of 5". */
  position: (place: number, total: number) => string;
  /** Name of a dot: "Show: Borrow only what you need". */
  goTo: (label: string) => string;
  previous: string;
  next: string;
  /** Button that stops the movement: "Pause". */
  pause: string;
  /** Button that starts it again: "Play". */
  play: string;
  /** Name of the row while it can be scrolled, from the carousel's name: "Loan tips, scrolls sideways". */
  row: (label: string) => string;
}

export interface CarouselSlide {
  id: string;
  /** Its subject in a few words; the label of its dot. */
  label: string;
  content: ReactNode;
}

/** Things of equal rank, one or a few at a time. For things everyone should see use Columns. */
export interface CarouselProps {
  /** Name of the region; different from the heading of its section. */
  label: string;
  labels: CarouselLabels;
  slides: CarouselSlide[];
  /** One slide per view, or from 1 on a phone to 4 on a wide screen. Default: one. */
  perView?: styles.PerView;
  /** Milliseconds after which the next slide is shown. Default: only the visitor moves it. */
  intervalMs?: number;
  /** Glides continuously, one slide in this many milliseconds, and has no dots. Default: it does not glide. */
  glideMs?: number;
}

/** See {@link CarouselProps}. */
export function Carousel({ label, labels: words, slides, perView = "one", intervalMs, glideMs }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(root);
  const [engine, setEngine] = useState<CarouselEngine>();
  const [position, setPosition] = useState<CarouselPosition>();
  // A gliding row does not move from slide to slide.
  const next = useMemo(
    () => (engine && !glideMs ? () => engine.next(prefersReducedMotion()) : undefined),
    [engine, glideMs],
  );
  const { playing, play, moving, lessMotion } = useRotation(root, intervalMs ?? glideMs, next);
  const [taken, setTaken] = useState(false);
  // With reduced motion, a row that would glide stays a row that visitors scroll.
  const still = Boolean(glideMs && lessMotion);

  useEffect(() => engine?.glide(moving), [moving, engine]);

  /** The visitor has moved it or used a control. */
  const take = () => {
    play(false);
    setTaken(true);
  };

  const byHand =
    (move: (engine: CarouselEngine, atOnce: boolean) => void, scroll: (row: HTMLElement) => void) => () => {
      take();
      if (engine) move(engine, prefersReducedMotion());
      else if (viewport.current) scroll(viewport.current);
    };
  const scrollBySlide = (direction: 1 | -1) => (row: HTMLElement) =>
    row.scrollBy({ left: (direction * row.scrollWidth) / slides.length });

  return (
    <section
      ref={root}
      className={styles.root}
      data-island="visible"
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      <div className={styles.controls}>
        {(intervalMs ?? glideMs) && !still && (
          <Control
            shape={playing ? icons.pause : icons.play}
            label={playing ? words.pause : words.play}
            onPress={() => (playing ? take() : play(true))}
          />
        )}
        <Control
          shape={icons.chevronLeft}
          label={words.previous}
          onPress={byHand((e, atOnce) => e.previous(atOnce), scrollBySlide(-1))}
        />
        <Control
          shape={icons.chevronRight}
          label={words.next}
          onPress={byHand((e, atOnce) => e.next(atOnce), scrollBySlide(1))}
        />
      </div>
      {/* While it is a scrollable row, keyboard users must be able to scroll it. */}
      <div
        ref={viewport}
        className={styles.viewport}
        data-ready={engine ? true : undefined}
        {...(!engine && { tabIndex: 0, role: "region", "aria-label": words.row(label) })}
      >
        {/* Not earlier: slides change during setup, and Orca would read all of them (heard with Orca 43). */}
        <div
          className={styles.row}
          data-glides={glideMs ? true : undefined}
          aria-live={taken && !moving ? "polite" : "off"}
        >
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              className={styles.slides[perView]}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
              // All slides of a gliding row can be reached, and the focus brings them into view.
              inert={Boolean(!glideMs && position?.inView.length && !position.inView.includes(index))}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {!glideMs && (
        <ul className={styles.dots} role="list">
          {slides.slice(0, position?.stops).map(({ id, label: subject }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.dot}
                aria-label={words.goTo(subject)}
                aria-current={index === (position?.stop ?? 0) || undefined}
                onClick={byHand(
                  (e, atOnce) => e.goTo(index, atOnce),
                  (row) => row.scrollTo({ left: (index * row.scrollWidth) / slides.length }),
                )}
              />
            </li>
          ))}
        </ul>
      )}
      {near && !still && viewport.current && (
        <Suspense>
          <EmblaEngine
            viewport={viewport.current}
            glideMs={glideMs}
            onReady={setEngine}
            onMove={setPosition}
            onGrab={take}
          />
        </Suspense>
      )}
    </section>
  );
}

function Control({ shape, label, onPress }: { shape: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className={styles.control} aria-label={label} onClick={onPress}>
      <Icon shape={shape} size="medium" />
    </button>
  );
}
