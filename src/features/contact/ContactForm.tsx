import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cleanText } from "#domain/cleaning";
import { Button, DraftNotice, ErrorSummary, IconLine, Notice, TextAreaField, TextField, icons, useOnline } from "#ui";
import * as styles from "./ContactForm.css.ts";
import { contactFields, fieldId, type Acknowledgement, type ContactField } from "./form.ts";
import { formIdField, useContact } from "./useContact.ts";

/** The form "Get in Touch". `onDone` receives the server's acknowledgement. docs/product.md, section 2.6. */
export function ContactForm({
  onDone,
  subject,
  message,
}: {
  onDone: (acknowledgement: Acknowledgement) => void;
  subject?: string;
  message?: string;
}) {
  const { t } = useTranslation(["contact", "errors", "common"]);
  const online = useOnline();
  const contact = useContact(onDone);
  const { errors } = contact;
  // The prerendered page knows no query, so its message may be shorter.
  useEffect(() => {
    const area = contact.form.current?.elements.namedItem("message") as HTMLTextAreaElement | null | undefined;
    if (area && message !== undefined) area.defaultValue = message;
  }, [contact.form, message]);
  const summaryErrors = contactFields.flatMap((name) =>
    errors[name] ? [{ id: fieldId(name), message: t(`message.error.${errors[name]}`) }] : [],
  );

  const field = (name: ContactField) => ({
    id: fieldId(name),
    name,
    label: t(`message.field.${name}.label`),
    error: errors[name] && t(`message.error.${errors[name]}`),
    warning: errors[name] ? undefined : contact.warnings[name],
    onChange: contact.handleChange,
    onBlur: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      contact.handleBlur(name, event.currentTarget.value),
  });

  return (
    // Without our script, method "dialog" sends nothing; a plain form would put all values into the address.
    <form
      ref={contact.form}
      method="dialog"
      className={styles.root}
      noValidate
      onSubmit={(event) => void contact.submit(event)}
    >
      {summaryErrors.length > 0 && (
        <ErrorSummary
          level={3}
          title={t("errors:summary.heading", { count: summaryErrors.length })}
          focusKey={contact.submitCount || null}
          errors={summaryErrors}
        />
      )}
      <DraftNotice
        draft={contact.draft}
        labels={{
          restored: t("message.draft"),
          clear: t("message.clear"),
          cleared: t("common:formCleared"),
          undo: t("common:undo"),
          undone: t("common:formRestored"),
        }}
        onClear={() => void contact.clear()}
        onUndo={contact.undoClear}
      />
      <IconLine icon={icons.lock} tone="muted">
        {t("message.never")}
      </IconLine>
      <input type="hidden" name={formIdField} />
      <TextField {...field("name")} required autoComplete="name" />
      <div className={styles.reach}>
        <TextField
          {...field("number")}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={t("message.field.number.hint")}
          clean={cleanText}
        />
        <TextField {...field("email")} type="email" inputMode="email" autoComplete="email" />
      </div>
      <TextField {...field("subject")} defaultValue={subject} optional={t("common:optional")} />
      <TextAreaField
        {...field("message")}
        defaultValue={message}
        required
        rows={5}
        hint={t("message.field.message.hint")}
      />
      {!online && <Notice tone="caution">{t("message.offline")}</Notice>}
      <div className={styles.end}>
        <Button type="submit" size="large" busy={contact.sending}>
          {contact.sending ? t("message.sending") : t("message.submit")}
        </Button>
      </div>
    </form>
  );
}
