import { useTranslation } from "react-i18next";
import { company } from "#content/company";
import { careers } from "#domain/facts/careers";
import { cleanText } from "#domain/cleaning";
import { Button, DraftNotice, ErrorSummary, FileField, Icon, TextAreaField, TextField, icons } from "#ui";
import * as styles from "./CareerForm.css.ts";
import { LetterReady } from "./LetterReady.tsx";
import { careerFields, fieldId, type CareerField } from "./form.ts";
import { useCareer } from "./useCareer.ts";

/**
 * The job application (docs/product.md, section 2.8): the browser requires all fields, and the form is sent as multipart to
 * a `mailto:` address, which needs no script. Browsers encode such a form as one unreadable line, so with our script the
 * same address gets a readable letter.
 */
export function CareerForm() {
  const { t } = useTranslation(["career", "common", "errors"]);
  const career = useCareer();
  const { errors, warning, letter } = career;
  const summaryErrors = careerFields.flatMap((name) =>
    errors[name] ? [{ id: fieldId(name), message: errors[name] }] : [],
  );

  const field = (name: CareerField) => ({
    id: fieldId(name),
    name,
    label: t(`form.field.${name}.label`),
    error: errors[name],
    required: true,
    onChange: () => career.handleChange(name),
  });

  return (
    <form
      ref={career.form}
      action={`mailto:${company.careersEmail}`}
      method="post"
      encType="multipart/form-data"
      className={styles.root}
      onSubmit={career.submit}
    >
      {summaryErrors.length > 0 && (
        <ErrorSummary
          level={3}
          title={t("errors:summary.heading", { count: summaryErrors.length })}
          focusKey={career.submitCount || null}
          errors={summaryErrors}
        />
      )}
      <DraftNotice
        draft={career.draft}
        labels={{
          restored: t("form.draft"),
          clear: t("form.clear"),
          cleared: t("common:formCleared"),
          undo: t("common:undo"),
          undone: t("common:formRestored"),
        }}
        onClear={career.clear}
        onUndo={career.undoClear}
      />
      <TextField {...field("name")} autoComplete="name" />
      <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" />
      <TextField {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" clean={cleanText} />
      <TextField {...field("applyingFor")} hint={t("form.field.applyingFor.hint")} autoComplete="organization-title" />
      <TextField {...field("noticePeriod")} hint={t("form.field.noticePeriod.hint")} autoComplete="off" />
      <FileField
        {...field("resume")}
        hint={t("form.field.resume.hint")}
        warning={warning && !errors.resume ? t(`form.file.${warning.about}`, { name: warning.name }) : undefined}
        accept={careers.resumeEndings.join()}
        onChange={career.choose}
      />
      <TextAreaField {...field("message")} hint={t("form.field.message.hint")} rows={5} />
      <div className={styles.end}>
        <Button type="submit" size="large" icon={<Icon shape={icons.mail} />}>
          {t("form.submit")}
        </Button>
      </div>
      {letter && <LetterReady letter={letter} file={letter.file} />}
    </form>
  );
}
