import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { Icon, icons } from "#ui";
import { AppLink } from "./AppLink.tsx";
import * as styles from "./HelpLauncher.css.ts";
import { useRouteChange } from "./useRouteChange.ts";

const panelId = "help";

/**
 * Help within reach on every page: WhatsApp, a call, a complaint. It keeps to the corner and steps aside when it would
 * cover what has the focus (WCAG 2.4.12). The third shared component of the specification's section 2.
 */
export function HelpLauncher() {
  const { t } = useTranslation("shell");
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  useRouteChange(() => {
    if (panel.current?.matches(":popover-open")) panel.current.hidePopover();
  });

  useEffect(() => {
    const stepAside = (event: FocusEvent) => {
      const target = event.target as Element;
      const element = button.current;
      if (!element || target === element) return element?.removeAttribute("data-aside");
      // Where the focus is after the browser has scrolled to it.
      requestAnimationFrame(() => element.toggleAttribute("data-aside", overlap(element.getBoundingClientRect(), target.getBoundingClientRect())));
    };
    addEventListener("focusin", stepAside);
    return () => removeEventListener("focusin", stepAside);
  }, []);

  return (
    <aside className={styles.root} aria-label={t("help.open")}>
      <button ref={button} type="button" className={styles.button} popoverTarget={panelId}>
        <Icon shape={icons.help} />
        {t("help.open")}
      </button>
      <div id={panelId} ref={panel} popover="auto" className={styles.panel}>
        <p className={styles.heading}>{t("help.heading")}</p>
        <ul role="list">
          <li><a className={styles.link} href={`https://wa.me/${company.whatsapp}`} rel="noopener noreferrer"><Icon shape={icons.whatsapp} />{t("help.whatsapp")}</a></li>
          <li><a className={styles.link} href={`tel:${company.phoneLink}`}><Icon shape={icons.phone} />{t("help.call")}</a></li>
          <li><AppLink className={styles.link} href="/grievance-redressal"><Icon shape={icons.edit} />{t("help.complaint")}</AppLink></li>
        </ul>
        <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon shape={icons.close} />
          {t("help.close")}
        </button>
      </div>
    </aside>
  );
}

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
