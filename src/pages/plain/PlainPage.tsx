import { useTranslation } from "react-i18next";
import type { Namespace } from "#i18n/instance";
import { ButtonLink, Container, Inline, Stack } from "#ui";
import * as styles from "./PlainPage.css.ts";

/** A page of words: heading, summary, a few paragraphs, and where to go from here. */
export function Page({ words }: { words: Namespace }) {
  const { t } = useTranslation([words, "common"]);
  // Which of the pages this is decides its words, so the keys are known by shape and not by type.
  const say = t as unknown as (key: string, options?: { defaultValue: string }) => string;
  const paragraphs = ["first", "second", "third"].map((key) => say(`body.${key}`, { defaultValue: "" })).filter(Boolean);
  return (
    <article className={styles.root}>
      <Container width="text">
        <Stack space={300}>
          <h1>{say("heading")}</h1>
          <p className={styles.summary}>{say("summary")}</p>
          {paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
          <Inline space={200}>
            <ButtonLink href="/apply-now">{t("common:apply")}</ButtonLink>
            <ButtonLink href="/#calculator" tone="neutral">{t("common:calculate")}</ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </article>
  );
}
