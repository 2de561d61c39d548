import { useTranslation } from "react-i18next";
import { interpolateTags } from "#i18n/interpolate-tags";
import { Disclosure, Link, Stack } from "#ui";
import { ThreeQuestions } from "./ThreeQuestions.tsx";

const costLines = ["rate", "late", "sheet", "reckon"] as const;
/** Link to the full cost, which the Fair Practice Code promises with the application form. */
const costPages = {
  interestRate: "/interest-rate-policy",
  fairPractice: "/fair-practice-code",
  keyFacts: "/key-fact-statement",
  calculator: "/#calculator",
};
const costLinks = Object.fromEntries(
  Object.entries(costPages).map(([name, href]) => [name, (words: string) => <Link href={href}>{words}</Link>]),
);

/** The documents that the lender requires, as keys of `helpers.document`. docs/product.md, section 1.4. */
export const documents = ["aadhaar", "pan", "income", "statements", "photos"] as const;
const conditions = ["age", "papers", "identity", "income", "score"] as const;

/** Costs, eligibility and documents in disclosures beside the form. docs/product.md, sections 1 and 2. */
export function ApplicationHelp() {
  const { t } = useTranslation("apply");
  return (
    <Stack space={100}>
      <Disclosure summary={t("questions.summary")} id="questions">
        <ThreeQuestions />
      </Disclosure>
      <Disclosure summary={t("helpers.cost")} id="cost">
        <ul>
          {costLines.map((key) => (
            <li key={key}>{interpolateTags(t(`helpers.costLine.${key}`), costLinks)}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={t("helpers.eligibility")} id="eligibility">
        <ul>
          {conditions.map((key) => (
            <li key={key}>{t(`helpers.eligible.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={t("helpers.documents")} id="documents">
        <Stack space={100}>
          <p>{t("helpers.documentsLead")}</p>
          <ul>
            {documents.map((key) => (
              <li key={key}>{t(`helpers.document.${key}`)}</li>
            ))}
          </ul>
        </Stack>
      </Disclosure>
    </Stack>
  );
}
