import { useTranslation } from "react-i18next";
import { ButtonLink, Hero, Link } from "#ui";
import { LetterAndPhone } from "./art/LetterAndPhone.tsx";
import { FindUs } from "./sections/FindUs.tsx";
import { GetInTouch } from "./sections/GetInTouch.tsx";
import { Ways } from "./sections/Ways.tsx";
import * as styles from "./ContactPage.css.ts";

/** Contact: specification, section 2, "Contact page". */
export function Page() {
  const { t } = useTranslation("contact");
  return (
    <>
      <Hero eyebrow={t("eyebrow")} heading={t("heading")} lead={t("summary")} figure={<LetterAndPhone />} overlapped>
        <div className={styles.actions}>
          <ButtonLink href="#message" tone="highlight">{t("write")}</ButtonLink>
          <Link href="#grievance" tone="quiet" standalone>{t("complain")}</Link>
        </div>
      </Hero>
      <Ways />
      <GetInTouch />
      <FindUs />
    </>
  );
}
