import { useTranslation } from "react-i18next";
import { ComplaintLookup } from "#features/lead-lookup";
import { Section } from "#ui";

/** Status of a complaint, by its number. */
export function TrackComplaint() {
  const { t } = useTranslation("complaint");
  return (
    <Section width="text" heading={t("track.heading")} lead={t("track.lead")}>
      <ComplaintLookup />
    </Section>
  );
}
