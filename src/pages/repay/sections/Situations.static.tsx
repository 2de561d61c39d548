import { useTextTree } from "#features/page-text";
import { Icon, Link, Section, icons } from "#ui";
import type { RepayText } from "../repay-text.ts";
import * as styles from "./Situations.css.ts";

/** The situations after a payment, with their lines in order and a link. */
const situations = [
  { id: "paid", icon: icons.receipt, lines: ["keep", "booked", "missing", "noc"] },
  { id: "late", icon: icons.calendar, lines: ["tell", "charge", "score", "respect"], href: "/fair-practice-code" },
  { id: "amount", icon: icons.rupee, lines: ["schedule", "early", "ask"], href: "/contact-us" },
] as const;

/** After a payment, when it is late, or if the amount is unclear. */
export function Situations() {
  const text = useTextTree<RepayText>("repay").situations;
  return (
    <Section heading={text.heading}>
      <div className={styles.root}>
        {situations.map(({ id, icon, lines, ...more }) => (
          <section key={id} id={id} className={styles.row} aria-labelledby={`${id}-heading`}>
            <div className={styles.head}>
              <span className={styles.icon}>
                <Icon shape={icon} size="medium" />
              </span>
              <h3 id={`${id}-heading`} className={styles.heading}>
                {text[id].heading}
              </h3>
            </div>
            <div className={styles.body}>
              <ul role="list" className={styles.lines}>
                {lines.map((line) => (
                  <li key={line} className={styles.line}>
                    {text[id][line]}
                  </li>
                ))}
              </ul>
              {"href" in more && (
                <Link href={more.href} standalone>
                  {text[id].link}
                </Link>
              )}
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}
