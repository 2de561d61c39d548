import { useTextTree } from "#features/page-text";
import { Icon, Link, Section, icons } from "#ui";
import { reasonIds, type AboutText, type ReasonId } from "../about-text.ts";
import * as styles from "./Reasons.css.ts";

/** By reason: its icon, and the page on which anyone can check it. */
const proofs: Record<ReasonId, { icon: string; href: string }> = {
  registered: { icon: icons.bank, href: "/lending-partner#verify" },
  cost: { icon: icons.receipt, href: "/key-fact-statement" },
  money: { icon: icons.lock, href: "/lending-partner#model" },
  answer: { icon: icons.people, href: "/grievance-redressal" },
};

/** Why trust us: four claims, each with a way to check it. */
export function Reasons() {
  const { reasons } = useTextTree<AboutText>("about");
  return (
    <Section tone="muted" heading={reasons.heading} lead={reasons.lead}>
      <ul role="list" className={styles.list}>
        {reasonIds.map((id) => (
          <li key={id} className={styles.reason}>
            <span className={styles.icon}>
              <Icon shape={proofs[id].icon} size="medium" />
            </span>
            <h3 className={styles.title}>{reasons[id].title}</h3>
            <p className={styles.words}>{reasons[id].text}</p>
            <p className={styles.check}>
              <Link href={proofs[id].href} standalone>
                {reasons[id].check}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
