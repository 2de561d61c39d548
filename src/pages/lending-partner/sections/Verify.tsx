import { textLinks } from "#content/text-links";
import { InlineMarkup, useTextTree } from "#features/page-text";
import { Icon, Link, Section, icons } from "#ui";
import type { PartnerText } from "../partner-text.ts";
import * as styles from "./Verify.css.ts";

const portals = [
  { id: "complaint", href: textLinks.cms },
  { id: "unlawful", href: textLinks.sachet },
] as const;

/** How to check the lender with RBI, and where RBI accepts complaints. */
export function Verify() {
  const { verify } = useTextTree<PartnerText>("lending-partner");
  return (
    <Section id="verify" heading={verify.heading} lead={verify.lead}>
      <div className={styles.root}>
        <ol role="list" className={styles.steps}>
          {verify.steps.map((step) => (
            <li key={step} className={styles.step}>
              <span className={styles.stepWords}>
                <InlineMarkup>{step}</InlineMarkup>
              </span>
            </li>
          ))}
        </ol>
        <div className={styles.portals}>
          {portals.map(({ id, href }) => (
            <div key={id} className={styles.portal}>
              <h3>{verify.portals[id].heading}</h3>
              <p>{verify.portals[id].text}</p>
              <p className={styles.address}>
                <Link href={href} standalone>
                  {verify.portals[id].link}
                  <Icon shape={icons.external} />
                </Link>
              </p>
            </div>
          ))}
          <p className={styles.outside}>{verify.outside}</p>
        </div>
      </div>
    </Section>
  );
}
