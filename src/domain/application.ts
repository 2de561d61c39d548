import { eligibility, limits } from "./facts.ts";
import { amountOf, toLatinDigits } from "./digits.ts";

/** The application form as the visitor fills it in, field by field, all as text. Specification, section 3. */
export interface ApplicationForm {
  loanAmount: string;
  monthlyIncome: string;
  firstName: string;
  middleName: string;
  lastName: string;
  panNumber: string;
  /** ISO, `yyyy-mm-dd`, as a date input gives it. */
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
  /** The `m_pincode_value` of the list. */
  pincode: string;
  termsAccepted: boolean;
}

export type ApplicationField = keyof ApplicationForm;

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

/** Fields in the order in which they stand on the page, which is the order of the error summary. */
export const applicationFields = [
  "loanAmount", "monthlyIncome", "obligations",
  "firstName", "middleName", "lastName", "panNumber", "dob", "gender",
  "mobile", "altMobile", "email", "officialEmail",
  "state", "city", "pincode",
  "termsAccepted",
] as const satisfies readonly ApplicationField[];

/** An application in which nothing has been filled in; no box is ticked beforehand. */
export const emptyApplication: ApplicationForm = {
  loanAmount: "", monthlyIncome: "", firstName: "", middleName: "", lastName: "", panNumber: "", dob: "", gender: "",
  mobile: "", altMobile: "", email: "", officialEmail: "", obligations: "", state: "", city: "", pincode: "",
  termsAccepted: false,
};

/** What can be wrong with a field; the words stand in the `errors` namespace. Specification, section 5. */
export type FieldError =
  | "required"
  | "mobileTenDigits"
  | "obligationsNumeric"
  | "acceptTerms"
  /** Not in the specification, which leaves it to the browser: what `type="number"` and `type="email"` refuse. */
  | "amountNumeric"
  | "emailInvalid";

/** What a field gently remarks and never insists on. product.md, section 7; the first is section 5's "While typing". */
export type FieldHint = "mobileWhileTyping" | "panUnusual" | "mobileUnusual" | "ageUnder";

const requiredFields = [
  "loanAmount", "monthlyIncome", "firstName", "panNumber", "dob", "gender", "email", "state", "city", "pincode",
] as const satisfies readonly ApplicationField[];

const tenDigits = new RegExp(`^\\d{${limits.mobileDigits}}$`);

const amountShape = /^\d{1,9}(\.\d{1,2})?$/;
/** As HTML's own e-mail inputs judge, so that the server, which uses this too, never refuses what the form let pass. */
export const emailShape = /^[^\s@]+@[^\s@]+$/;

/**
 * Checks one application as the submit button does: the first fault of each field, in page order.
 * PAN format and age are not checked here, by the specification's own words.
 */
export function checkApplication(form: ApplicationForm): Partial<Record<ApplicationField, FieldError>> {
  const errors: Partial<Record<ApplicationField, FieldError>> = {};
  for (const field of applicationFields) {
    const error = checkField(field, form);
    if (error) errors[field] = error;
  }
  return errors;
}

/** The fault of one field, or nothing. */
export function checkField(field: ApplicationField, form: ApplicationForm): FieldError | undefined {
  if (field === "termsAccepted") return form.termsAccepted ? undefined : "acceptTerms";
  const value = toLatinDigits(String(form[field])).trim();
  if (field === "mobile") return tenDigits.test(value) ? undefined : "mobileTenDigits";
  if (field === "altMobile") return value === "" || tenDigits.test(value) ? undefined : "mobileTenDigits";
  if (field === "obligations") return value === "" || /^\d+$/.test(value) ? undefined : "obligationsNumeric";
  if ((requiredFields as readonly string[]).includes(field) && value === "") return "required";
  if (value !== "" && (field === "loanAmount" || field === "monthlyIncome")) {
    return amountShape.test(amountOf(value)) ? undefined : "amountNumeric";
  }
  if (value !== "" && (field === "email" || field === "officialEmail")) {
    return emailShape.test(value) ? undefined : "emailInvalid";
  }
  return undefined;
}

/** True for the fields that must be filled in. */
export const isRequired = (field: ApplicationField) =>
  field === "mobile" || field === "termsAccepted" || (requiredFields as readonly string[]).includes(field);

const panShape = /^[A-Z]{5}\d{4}[A-Z]$/;

/** The gentle remark on one field, or nothing. `today` is the visitor's day. */
export function hintFor(field: ApplicationField, value: string, today: Date): FieldHint | undefined {
  const text = toLatinDigits(value).trim();
  if (text === "") return undefined;
  switch (field) {
    case "panNumber":
      return panShape.test(text.toUpperCase()) ? undefined : "panUnusual";
    case "mobile":
    case "altMobile":
      if (text.length < limits.mobileDigits) return "mobileWhileTyping";
      return /^[6-9]/.test(text) ? undefined : "mobileUnusual";
    case "dob":
      return ageInYears(text, today) < eligibility.landingAgeYears ? "ageUnder" : undefined;
    default:
      return undefined;
  }
}

/** Whole years from an ISO date to `today`; not a number when the date cannot be read. */
export function ageInYears(isoDate: string, today: Date): number {
  const [year, month, day] = isoDate.split("-").map(Number);
  if (!year || !month || !day) return Number.NaN;
  const hadBirthday = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  return today.getFullYear() - year - (hadBirthday ? 0 : 1);
}
