import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button, Checkbox, Icon, icons } from "#ui";
import { clsx } from "#ui/theme/clsx";
import { facesVisitor } from "./camera.ts";
import { Checks } from "./Checks.tsx";
import { useStepFocus } from "./useStepFocus.ts";
import type { Statement } from "./useStatement.ts";
import * as styles from "./VideoStatement.css.ts";

/** The camera is on: ready, practising or recording. The picture does not move between these. */
export function CameraStep({ statement, running }: { statement: Statement; running?: "recording" | "practice" }) {
  const { t } = useTranslation("video-statement");
  const { camera, secondsLeft } = statement;
  const video = useRef<HTMLVideoElement>(null);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (video.current) video.current.srcObject = camera.stream ?? null;
  }, [camera.stream]);
  useStepFocus(main, { from: running ? "sentences" : "step" });

  return (
    <div className={styles.step}>
      <div className={styles.picture} data-running={running}>
        <div role="img" aria-label={t("ready.picture")} className={styles.frame}>
          <video
            ref={video}
            autoPlay
            muted
            playsInline
            className={clsx(styles.film, Boolean(camera.stream && facesVisitor(camera.stream)) && styles.mirrored)}
          />
        </div>
        {running && (
          <p className={styles.badge}>
            <span className={styles.dot} aria-hidden="true" />
            {t(running === "recording" ? "running.recording" : "running.practising")}
          </p>
        )}
      </div>
      {running ? (
        <>
          <p className={styles.timer} role="timer">
            {t("running.left", { count: secondsLeft })}
          </p>
          <Button
            ref={main}
            size="large"
            fullWidth
            tone={running === "recording" ? "critical" : "accent"}
            onClick={statement.stop}
          >
            {t(running === "recording" ? "running.stop" : "running.stopPractice")}
          </Button>
        </>
      ) : (
        <>
          <Checks stream={camera.stream} video={video} sound={statement.sound} />
          <div className={styles.action}>
            <Button
              ref={main}
              size="large"
              fullWidth
              icon={<Icon shape={icons.video} />}
              onClick={() => void statement.record()}
            >
              {t("ready.record")}
            </Button>
            <Button tone="neutral" fullWidth onClick={statement.practise}>
              {t("ready.practise")}
            </Button>
          </div>
          <Checkbox name="tones" label={t("ready.tones")} checked={statement.tones} onChange={statement.setTones} />
          <div className={styles.others}>
            {camera.canSwitch && (
              <Button
                tone="quiet"
                busy={statement.opening}
                icon={<Icon shape={icons.retry} />}
                onClick={() => void statement.switchCamera()}
              >
                {t("ready.switch")}
              </Button>
            )}
            <Button tone="quiet" onClick={statement.turnOff}>
              {t("ready.off")}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
