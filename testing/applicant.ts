import { randomInt } from "node:crypto";
import type { ApplicationForm } from "#domain/application";
import type { Language } from "#i18n/languages";

const letter = () => String.fromCharCode(65 + randomInt(26));

/** A valid form with a unique PAN and mobile number. Values are written as people type them. */
export function newApplicant(): ApplicationForm {
  return {
    loanAmount: "1,00,000",
    monthlyIncome: "35000",
    obligations: "2500",
    firstName: "Example",
    middleName: "Middle",
    lastName: "Applicant",
    panNumber: Array.from({ length: 5 }, letter).join("") + String(randomInt(10_000)).padStart(4, "0") + letter(),
    // Day and month are equal, because browsers differ in their order.
    dob: "1990-05-05",
    gender: "female",
    mobile: `9${String(randomInt(1_000_000_000)).padStart(9, "0")}`,
    altMobile: "8000000001",
    email: "applicant@mail.example",
    officialEmail: "applicant@office.example",
    state: "Goa",
    city: "North Goa",
    pincode: "403001",
    termsAccepted: true,
  };
}

const inHindi: Record<string, string> = { Goa: "गोवा", "North Goa": "उत्तर गोवा", "South Goa": "दक्षिण गोवा" };

/** The name of a place in a language. */
export const placeName = (name: string, language: Language) => (language === "hi" ? (inHindi[name] ?? name) : name);
