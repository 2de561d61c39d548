import { company } from "#content/company";
import { useTextWords } from "#features/page-text";
import { Icon } from "#ui";
import * as icons from "#ui/Icon/shell-icons";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./HelpLauncher.css.ts";

const panelId = "help";

/** The help button and its panel: WhatsApp, a call, a complaint. It opens before any script is loaded. */
export function HelpText() {
  const say = useTextWords("help");
  return (
    <aside className={styles.root} aria-label={say("help.open")}>
      <button type="button" className={styles.button} popoverTarget={panelId}>
        <Icon shape={icons.help} />
        <span className={styles.label}>{say("help.open")}</span>
      </button>
      <div id={panelId} popover="auto" className={styles.panel}>
        <p className={styles.heading}>{say("help.heading")}</p>
        <ul role="list">
          <li><a className={styles.link} href={`https://wa.me/${company.whatsapp}`} rel="noopener noreferrer"><Icon shape={icons.whatsapp} />{say("help.whatsapp")}</a></li>
          <li><a className={styles.link} href={`tel:${company.phoneLink}`}><Icon shape={icons.phone} />{say("help.call")}</a></li>
          <li><AppLink className={styles.link} href="/grievance-redressal#complain"><Icon shape={icons.edit} />{say("help.complaint")}</AppLink></li>
        </ul>
        <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon shape={icons.close} />
          {say("help.close")}
        </button>
      </div>
    </aside>
  );
}
