import { useTranslation } from "react-i18next";
import { Card, DescriptionList, Link } from "#ui";

/** The advertised rates and charges (docs/product.md, section 2). The limits of the sliders differ, and the card says why. */
export function RatesCard() {
  const { t } = useTranslation("calculator");
  return (
    <Card as="section" heading={t("rates.heading")}>
      <DescriptionList
        items={[
          { id: "loan", term: t("rates.loan"), value: t("rates.loanValue") },
          { id: "tenure", term: t("rates.tenure"), value: t("rates.tenureValue") },
          { id: "apr", term: t("rates.apr"), value: t("rates.aprValue") },
        ]}
      />
      <p>
        <strong>{t("rates.prepayment")}</strong>
      </p>
      <p>{t("rates.note")}</p>
      <p>
        <Link href="/key-fact-statement" standalone>
          {t("rates.link")}
        </Link>
      </p>
    </Card>
  );
}
