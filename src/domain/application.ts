import { amountOf, isPan, mobileOf, numberOf, panOf, toPlainText } from "./cleaning.ts";
import { isDate } from "./days.ts";
import { advertised } from "./facts/advertised.ts";
import { limits, unlikely } from "./facts/application-limits.ts";
import { eligibility } from "./facts/eligibility.ts";

/** The application form as the visitor fills it in, field by field, all as text. docs/product.md, section 3.1. */
export interface ApplicationForm {
  loanAmount: string;
  monthlyIncome: string;
  firstName: string;
  middleName: string;
  lastName: string;
  panNumber: string;
  /** ISO, `yyyy-mm-dd`. An incomplete date keeps this order: "1990-8-". */
  dob: string;
  gender: "" | Gender;
  mobile: string;
  altMobile: string;
  email: string;
  officialEmail: string;
  obligations: string;
  /** The `state_id` of the list. */
  state: string;
  /** The `city_id` of the list. */
  city: string;
  /** The `m_pincode_value` of the list, or a PIN code that was typed because the list does not have it. */
  pincode: string;
  termsAccepted: boolean;
}

export type ApplicationField = keyof ApplicationForm;

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

/** Fields in page order, which is also the order of the error summary. */
export const applicationFields = [
  "loanAmount",
  "monthlyIncome",
  "obligations",
  "firstName",
  "middleName",
  "lastName",
  "panNumber",
  "dob",
  "gender",
  "mobile",
  "altMobile",
  "email",
  "officialEmail",
  "state",
  "city",
  "pincode",
  "termsAccepted",
] as const satisfies readonly ApplicationField[];

/** An empty application; no box is ticked in advance. */
export const emptyApplication: ApplicationForm = {
  loanAmount: "",
  monthlyIncome: "",
  firstName: "",
  middleName: "",
  lastName: "",
  panNumber: "",
  dob: "",
  gender: "",
  mobile: "",
  altMobile: "",
  email: "",
  officialEmail: "",
  obligations: "",
  state: "",
  city: "",
  pincode: "",
  termsAccepted: false,
};

/** Errors of a field; the messages are in the `errors` namespace. docs/product.md, section 5.1. */
export type FieldError =
  | "required"
  | "mobileTenDigits"
  | "obligationsNumeric"
  | "acceptTerms"
  /** Our addition, instead of the browser's own check of `type="number"`, `type="email"` and `type="date"`. */
  | "amountNumeric"
  | "emailInvalid"
  | "dateInvalid"
  /** The server's limits, checked in the form too, so that the visitor sees the error before sending. */
  | TooLong
  /** Our addition too: a PIN code can also be typed. */
  | "pincodeSixDigits";

type TooLong = "nameTooLong" | "emailTooLong";

/**
 * Warnings under a field. Only a text that is too long is also an error: docs/product.md, section 15.3. The first is
 * section 5.2.
 */
export type FieldWarning =
  | "mobileWhileTyping"
  | "panUnusual"
  | "mobileUnusual"
  | "ageUnder"
  | "birthUnlikely"
  | "amountZero"
  | "loanOutside"
  | "incomeHigh"
  | TooLong;

const requiredFields = [
  "loanAmount",
  "monthlyIncome",
  "firstName",
  "panNumber",
  "dob",
  "gender",
  "email",
  "state",
  "city",
  "pincode",
] as const satisfies readonly ApplicationField[];

const tenDigits = new RegExp(`^\\d{${limits.mobileDigits}}$`);

const amountShape = /^\d{1,9}(\.\d{1,2})?$/;
/** The rule of HTML's email inputs. The server uses it too, so it never refuses an address the form accepted. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** A PIN code of India: six digits, the first of which is not 0. */
export const pincodePattern = new RegExp(`^[1-9]\\d{${limits.pincodeDigits - 1}}$`);

/**
 * Checks an application as the submit button does: the first error of each field, in page order.
 * PAN format and age are not checked here: docs/product.md, section 5.3.
 */
export function checkApplication(form: ApplicationForm): Partial<Record<ApplicationField, FieldError>> {
  const errors: Partial<Record<ApplicationField, FieldError>> = {};
  for (const field of applicationFields) {
    const error = checkField(field, form);
    if (error) errors[field] = error;
  }
  return errors;
}

/** The error of one field; undefined if it is valid. */
export function checkField(field: ApplicationField, form: ApplicationForm): FieldError | undefined {
  if (field === "termsAccepted") return form.termsAccepted ? undefined : "acceptTerms";
  const text = String(form[field]);
  const value = field === "panNumber" ? panOf(text) : toPlainText(text).trim();
  if (field === "mobile") return tenDigits.test(mobileOf(value)) ? undefined : "mobileTenDigits";
  if (field === "altMobile") return value === "" || tenDigits.test(mobileOf(value)) ? undefined : "mobileTenDigits";
  if (field === "obligations") return value === "" || /^\d+$/.test(value) ? undefined : "obligationsNumeric";
  if ((requiredFields as readonly string[]).includes(field) && value === "") return "required";
  if (value !== "" && (field === "loanAmount" || field === "monthlyIncome")) {
    return amountShape.test(amountOf(value)) ? undefined : "amountNumeric";
  }
  if (value !== "" && (field === "email" || field === "officialEmail") && !emailPattern.test(value))
    return "emailInvalid";
  if (value !== "" && field === "dob") return isDate(value) ? undefined : "dateInvalid";
  if (value !== "" && field === "pincode") return pincodePattern.test(value) ? undefined : "pincodeSixDigits";
  return tooLong(field, value);
}

const names: readonly ApplicationField[] = ["firstName", "middleName", "lastName"];
const emails: readonly ApplicationField[] = ["email", "officialEmail"];

function tooLong(field: ApplicationField, value: string): TooLong | undefined {
  if (names.includes(field) && value.length > limits.nameCharacters) return "nameTooLong";
  if (emails.includes(field) && value.length > limits.emailCharacters) return "emailTooLong";
  return undefined;
}

/** Whether a field must be filled in. */
export const isRequired = (field: ApplicationField) =>
  field === "mobile" || field === "termsAccepted" || (requiredFields as readonly string[]).includes(field);

/** The warning for one field; undefined if there is none. `today` is the visitor's date. */
export function fieldWarning(field: ApplicationField, value: string, today: Date): FieldWarning | undefined {
  const text = toPlainText(value).trim();
  if (text === "") return undefined;
  switch (field) {
    case "loanAmount":
    case "monthlyIncome":
      return amountWarning(field, numberOf(text));
    case "panNumber":
      return isPan(panOf(text)) ? undefined : "panUnusual";
    case "mobile":
    case "altMobile":
      if (text.length < limits.mobileDigits) return "mobileWhileTyping";
      return /^[6-9]/.test(text) ? undefined : "mobileUnusual";
    case "dob": {
      if (!isDate(text)) return undefined;
      const age = ageInYears(text, today);
      if (age < 0 || age > unlikely.ageYears) return "birthUnlikely";
      return age < eligibility.landingAgeYears ? "ageUnder" : undefined;
    }
    default:
      return tooLong(field, text);
  }
}

function amountWarning(field: "loanAmount" | "monthlyIncome", rupees: number | undefined): FieldWarning | undefined {
  if (rupees === undefined) return undefined;
  if (rupees === 0) return "amountZero";
  if (field === "monthlyIncome") return rupees > unlikely.monthlyIncomeRupees ? "incomeHigh" : undefined;
  const { min, max } = advertised.amountRupees;
  return rupees < min || rupees > max ? "loanOutside" : undefined;
}

/** Whole years from an ISO date to `today`; NaN if the date cannot be read. */
export function ageInYears(isoDate: string, today: Date): number {
  const [year, month, day] = isoDate.split("-").map(Number);
  if (!year || !month || !day) return Number.NaN;
  const hadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}
