import { useTranslation } from "react-i18next";
import { Accordion, Icon, Link, icons } from "#ui";
import { groups, openAtFirst, topicId } from "./groups.ts";
import * as styles from "./Questions.css.ts";
import { Answer } from "./sections/Answer.static.tsx";

/** The questions open before hydration. */
export const trigger = "interaction";

/** All questions, under the headings of their groups. */
export function Questions() {
  const { t } = useTranslation("faq-questions");
  return groups.map(({ id, questions }) => (
    <section key={id} className={styles.group} aria-labelledby={topicId(id)}>
      <h2 id={topicId(id)} className={styles.heading}>
        {t(`group.${id}`)}
      </h2>
      <Accordion
        level={3}
        landmarks={false}
        defaultOpen={questions.filter((question) => question === openAtFirst)}
        items={questions.map((question) => ({
          id: question,
          heading: t(`question.${question}`),
          content: (
            <>
              <Answer to={question} />
              <p className={styles.link}>
                <Link
                  href={`#${question}`}
                  standalone
                  aria-label={t("linkTo", { question: t(`question.${question}`) })}
                >
                  <Icon shape={icons.link} />
                  {t("link")}
                </Link>
              </p>
            </>
          ),
        }))}
      />
    </section>
  ));
}
