import { useTranslation } from "react-i18next";
import { useTextTree } from "#features/page-text";
import type { FaqsText } from "../faq-text.ts";
import { groups, topicId } from "../groups.ts";
import * as styles from "./Topics.css.ts";

/** Links to the groups of questions: a row on a phone, a sticky list at the side on a wide screen. */
export function Topics() {
  const { t } = useTranslation("faq-questions");
  const { topics } = useTextTree<FaqsText>("faqs");
  return (
    <nav className={styles.root} aria-labelledby="topics">
      <h2 id="topics" className={styles.heading}>
        {topics}
      </h2>
      <ul role="list" className={styles.list}>
        {groups.map(({ id }) => (
          <li key={id}>
            <a href={`#${topicId(id)}`} className={styles.link}>
              {t(`group.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
