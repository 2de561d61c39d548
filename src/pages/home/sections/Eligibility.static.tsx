import { useTranslation } from "react-i18next";
import { Icon, Section, icons } from "#ui";
import { PapersInOrder } from "../art/PapersInOrder.tsx";
import * as styles from "./Eligibility.css.ts";

const items = ["age", "citizen", "identity", "income", "proof"] as const;

/** Section 8 of the home page: five conditions, a drawing and a tip. */
export function Eligibility() {
  const { t } = useTranslation("home-more");
  return (
    <Section heading={t("eligibility.heading")} lead={t("eligibility.lead")}>
      <div className={styles.root}>
        <ul role="list" className={styles.list}>
          {items.map((item) => (
            <li key={item} className={styles.item}>
              <span className={styles.icon}>
                <Icon shape={icons.check} />
              </span>
              {t(`eligibility.${item}`)}
            </li>
          ))}
        </ul>
        <div className={styles.aside}>
          <div className={styles.picture}>
            <PapersInOrder />
          </div>
          <p className={styles.tip}>
            <strong>{t("eligibility.tipLabel")}</strong> {t("eligibility.tip")}
          </p>
        </div>
      </div>
    </Section>
  );
}
