import { useTranslation } from "react-i18next";
import type { ApplicationReceipt } from "#contract/lender";
import { digitsOf, mobileOf, toLatinDigits } from "#domain/digits";
import { genders, isRequired, type ApplicationField } from "#domain/application";
import { calculator, limits } from "#domain/facts";
import { formatNumber } from "#i18n/format";
import { rich } from "#i18n/rich";
import { useLanguage } from "#i18n/useLanguage";
import { Button, Checkbox, DateField, DraftNotice, ErrorSummary, Link, Notice, RadioGroup, TextField, useOnline } from "#ui";
import * as styles from "./ApplicationForm.css.ts";
import { FieldGroup } from "./FieldGroup.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { fieldId } from "./field-id.ts";
import { useApplication } from "./useApplication.ts";

/** The loan application. `onDone` is told what the lender acknowledged. Specification, sections 3, 4, 5, 7 and 8. */
export function ApplicationForm({ onDone }: { onDone: (receipt: ApplicationReceipt) => void }) {
  const { t } = useTranslation(["apply", "errors", "common"]);
  const language = useLanguage();
  const online = useOnline();
  const application = useApplication(onDone);
  const { errors, remarks, changed, left, refused } = application;
  const count = Object.keys(errors).length;

  const remark = (name: ApplicationField) => {
    const found = remarks[name];
    if (!found || errors[name]) return undefined;
    return found === "onlyDigits" || found === "mobileWhileTyping" ? t(`errors:field.${found}`) : t(`errors:hint.${found}`);
  };

  /** What every field has: its words, its fault, and who hears of its changes. */
  const common = (name: ApplicationField) => ({
    id: fieldId(name),
    name,
    label: t(`field.${name}.label`),
    error: errors[name] && t(`errors:field.${errors[name]!}`),
    remark: remark(name),
    required: isRequired(name) || undefined,
    optional: isRequired(name) ? undefined : t("common:optional"),
  });

  /** A field of text: a remark on it waits until it is left. */
  const text = (name: ApplicationField) => ({
    ...common(name),
    onChange: (value: string) => changed(name, value),
    onBlur: (event: { currentTarget: HTMLInputElement }) => left(name, event.currentTarget.value),
  });

  /** A field of digits: Devanagari ones are read as digits, and anything else is refused with the specification's words. */
  const digits = (name: "mobile" | "altMobile" | "obligations") => ({
    ...text(name),
    inputMode: "numeric" as const,
    normalize: name === "obligations" ? toLatinDigits : toMobileDigits,
    accept: (character: string) => /\d/.test(character),
    onRefuse: () => refused(name),
  });

  return (
    // Without our script "dialog" sends nothing, where a plain form would put the PAN into the address.
    <form ref={application.form} method="dialog" className={styles.root} noValidate onSubmit={(event) => void application.submit(event)}>
      {count > 0 && (
        <ErrorSummary
          title={t("errors:summary.heading", { count })}
          focusKey={application.attempt || null}
          errors={(Object.keys(errors) as ApplicationField[]).map((name) => ({
            id: fieldId(linkTarget(name, errors)),
            message: t("errors:summary.link", { field: t(`field.${name}.label`), message: t(`errors:field.${errors[name]!}`) }),
          }))}
        />
      )}
      <DraftNotice
        draft={application.draft}
        labels={{ restored: t("draft"), clear: t("clear"), cleared: t("common:formCleared"), undo: t("common:undo"), undone: t("common:formRestored") }}
        onClear={() => void application.clear()}
        onUndo={application.undoClear}
      />

      <FieldGroup legend={t("group.loan")}>
        <TextField {...text("loanAmount")} hint={t("field.loanAmount.hint", { example: formatNumber(calculator.amountRupees.initial, language) })} prefix="₹" inputMode="numeric" maxLength={12} normalize={toLatinDigits} autoComplete="transaction-amount" />
        <TextField {...text("monthlyIncome")} hint={t("field.monthlyIncome.hint")} prefix="₹" inputMode="numeric" maxLength={12} normalize={toLatinDigits} autoComplete="off" />
        <TextField {...digits("obligations")} hint={t("field.obligations.hint")} prefix="₹" maxLength={limits.obligationsDigits} autoComplete="off" />
      </FieldGroup>

      <FieldGroup legend={t("group.you")}>
        <TextField {...text("firstName")} hint={t("field.firstName.hint")} autoComplete="given-name" />
        <TextField {...text("middleName")} autoComplete="additional-name" />
        <TextField {...text("lastName")} autoComplete="family-name" />
        <TextField {...text("panNumber")} hint={t("field.panNumber.hint")} uppercase maxLength={limits.panCharacters} characters={12} normalize={toLatinDigits} autoComplete="off" spellCheck={false} />
        <DateField {...text("dob")} autoComplete="bday" />
        <RadioGroup {...common("gender")} inline onChange={(value) => changed("gender", value)} options={genders.map((value) => ({ value, label: t(`field.gender.${value}`) }))} />
      </FieldGroup>

      <FieldGroup legend={t("group.contact")}>
        <TextField {...digits("mobile")} hint={t("field.mobile.hint")} maxLength={limits.mobileDigits} autoComplete="tel-national" />
        <TextField {...digits("altMobile")} type="tel" maxLength={limits.mobileDigits} autoComplete="off" />
        <TextField {...text("email")} type="email" inputMode="email" autoComplete="email" />
        <TextField {...text("officialEmail")} hint={t("field.officialEmail.hint")} type="email" inputMode="email" autoComplete="off" />
      </FieldGroup>

      <FieldGroup legend={t("group.address")}>
        <PlaceFields application={application} common={common} />
      </FieldGroup>

      <FieldGroup legend={t("group.consent")}>
        <Checkbox
          {...common("termsAccepted")}
          label={rich(t("field.termsAccepted.text"), {
            terms: (words) => <Link href="/terms-conditions">{words}</Link>,
            privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
          })}
          onChange={(checked) => changed("termsAccepted", checked)}
        />
      </FieldGroup>

      <div className={styles.end}>
        <p className={styles.lender}>{t("lender")}</p>
        {!online && <Notice tone="caution">{t("offline")}</Notice>}
        <Button type="submit" tone="highlight" size="large" stretch busy={application.sending}>
          {application.sending ? t("sending") : t("submit")}
        </Button>
      </div>
    </form>
  );
}

/** A number pasted whole, with the country's code, is read without it; what is typed key by key stays as it is. */
const toMobileDigits = (text: string) => (digitsOf(text).length > limits.mobileDigits ? mobileOf(text) : toLatinDigits(text));

/** Of state, city and PIN code only the first empty one can be mended, so the summary leads there. accessibility.md. */
function linkTarget(name: ApplicationField, errors: Partial<Record<ApplicationField, unknown>>): ApplicationField {
  const chain: ApplicationField[] = ["state", "city", "pincode"];
  return chain.includes(name) ? chain.find((place) => errors[place])! : name;
}
