import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ComponentType, type ReactNode } from "react";
import { Icon } from "../Icon/Icon.tsx";
import * as icons from "../Icon/icons.ts";
import { prefersReducedMotion } from "../private/motion.ts";
import { useInView } from "../private/useInView.ts";
import * as styles from "./Carousel.css.ts";
import type { EmblaEngineProps, Engine, Position } from "./EmblaEngine.tsx";
import { useRotation } from "./useRotation.ts";

// Without it the slides remain a row that scrolls, and the buttons scroll it.
const EmblaEngine = lazy<ComponentType<EmblaEngineProps>>(() => import("./EmblaEngine.tsx").catch(() => ({ default: () => null })));

/** All that a carousel says. */
export interface CarouselLabels {
  /** What it is: "carousel". */
  carousel: string;
  /** What one part of it is: "slide". */
  slide: string;
  /** Names a slide by its place, counted from 1: "2 of 5". */
  position: (place: number, total: number) => string;
  /** Names a dot by where it leads: "Show: Borrow only what you need". */
  goTo: (label: string) => string;
  previous: string;
  next: string;
  /** Stops it moving by itself. */
  pause: string;
  /** Lets it move by itself again. */
  play: string;
  /** Names the row of slides while it is one that scrolls, by the carousel's own name: "Loan tips, scrolls sideways". */
  row: (label: string) => string;
}

export interface CarouselSlide {
  id: string;
  /** Its subject in a few words; the label of its dot. */
  label: string;
  content: ReactNode;
}

/** Things of equal rank, one or a few at a time. What everybody should see does not belong in it: use Columns. */
export interface CarouselProps {
  /** Names the region; not the same words as the heading of the section it is in. */
  label: string;
  labels: CarouselLabels;
  slides: CarouselSlide[];
  /** One slide a view, or from 1 on a phone to 4 on a wide screen. Default: one. */
  perView?: styles.PerView;
  /** Moves on by itself after so many milliseconds. Default: never. */
  intervalMs?: number;
  /** Glides continuously, one slide in this many milliseconds, and has no dots. Default: it does not glide. */
  glideMs?: number;
}

/** See {@link CarouselProps}. */
export function Carousel({ label, labels: words, slides, perView = "one", intervalMs, glideMs }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const near = useInView(root);
  const [engine, setEngine] = useState<Engine>();
  const [position, setPosition] = useState<Position>();
  // What glides is not sent from slide to slide.
  const next = useMemo(() => (engine && !glideMs ? () => engine.next(prefersReducedMotion()) : undefined), [engine, glideMs]);
  const { playing, play, moving, lessMotion } = useRotation(root, intervalMs ?? glideMs, next);
  const [taken, setTaken] = useState(false);
  // What would do nothing but glide remains a row that one moves oneself.
  const still = Boolean(glideMs && lessMotion);

  useEffect(() => engine?.glide(moving), [moving, engine]);

  /** A person has taken it into their own hands. */
  const take = () => {
    play(false);
    setTaken(true);
  };

  const byHand = (move: (engine: Engine, atOnce: boolean) => void, scroll: (row: HTMLElement) => void) => () => {
    take();
    if (engine) move(engine, prefersReducedMotion());
    else if (viewport.current) scroll(viewport.current);
  };
  const scrollBySlide = (direction: 1 | -1) => (row: HTMLElement) => row.scrollBy({ left: (direction * row.scrollWidth) / slides.length });

  return (
    <section ref={root} className={styles.root} data-island="visible" aria-roledescription={words.carousel} aria-label={label}>
      <div className={styles.controls}>
        {(intervalMs ?? glideMs) && !still && <Control shape={playing ? icons.pause : icons.play} label={playing ? words.pause : words.play} onPress={() => (playing ? take() : play(true))} />}
        <Control shape={icons.chevronLeft} label={words.previous} onPress={byHand((e, atOnce) => e.previous(atOnce), scrollBySlide(-1))} />
        <Control shape={icons.chevronRight} label={words.next} onPress={byHand((e, atOnce) => e.next(atOnce), scrollBySlide(1))} />
      </div>
      {/* As long as it is a row that scrolls, those who use the keyboard must be able to scroll it. */}
      <div ref={viewport} className={styles.viewport} data-ready={engine ? true : undefined} {...(!engine && { tabIndex: 0, role: "region", "aria-label": words.row(label) })}>
        {/* Not before: slides come and go unseen while it is set up, and Orca would read them all (heard with Orca 43). */}
        <div className={styles.row} data-glides={glideMs ? true : undefined} aria-live={taken && !moving ? "polite" : "off"}>
          {slides.map(({ id, content }, index) => (
            <div
              key={id}
              className={styles.slides[perView]}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(index + 1, slides.length)}
              // What glides by must not be taken from under a reader: all of it can be reached, and the focus brings it into view.
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
                onClick={byHand((e, atOnce) => e.goTo(index, atOnce), (row) => row.scrollTo({ left: (index * row.scrollWidth) / slides.length }))}
              />
            </li>
          ))}
        </ul>
      )}
      {near && !still && viewport.current && (
        <Suspense>
          <EmblaEngine viewport={viewport.current} glideMs={glideMs} onReady={setEngine} onMove={setPosition} onGrab={take} />
        </Suspense>
      )}
    </section>
  );
}

function Control({ shape, label, onPress }: { shape: string; label: string; onPress: () => void }) {
  return <button type="button" className={styles.control} aria-label={label} onClick={onPress}><Icon shape={shape} size="medium" /></button>;
}
