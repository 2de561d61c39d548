import { footerPages } from "#content/navigation";
import { policies } from "#content/policies";
import type { Namespace } from "#i18n/instance";
import { InlineMarkup, useTextWords } from "#features/page-text";
import { Container, Link } from "#ui";
import * as styles from "./PolicyClosing.css.ts";
import { usePolicyWords } from "./usePolicyWords.ts";

/** The end of a policy: contact, complaints and the other policies. */
export function PolicyClosing({ namespace }: { namespace: Namespace }) {
  const sayFooter = useTextWords("footer");
  const say = usePolicyWords();
  const { path } = policies.find((policy) => policy.namespace === namespace)!;
  const others = footerPages.filter(({ to }) => to !== path);
  return (
    <div className={styles.root}>
      <Container>
        <div className={styles.columns}>
          <section className={styles.help} aria-labelledby="closing-help">
            <h2 id="closing-help" className={styles.title}>{say("closing.heading")}</h2>
            <p><InlineMarkup>{say("closing.ask")}</InlineMarkup></p>
            {namespace !== "policy-grievance" && <p><InlineMarkup>{say("closing.complain")}</InlineMarkup></p>}
          </section>
          <nav className={styles.others} aria-labelledby="closing-others">
            <h2 id="closing-others" className={styles.title}>{say(others.length < footerPages.length ? "closing.others" : "closing.all")}</h2>
            <ul role="list" className={styles.list}>
              {others.map(({ to, label }) => <li key={to}><Link href={to} standalone>{sayFooter(label)}</Link></li>)}
            </ul>
          </nav>
        </div>
      </Container>
    </div>
  );
}
