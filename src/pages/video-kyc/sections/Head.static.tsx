import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { Hero } from "#ui";
import { PhoneOnCamera } from "../art/PhoneOnCamera.tsx";
import type { VideoText } from "../video-text.ts";

/** What the page is for. */
export function Head() {
  const { t } = useTranslation("video-kyc");
  const { eyebrow, lead } = useTextTree<VideoText>("video-kyc");
  return <Hero eyebrow={eyebrow} heading={t("heading")} lead={lead} figure={<PhoneOnCamera />} />;
}
