import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { motion } from "#domain/facts/motion";
import { Icon, icons, useRotation } from "#ui";
import { clsx } from "#ui/theme/clsx";
import * as styles from "./BannerSlides.css.ts";

/** Texts of a banner slide. */
export interface BannerSlide {
  id: string;
  eyebrow: string;
  heading: string;
  lead: string;
}

/** The text of the banner. One slide does not move; several take turns, and can be paused. docs/product.md, section 4.1. */
export function BannerSlides({ slides }: { slides: readonly BannerSlide[] }) {
  const { t } = useTranslation("home");
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const several = slides.length > 1;
  const next = useCallback(() => setShown((index) => (index + 1) % slides.length), [slides.length]);
  const { playing, play } = useRotation(root, several ? motion.bannerIntervalMs : undefined, next);
  return (
    <div ref={root} className={styles.root} data-island="visible">
      {several && (
        <button
          type="button"
          className={styles.control}
          aria-label={t(playing ? "slides.pause" : "slides.play")}
          onClick={() => play(!playing)}
        >
          <Icon shape={playing ? icons.pause : icons.play} size="medium" />
        </button>
      )}
      {slides.map(({ id, eyebrow, heading, lead }, index) => (
        <div key={id} className={clsx(styles.slide, index !== shown && styles.away)}>
          <p className={styles.eyebrow}>{eyebrow}</p>
          {/* The page has one h1, whichever slide is shown. */}
          {index === 0 ? (
            <h1 id="banner" className={styles.heading}>
              {heading}
            </h1>
          ) : (
            <p className={clsx(styles.heading, styles.likeHeading)}>{heading}</p>
          )}
          <p className={styles.lead}>{lead}</p>
        </div>
      ))}
    </div>
  );
}
