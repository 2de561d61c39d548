import { company } from "#content/company";
import { useTextTranslation } from "#features/page-text";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./HelpLauncher.css.ts";

const panelId = "help";

/** The help button and its panel: WhatsApp, a call, a complaint. It opens before any script is loaded. */
export function HelpText() {
  const t = useTextTranslation("help");
  return (
    <aside className={styles.root} aria-label={t("help.open")}>
      <button type="button" className={styles.button} popoverTarget={panelId}>
        <Icon shape={icons.help} />
        <span className={styles.label}>{t("help.open")}</span>
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <p className={styles.heading}>{t("help.heading")}</p>
        <ul role="list">
          <li>
            <a className={styles.link} href={`https://wa.me/${company.whatsapp}`} rel="noopener noreferrer">
              <Icon shape={icons.whatsapp} />
              {t("help.whatsapp")}
            </a>
          </li>
          <li>
            <a className={styles.link} href={`tel:${company.phoneLink}`}>
              <Icon shape={icons.phone} />
              {t("help.call")}
            </a>
          </li>
          <li>
            <AppLink className={styles.link} href="/grievance-redressal#complain">
              <Icon shape={icons.edit} />
              {t("help.complaint")}
            </AppLink>
          </li>
        </ul>
        <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon shape={icons.close} />
          {t("help.close")}
        </button>
      </div>
    </aside>
  );
}
