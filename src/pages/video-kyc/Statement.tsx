import { useTranslation } from "react-i18next";
import { VideoStatement } from "#features/video-kyc";
import { Notice, Section, WithoutScript } from "#ui";

/** The statement itself, from the camera to the server. */
export function Statement() {
  const { t } = useTranslation(["video-statement", "shell"]);
  return (
    <Section id="statement" tone="muted" heading={t("heading")}>
      <WithoutScript><Notice tone="caution">{t("shell:needsScript")}</Notice></WithoutScript>
      <VideoStatement />
    </Section>
  );
}
