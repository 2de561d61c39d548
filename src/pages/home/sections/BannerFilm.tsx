import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon, icons } from "#ui";
import mp4 from "../film/banner.mp4";
import webm from "../film/banner.webm";
import * as styles from "./BannerFilm.css.ts";

/**
 * The film behind the banner: muted, looping, with a Pause button. It is decoration, so it is
 * fetched only after the visitor's first interaction, never with reduced motion, never where data is expensive or the device weak.
 */
export function BannerFilm() {
  const { t } = useTranslation("home");
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!canPlayFilm()) return;
    const events = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"];
    const start = () => setWanted(true);
    for (const event of events) addEventListener(event, start, { once: true, passive: true });
    return () => events.forEach((event) => removeEventListener(event, start));
  }, []);

  if (!wanted) return null;
  const toggle = () => void (playing ? video.current?.pause() : video.current?.play());
  return (
    <>
      <video
        ref={video}
        className={styles.film}
        data-playing={playing || undefined}
        muted
        loop
        playsInline
        autoPlay
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        className={styles.control}
        aria-label={t(playing ? "film.pause" : "film.play")}
        onClick={toggle}
      >
        <Icon shape={playing ? icons.pause : icons.play} size="medium" />
      </button>
    </>
  );
}

/** Whether the device's motion, data and performance settings allow a film. */
function canPlayFilm(): boolean {
  const { connection, deviceMemory = Infinity } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
    deviceMemory?: number;
  };
  const isDataExpensive = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
  // Decoding in software takes a whole core.
  const isWeak = navigator.hardwareConcurrency <= 2 || deviceMemory < 4;
  return (
    !isDataExpensive &&
    !isWeak &&
    !matchMedia("(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce), (forced-colors: active)").matches
  );
}
