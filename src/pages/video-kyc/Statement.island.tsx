import { useTranslation } from "react-i18next";
import { VideoStatement } from "#features/video-kyc";
import { FormNotice } from "#features/page-text";
import { Section } from "#ui";

/** The video statement, from the camera to the upload. */
export function Statement() {
  const { t } = useTranslation("video-statement");
  return (
    <Section id="statement" tone="muted" heading={t("heading")}>
      <FormNotice />
      <VideoStatement />
    </Section>
  );
}
