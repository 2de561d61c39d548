import { useTranslation } from "react-i18next";
import type { ApplicationReceipt } from "#contract/lender";
import { genders, isRequired, type ApplicationField } from "#domain/application";
import { cleanMobile, cleanPan, cleanPincode, cleanText, cleanWholeRupees, type CleaningRule } from "#domain/cleaning";
import { limits } from "#domain/facts/application-limits";
import { calculator } from "#domain/facts/calculator";
import { formatNumber } from "#i18n/format";
import { interpolateTags, type TagRenderer } from "#i18n/interpolate-tags";
import { useLanguage } from "#i18n/useLanguage";
import { useListenLabels } from "#i18n/useListenLabels";
import {
  Button,
  Checkbox,
  DateField,
  Disclosure,
  DraftNotice,
  ErrorSummary,
  Link,
  Listen,
  Notice,
  RadioGroup,
  Stack,
  TextField,
  useOnline,
} from "#ui";
import * as styles from "./ApplicationForm.css.ts";
import { CostExample } from "./CostExample.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import { PlaceFields } from "./PlaceFields.tsx";
import { fieldId } from "./field-id.ts";
import { useApplication } from "./useApplication.ts";
import type { CleanedField } from "./useWarnings.ts";

/** How a field's text is cleaned, and its maximum length after that. docs/product.md, section 9.12. */
const cleaning: Record<CleanedField, { clean: CleaningRule; maxLength: number }> = {
  panNumber: { clean: cleanPan, maxLength: limits.panCharacters },
  mobile: { clean: cleanMobile, maxLength: limits.mobileDigits },
  altMobile: { clean: cleanMobile, maxLength: limits.mobileDigits },
  obligations: { clean: cleanWholeRupees, maxLength: limits.obligationsDigits },
  pincode: { clean: cleanPincode, maxLength: limits.pincodeDigits },
};

const policyLinks: Record<string, TagRenderer> = {
  terms: (words) => <Link href="/terms-conditions">{words}</Link>,
  privacy: (words) => <Link href="/privacy-policy">{words}</Link>,
};

/** The loan application. `onDone` gets the lender's acknowledgement and the amount applied for. docs/product.md, sections 3.1, 5 and 15. */
export function ApplicationForm({ onDone }: { onDone: (receipt: ApplicationReceipt, amount: string) => void }) {
  const { t } = useTranslation(["apply", "errors", "common"]);
  const language = useLanguage();
  const online = useOnline();
  const application = useApplication(onDone);
  const { errors, warnings, handleChange, checking } = application;
  const count = Object.keys(errors).length;

  /** Props that every field has: its texts, its error and its change handlers. */
  const common = (name: ApplicationField) => ({
    id: fieldId(name),
    name,
    label: t(`field.${name}.label`),
    error: errors[name] && t(`errors:field.${errors[name]!}`),
    warning: warnings.warningFor(name, Boolean(errors[name])),
    required: isRequired(name) || undefined,
    optional: isRequired(name) ? undefined : t("common:optional"),
  });

  /** Props of a text field: its warning appears when the focus leaves it. */
  const text = (name: ApplicationField) => ({
    ...common(name),
    onChange: (value: string) => handleChange(name, value),
    onBlur: (event: { currentTarget: HTMLInputElement }) => warnings.handleBlur(name, event.currentTarget.value),
  });

  /** Props of a field whose text is cleaned and which reports what was left out. */
  const cleaned = (name: CleanedField) => ({
    ...text(name),
    ...cleaning[name],
    onReject: (refused: string) => warnings.handleRejectedInput(name, refused),
  });

  return (
    // Without our script, method "dialog" sends nothing; a plain form would put the PAN into the address.
    <form
      ref={application.form}
      method="dialog"
      className={styles.root}
      noValidate
      onSubmit={(event) => void application.submit(event)}
    >
      {count > 0 && (
        <ErrorSummary
          title={t("errors:summary.heading", { count })}
          focusKey={application.submitCount || null}
          errors={(Object.keys(errors) as ApplicationField[]).map((name) => ({
            id: fieldId(linkTarget(name, errors)),
            message: t("errors:summary.link", {
              field: t(`field.${name}.label`),
              message: t(`errors:field.${errors[name]!}`),
            }),
          }))}
        />
      )}
      {/* Hidden and not gone: the answers stay in the form. */}
      <div className={styles.fields} hidden={checking !== undefined}>
        <DraftNotice
          draft={application.draft}
          labels={{
            restored: t("draft"),
            clear: t("clear"),
            cleared: t("common:formCleared"),
            undo: t("common:undo"),
            undone: t("common:formRestored"),
          }}
          onClear={() => void application.clear()}
          onUndo={application.undoClear}
        />

        <FieldGroup legend={t("group.loan")}>
          <TextField
            {...text("loanAmount")}
            hint={t("field.loanAmount.hint", { example: formatNumber(calculator.amountRupees.initial, language) })}
            prefix="₹"
            inputMode="numeric"
            clean={cleanText}
            autoComplete="transaction-amount"
          />
          <TextField
            {...text("monthlyIncome")}
            hint={t("field.monthlyIncome.hint")}
            prefix="₹"
            inputMode="numeric"
            clean={cleanText}
            autoComplete="off"
          />
          <TextField
            {...cleaned("obligations")}
            hint={t("field.obligations.hint")}
            prefix="₹"
            inputMode="numeric"
            autoComplete="off"
          />
        </FieldGroup>

        <FieldGroup legend={t("group.you")}>
          <TextField {...text("firstName")} hint={t("field.firstName.hint")} autoComplete="given-name" />
          <TextField {...text("middleName")} autoComplete="additional-name" />
          <TextField {...text("lastName")} autoComplete="family-name" />
          <Stack space={50}>
            <TextField
              {...cleaned("panNumber")}
              hint={t("field.panNumber.hint")}
              uppercase
              characters={12}
              autoComplete="off"
              spellCheck={false}
            />
            <Disclosure summary={t("field.panNumber.why")}>
              <p>{interpolateTags(t("field.panNumber.reason"), policyLinks)}</p>
            </Disclosure>
          </Stack>
          <DateField
            {...common("dob")}
            onChange={(value) => handleChange("dob", value)}
            onBlur={(value) => warnings.handleBlur("dob", value)}
            hint={t("field.dob.hint")}
            labels={{ day: t("field.dob.day"), month: t("field.dob.month"), year: t("field.dob.year") }}
            autoComplete="bday"
          />
          <RadioGroup
            {...common("gender")}
            inline
            onChange={(value) => handleChange("gender", value)}
            options={genders.map((value) => ({ value, label: t(`field.gender.${value}`) }))}
          />
        </FieldGroup>

        <FieldGroup legend={t("group.contact")}>
          <TextField
            {...cleaned("mobile")}
            hint={t("field.mobile.hint")}
            type="tel"
            inputMode="numeric"
            autoComplete="tel"
          />
          <TextField {...cleaned("altMobile")} type="tel" inputMode="numeric" autoComplete="off" />
          <TextField {...text("email")} type="email" inputMode="email" autoComplete="email" />
          <TextField
            {...text("officialEmail")}
            hint={t("field.officialEmail.hint")}
            type="email"
            inputMode="email"
            autoComplete="off"
          />
        </FieldGroup>

        <FieldGroup legend={t("group.address")}>
          <PlaceFields application={application} common={common} pin={cleaned("pincode")} />
        </FieldGroup>
      </div>
      {checking && (
        <checking.Review answers={checking.answers} names={application.places.names} onChange={application.change} />
      )}

      <CostExample />

      <FieldGroup legend={t("group.consent")}>
        <div data-read="">
          <Stack space={100}>
            <Listen labels={useListenLabels()} />
            <Checkbox
              {...common("termsAccepted")}
              label={interpolateTags(t("field.termsAccepted.text"), policyLinks)}
              onChange={(checked) => handleChange("termsAccepted", checked)}
            />
          </Stack>
        </div>
      </FieldGroup>

      <div className={styles.end}>
        <p className={styles.lender}>{t("lender")}</p>
        {!online && <Notice tone="caution">{t("offline")}</Notice>}
        <Button type="submit" tone="highlight" size="large" fullWidth busy={application.sending || application.waiting}>
          {application.sending ? t("sending") : checking ? t("submit") : t("check.open")}
        </Button>
      </div>
    </form>
  );
}

/** Of state, city and PIN code only the first empty one can be filled in, so the error summary links to it. docs/product.md, section 19.3. */
function linkTarget(name: ApplicationField, errors: Partial<Record<ApplicationField, unknown>>): ApplicationField {
  const chain: ApplicationField[] = ["state", "city", "pincode"];
  return chain.includes(name) ? chain.find((place) => errors[place])! : name;
}
