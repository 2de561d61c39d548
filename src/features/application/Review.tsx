import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ApplicationField } from "#domain/application";
import { mobileOf, numberOf, panOf } from "#domain/cleaning";
import { formatDate, formatRupees } from "#i18n/format";
import { useLanguage } from "#i18n/useLanguage";
import { Button, DescriptionList, Stack, focusHeading } from "#ui";
import * as styles from "./Review.css.ts";
import type { FilledForm } from "./form-data.ts";

export interface ReviewProps {
  answers: FilledForm;
  /** The names of the chosen state and city, once they are known. */
  names: { state: string; city: string };
  /** Returns to a field of the form. */
  onChange: (field: ApplicationField) => void;
}

/** The answers in the groups of the form. Consent is given below them, beside the submit button. */
const groups = {
  loan: ["loanAmount", "monthlyIncome", "obligations"],
  you: ["firstName", "middleName", "lastName", "panNumber", "dob", "gender"],
  contact: ["mobile", "altMobile", "email", "officialEmail"],
  address: ["pincode", "city", "state"],
} as const satisfies Record<string, readonly ApplicationField[]>;

/** All answers, for a check before they are sent. docs/product.md, section 15.7. */
export function Review({ answers, names, onChange }: ReviewProps) {
  const { t } = useTranslation("apply");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (heading.current) focusHeading(heading.current);
  }, []);

  const value = (field: ApplicationField): string => {
    const text = String(answers[field]).trim();
    if (field === "state" || field === "city") return names[field];
    if (text === "") return "";
    switch (field) {
      case "loanAmount":
      case "monthlyIncome":
      case "obligations": {
        const rupees = numberOf(text)!;
        return formatRupees(rupees, language, Number.isInteger(rupees) ? 0 : 2);
      }
      case "panNumber":
        return panOf(text);
      case "dob":
        return formatDate(new Date(`${text}T12:00:00`), language);
      case "gender":
        return t(`field.gender.${answers.gender || "other"}`);
      case "mobile":
      case "altMobile":
        return mobileOf(text);
      default:
        return text;
    }
  };

  return (
    <Stack space={400}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {t("check.heading")}
        </h2>
        <p>{t("check.lead")}</p>
      </div>
      {Object.entries(groups).map(([group, fields]) => (
        <section key={group} aria-labelledby={`check-${group}`}>
          <h3 id={`check-${group}`}>{t(`group.${group as keyof typeof groups}`)}</h3>
          <DescriptionList
            items={fields.map((field) => ({
              id: field,
              term: t(`field.${field}.label`),
              value: (
                <span className={styles.answer}>
                  <span>{value(field) || t("check.none")}</span>
                  <Button
                    tone="quiet"
                    size="small"
                    label={t("check.changeField", { field: t(`field.${field}.label`) })}
                    onClick={() => onChange(field)}
                  >
                    {t("check.change")}
                  </Button>
                </span>
              ),
            }))}
          />
        </section>
      ))}
      <section aria-labelledby="check-next">
        <h3 id="check-next">{t("done.nextHeading")}</h3>
        <p>{t("check.next")}</p>
      </section>
    </Stack>
  );
}
