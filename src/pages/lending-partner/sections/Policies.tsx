import { footerPages } from "#content/navigation";
import { useTextTree, useTextTranslation } from "#features/page-text";
import { Icon, Link, Section, icons } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Policies.css.ts";

/** All ten policies, each with a summary: the target of "Policies" in the menu. */
export function Policies() {
  const t = useTextTranslation("footer");
  const {
    policies: { heading, lead, list },
  } = useTextTree<PartnerText>("lending-partner");
  return (
    <Section id="policies" tone="muted" heading={heading} lead={lead}>
      <ul role="list" className={styles.list}>
        {footerPages.map(({ to, label }) => (
          <li key={to} className={styles.policy}>
            <span className={styles.icon}>
              <Icon shape={icons.document} size="medium" />
            </span>
            <div>
              <Link href={to} standalone>
                {t(label)}
              </Link>
              <p className={styles.about}>{list[to.slice(1)]}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
