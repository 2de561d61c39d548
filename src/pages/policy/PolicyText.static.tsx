import { useTranslation } from "react-i18next";
import { policies, type Policy } from "#content/policies";
import { policySections } from "#content/policy-sections";
import { formatDate } from "#i18n/format";
import type { Namespace } from "#i18n/instance";
import { useLanguage } from "#i18n/useLanguage";
import { useListenLabels } from "#i18n/useListenLabels";
import { Blocks, InlineMarkup, readingMinutes, useTextTree } from "#features/page-text";
import { Container, Icon, Listen, icons } from "#ui";
import { PolicyContents } from "./PolicyContents.tsx";
import * as styles from "./PolicyText.css.ts";
import type { PolicyTree } from "./policy-tree.ts";
import { slots } from "./slots/index.ts";
import { usePolicyTranslation } from "./usePolicyTranslation.ts";

/** The whole text of a policy: title, version, summary, contents and numbered sections. */
export function PolicyText({ namespace }: { namespace: Namespace }) {
  const policy = policies.find((candidate) => candidate.namespace === namespace)!;
  const tree = useTextTree<PolicyTree>(namespace);
  const t = usePolicyTranslation();
  const sections = policySections[policy.namespace].map((id, index) => ({
    id,
    number: index + 1,
    ...tree.sections[id]!,
  }));
  return (
    <>
      <PolicyHead
        namespace={namespace}
        policy={policy}
        eyebrow={tree.eyebrow ?? t("eyebrow")}
        minutes={readingMinutes(tree)}
      />
      <Container>
        <div className={styles.columns}>
          <section className={styles.short} aria-labelledby="in-short" data-read="">
            <h2 id="in-short" className={styles.shortTitle}>
              {t("inShort")}
            </h2>
            <ul role="list" className={styles.gist}>
              {tree.inShort.map((line) => (
                <li key={line} className={styles.line}>
                  <span className={styles.tick}>
                    <Icon shape={icons.check} />
                  </span>
                  <span>
                    <InlineMarkup>{line}</InlineMarkup>
                  </span>
                </li>
              ))}
            </ul>
            <p className={styles.governs}>
              <strong className={styles.label}>{t("governs")}</strong> <InlineMarkup>{tree.governs}</InlineMarkup>
            </p>
          </section>
          <PolicyContents sections={sections} />
          <div className={styles.sections} data-copied={t("copied")} data-read="">
            {sections.map(({ id, number, title, body }) => (
              <section key={id} className={styles.section} data-later="">
                <div className={styles.sectionHead}>
                  <h2 id={id} className={styles.title}>
                    <span className={styles.number}>{number}.</span> {title}
                  </h2>
                  <a
                    href={`#${id}`}
                    className={styles.anchor}
                    aria-label={t("sectionLink", { number, title })}
                    data-copy=""
                  >
                    <Icon shape={icons.link} size="medium" />
                  </a>
                </div>
                <Blocks blocks={body} slots={slots} />
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  );
}

function PolicyHead({
  namespace,
  policy,
  eyebrow,
  minutes,
}: {
  namespace: Namespace;
  policy: Policy;
  eyebrow: string;
  minutes: number;
}) {
  const { t } = useTranslation([namespace, "company"]);
  const title = t as unknown as (key: string, options?: { defaultValue: string }) => string;
  const tPolicy = usePolicyTranslation();
  const language = useLanguage();
  const subtitle = title("subtitle", { defaultValue: "" });
  return (
    <header className={styles.head}>
      <Container>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <p className={styles.issuer}>
          {t("company:brand")} · {t("company:operator")}
        </p>
        <h1>{title("heading")}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        <ul role="list" className={styles.facts}>
          <li className={styles.fact}>
            <Icon shape={icons.document} />
            {tPolicy("version", { version: policy.version })}
          </li>
          <li className={styles.fact}>
            <Icon shape={icons.calendar} />
            <time dateTime={policy.reviewed}>
              {tPolicy("reviewed", { date: formatDate(new Date(policy.reviewed), language) })}
            </time>
          </li>
          <li className={styles.fact}>
            <Icon shape={icons.clock} />
            {tPolicy("readingTime", { count: minutes })}
          </li>
        </ul>
        <div className={styles.listen}>
          <Listen labels={useListenLabels()} />
        </div>
      </Container>
    </header>
  );
}
