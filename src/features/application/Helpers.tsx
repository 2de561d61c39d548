import { useTranslation } from "react-i18next";
import { Disclosure, Stack } from "#ui";

const documents = ["aadhaar", "pan", "income", "statements", "photos"] as const;
const conditions = ["age", "papers", "identity", "income", "score"] as const;

/** Who can apply and what will be asked for, one press away without leaving the form. Sections 1 and 2. */
export function Helpers() {
  const { t } = useTranslation("apply");
  return (
    <Stack space={100}>
      <Disclosure summary={t("helpers.eligibility")} id="eligibility">
        <ul>{conditions.map((key) => <li key={key}>{t(`helpers.eligible.${key}`)}</li>)}</ul>
      </Disclosure>
      <Disclosure summary={t("helpers.documents")} id="documents">
        <Stack space={100}>
          <p>{t("helpers.documentsLead")}</p>
          <ul>{documents.map((key) => <li key={key}>{t(`helpers.document.${key}`)}</li>)}</ul>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
