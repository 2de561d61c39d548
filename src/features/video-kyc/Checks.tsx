import { useEffect, useEffectEvent, useId, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Heading, Icon, icons, useAnnounce } from "#ui";
import type { Tone } from "./tones.ts";
import { useFace } from "./useFace.ts";
import { useLight } from "./useLight.ts";
import { useSoundLevel } from "./useSoundLevel.ts";
import * as styles from "./VideoStatement.css.ts";

/** What the checks examine, and how they announce their results. */
export interface ChecksProps {
  stream: MediaStream | undefined;
  video: RefObject<HTMLVideoElement | null>;
  /** Plays a tone, if the visitor has turned tones on. */
  sound: (tone: Tone) => void;
}

/** Whether the voice can be heard, the picture is bright enough and the face is in it: shown, announced and played as tones. */
export function Checks({ stream, video, sound }: ChecksProps) {
  const { t } = useTranslation("video-statement");
  const heading = useId();
  const { meter, heard } = useSoundLevel(stream);
  const light = useLight(video, stream);
  const face = useFace(video, stream);
  const news = [
    {
      key: "hearing",
      label: t("ready.hearing.label"),
      well: heard,
      words: t(heard ? "ready.hearing.good" : "ready.hearing.waiting"),
    },
    ...(light
      ? [{ key: "light", label: t("ready.light.label"), well: light === "good", words: t(`ready.light.${light}`) }]
      : []),
    ...(face
      ? [{ key: "face", label: t("ready.face.label"), well: face === "good", words: t(`ready.face.${face}`) }]
      : []),
  ];
  useNews(news);

  const faceWell = face === "good";
  const faceKnown = face !== undefined;
  useEffect(() => {
    if (faceKnown) sound(faceWell ? "well" : "lost");
  }, [faceKnown, faceWell, sound]);

  return (
    <section className={styles.checks} aria-labelledby={heading}>
      <Heading level={3} size={4} id={heading}>
        {t("ready.checks")}
      </Heading>
      <dl className={styles.news}>
        {news.map(({ key, label, well, words }) => (
          <div key={key} className={styles.newsRow} data-well={well || undefined}>
            <dt className={styles.newsLabel}>
              <span className={styles.newsIcon}>
                <Icon shape={well ? icons.success : icons.warning} />
              </span>
              {label}
            </dt>
            <dd>
              {words}
              {key === "hearing" && (
                <meter ref={meter} className={styles.meter} min={0} max={1} aria-label={t("ready.level")} />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Milliseconds before a change is announced: people move, and the start of the camera is announced first. */
const newsDelayMs = 1_500;

/** The text of one check, and whether the check passed. */
interface News {
  well: boolean;
  words: string;
}

/** Announces the checks that have changed, and at first only those that failed. */
function useNews(news: readonly News[]): void {
  const announce = useAnnounce();
  const announced = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const announceNews = useEffectEvent(() => {
    const fresh = news.filter(
      ({ words, well }) => !announced.current.has(words) && !(well && announced.current.size === 0),
    );
    announced.current = new Set(news.map(({ words }) => words));
    if (fresh.length > 0) announce(fresh.map(({ words }) => words).join(" "));
  });
  const all = news.map(({ words }) => words).join();
  useEffect(() => {
    // Not restarted by the next change: somebody who keeps moving would hear nothing.
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      announceNews();
    }, newsDelayMs);
  }, [all]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
