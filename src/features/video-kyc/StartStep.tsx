import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { videoKyc } from "#domain/facts/video-kyc";
import { Button, FileField, Icon, Notice, icons } from "#ui";
import { Preparation } from "./Preparation.tsx";
import { megabyte } from "./recorder.ts";
import { useStepFocus } from "./useStepFocus.ts";
import type { Statement } from "./useStatement.ts";
import * as styles from "./VideoStatement.css.ts";

/** Camera not ready: the button that turns it on, what to prepare, and the choice of a file instead. */
export function StartStep({ statement, takeFocus }: { statement: Statement; takeFocus: boolean }) {
  const { t } = useTranslation("video-statement");
  const action = useRef<HTMLButtonElement>(null);
  const [error, setError] = useState<string>();
  useStepFocus(action, { wanted: takeFocus });

  const choose = (file: File | undefined) => {
    const wrong = file && wrongWith(file);
    setError(
      wrong === "size" ? t("file.size", { megabytes: Math.ceil(file!.size / megabyte) }) : wrong && t(`file.${wrong}`),
    );
    if (file && !wrong) void statement.choose(file);
  };

  return (
    <div className={styles.step}>
      {statement.canRecord ? (
        <div className={styles.action}>
          <Button
            ref={action}
            size="large"
            fullWidth
            busy={statement.opening}
            icon={<Icon shape={icons.video} />}
            onClick={() => void statement.turnOn()}
          >
            {statement.opening ? t("start.opening") : t("start.action")}
          </Button>
          <p className={styles.note}>{t("start.note")}</p>
        </div>
      ) : (
        <Notice tone="caution">{t("start.unable")}</Notice>
      )}
      <Preparation />
      <FileField
        id="video-file"
        label={t("file.label")}
        hint={t("file.hint")}
        accept="video/webm,video/mp4"
        error={error}
        onChange={choose}
      />
    </div>
  );
}

/** The error of a chosen file that the browser can detect; the server checks the content. */
function wrongWith({ size, type }: File): "kind" | "size" | "empty" | undefined {
  if (size === 0) return "empty";
  if (size > videoKyc.fileMegabytes * megabyte) return "size";
  return type === "video/webm" || type === "video/mp4" ? undefined : "kind";
}
