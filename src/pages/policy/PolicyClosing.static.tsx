import { footerPages } from "#content/navigation";
import { policies } from "#content/policies";
import type { Namespace } from "#i18n/instance";
import { InlineMarkup, useTextTranslation } from "#features/page-text";
import { Container, Link } from "#ui";
import * as styles from "./PolicyClosing.css.ts";
import { usePolicyTranslation } from "./usePolicyTranslation.ts";

/** The end of a policy: contact, complaints and the other policies. */
export function PolicyClosing({ namespace }: { namespace: Namespace }) {
  const tFooter = useTextTranslation("footer");
  const t = usePolicyTranslation();
  const { path } = policies.find((policy) => policy.namespace === namespace)!;
  const others = footerPages.filter(({ to }) => to !== path);
  return (
    <div className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <section className={styles.help} aria-labelledby="closing-help">
            <h2 id="closing-help" className={styles.title}>
              {t("closing.heading")}
            </h2>
            <p>
              <InlineMarkup>{t("closing.ask")}</InlineMarkup>
            </p>
            {namespace !== "policy-grievance" && (
              <p>
                <InlineMarkup>{t("closing.complain")}</InlineMarkup>
              </p>
            )}
          </section>
          <nav className={styles.others} aria-labelledby="closing-others">
            <h2 id="closing-others" className={styles.title}>
              {t(others.length < footerPages.length ? "closing.others" : "closing.all")}
            </h2>
            <ul role="list" className={styles.list}>
              {others.map(({ to, label }) => (
                <li key={to}>
                  <Link href={to} standalone>
                    {tFooter(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Container>
    </div>
  );
}
