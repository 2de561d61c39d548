import { nextReview, statementPrepared } from "#content/accessibility";
import { policies } from "#content/policies";
import { formatDate } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { useTextTranslation } from "#features/page-text";

/** Dates of the accessibility statement: preparation, last review and next review. */
export function ReviewDates() {
  const t = useTextTranslation("policy-accessibility");
  const language = useLanguage();
  const { reviewed } = policies.find(({ namespace }) => namespace === "policy-accessibility")!;
  const day = (iso: string) => formatDate(new Date(iso), language);
  return (
    <p>{t("dates", { prepared: day(statementPrepared), reviewed: day(reviewed), next: day(nextReview(reviewed)) })}</p>
  );
}
