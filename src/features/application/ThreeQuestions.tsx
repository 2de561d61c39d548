import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Notice, RadioGroup, Stack, useAnnounce } from "#ui";

const questions = ["age", "income", "pan"] as const;
type Question = (typeof questions)[number];

/** "Can I apply?" in three questions, answered in the page. The answers are not stored and do not block anyone. docs/product.md, section 1.3. */
export function ThreeQuestions() {
  const { t } = useTranslation("apply");
  const announce = useAnnounce();
  const id = useId();
  const [answers, setAnswers] = useState<Partial<Record<Question, "yes" | "no">>>({});

  const resultOf = (given: typeof answers) => {
    if (questions.some((question) => !given[question])) return undefined;
    const missing = questions.filter((question) => given[question] === "no");
    return missing.length === 0
      ? { tone: "positive" as const, lines: [t("questions.yes")] }
      : {
          tone: "caution" as const,
          lines: [...missing.map((question) => t(`questions.missing.${question}`)), t("questions.still")],
        };
  };
  const result = resultOf(answers);

  return (
    <Stack space={200}>
      {questions.map((question) => (
        <RadioGroup
          key={question}
          name={`${id}-${question}`}
          label={t(`questions.${question}`)}
          inline
          options={(["yes", "no"] as const).map((value) => ({ value, label: t(`questions.answer.${value}`) }))}
          onChange={(value) => {
            const next = { ...answers, [question]: value as "yes" | "no" };
            setAnswers(next);
            announce(resultOf(next)?.lines.join(" ") ?? "");
          }}
        />
      ))}
      {result && (
        <Notice tone={result.tone}>
          {result.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
      <p>{t("questions.private")}</p>
    </Stack>
  );
}
