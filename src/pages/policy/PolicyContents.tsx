import { Icon, icons } from "#ui";
import * as styles from "./PolicyContents.css.ts";
import { usePolicyTranslation } from "./usePolicyTranslation.ts";

/**
 * The contents of a policy: details on a phone, and always open at the side on a wide screen. One list for both, because
 * two would be announced twice.
 */
export function PolicyContents({ sections }: { sections: { id: string; number: number; title: string }[] }) {
  const t = usePolicyTranslation();
  return (
    <nav className={styles.root} aria-label={t("contents")} data-contents="">
      <p className={styles.heading} aria-hidden="true">
        {t("contents")}
      </p>
      <details id="contents" className={styles.details}>
        <summary className={styles.summary}>
          {t("contents")}
          <span className={styles.icon}>
            <Icon shape={icons.chevronDown} />
          </span>
        </summary>
        <ol role="list" className={styles.list}>
          {sections.map(({ id, number, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.link}>
                <span className={styles.number}>{number}.</span> <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
