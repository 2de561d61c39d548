import type { ApplicationPayload } from "#contract/lender";
import type { Geography } from "../../server/geography/geography.ts";

/** Number of possible PANs (26⁵ × 10⁴) and mobile numbers. */
const pans = 26 ** 5 * 10 ** 4;
const mobiles = 10 ** 9;

/** Coprime with both, so that no two applicants share a number. */
const stride = 7_368_787;

/** The PAN of an applicant, shaped "ABCDE1234F". Neighbours are far apart, so that an index is not read in insertion order. */
export function panOf(applicant: number): string {
  let rest = (applicant * stride) % pans;
  const digits = String(rest % 10_000).padStart(4, "0");
  rest = Math.floor(rest / 10_000);
  let letters = "";
  for (let at = 0; at < 5; at++) {
    letters += String.fromCharCode(65 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return `${letters}${digits}Z`;
}

/** The mobile number of an applicant: ten digits. */
export const mobileOf = (applicant: number) => `9${String((applicant * stride) % mobiles).padStart(9, "0")}`;

/** Returns the application of an applicant. Applicants come from all over the country. */
export function applicationsFrom({ cities, pincodes }: Geography): (applicant: number) => ApplicationPayload {
  const stateOf = new Map(cities.map(({ city_id, state_id }) => [city_id, state_id]));
  return (applicant) => {
    const { city_id, value } = pincodes[applicant % pincodes.length]!;
    return {
      loan_amount: String(5_000 + (applicant % 96) * 1_000),
      monthly_income: String(20_000 + (applicant % 50) * 1_000),
      first_name: `Example${applicant}`,
      middle_name: "",
      sur_name: "Applicant",
      pan: panOf(applicant),
      dob: "1990-08-15",
      gender: "FEMALE",
      mobile: mobileOf(applicant),
      alternate_mobile: "",
      otp: "",
      email_personal: `applicant${applicant}@mail.example`,
      email_official: "",
      obligations: "",
      state_id: stateOf.get(city_id)!,
      city: city_id,
      pin: value,
      term_and_condition: "YES",
      coordinates: null,
      utm_source: "",
      utm_campaign: null,
    };
  };
}
