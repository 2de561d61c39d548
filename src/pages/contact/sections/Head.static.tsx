import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import { ButtonLink, Hero, Link } from "#ui";
import { LetterAndPhone } from "../art/LetterAndPhone.tsx";
import type { ContactText } from "../contact-text.ts";
import * as styles from "./Head.css.ts";

/** What we can help with, and links to the two most common tasks. */
export function Head() {
  const { t } = useTranslation("contact");
  const { eyebrow, write, complain } = useTextTree<ContactText>("contact");
  return (
    <Hero eyebrow={eyebrow} heading={t("heading")} lead={t("summary")} figure={<LetterAndPhone />} overlapped>
      <div className={styles.actions}>
        <ButtonLink href="#message" tone="highlight">
          {write}
        </ButtonLink>
        <Link href="/grievance-redressal#complain" tone="quiet" standalone>
          {complain}
        </Link>
      </div>
    </Hero>
  );
}
