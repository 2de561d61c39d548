import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { useTextTree } from "#features/page-text";
import { DescriptionList, Link, Section } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Contact.css.ts";

/** Contact details of the lender and of us. */
export function Contact() {
  const { t } = useTranslation("company");
  const {
    contact: { heading, lead, lender, us, terms },
  } = useTextTree<PartnerText>("lending-partner");
  const row = (id: keyof typeof terms, value: ReactNode) => ({ id, term: terms[id], value });
  const phone = (number: string) => (
    <Link href={`tel:${number.replaceAll(" ", "")}`} standalone>
      {number}
    </Link>
  );
  const mail = (address: string) => (
    <Link href={`mailto:${address}`} standalone>
      {address}
    </Link>
  );
  return (
    <Section id="contact" heading={heading} lead={lead}>
      <div className={styles.root}>
        <div className={styles.party}>
          <h3 className={styles.name}>
            {t("lender")}: {lender}
          </h3>
          <DescriptionList
            items={[
              row("phone", phone(company.lenderPhone)),
              row("email", mail(company.lenderEmail)),
              row(
                "website",
                <Link href={company.lenderWebsite} standalone>
                  {company.lenderWebsite.replace("https://", "")}
                </Link>,
              ),
            ]}
          />
        </div>
        <div className={styles.party}>
          <h3 className={styles.name}>
            {t("operator")}: {us}
          </h3>
          <DescriptionList
            items={[
              row("phone", phone(company.phone)),
              row("email", mail(company.email)),
              row("address", t("address.oneLine")),
              row("hours", t("officeHours")),
              row(
                "grievance",
                <>
                  {t("grievanceOfficer")}
                  <br />
                  {phone(company.grievancePhone)}
                  <br />
                  {mail(company.grievanceEmail)}
                </>,
              ),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}
