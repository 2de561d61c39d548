import type { ApplicationPayload } from "#contract/lender";
import type { Geography } from "../geography/geography.ts";

/** Two states, three districts and a PIN code that two of them share: enough to get everything wrong. */
export const fewPlaces: Geography = {
  states: [
    { state_id: "7", name_en: "Delhi", name_hi: "दिल्ली" },
    { state_id: "36", name_en: "Telangana", name_hi: "तेलंगाना" },
    { state_id: "4", name_en: "Chandigarh", name_hi: "चंडीगढ़" },
  ],
  cities: [
    { city_id: "702", state_id: "7", name_en: "New Delhi", name_hi: "नई दिल्ली" },
    { city_id: "701", state_id: "7", name_en: "Central Delhi", name_hi: "मध्य दिल्ली" },
    { city_id: "3601", state_id: "36", name_en: "Hyderabad", name_hi: "हैदराबाद" },
  ],
  pincodes: [
    { pincode_id: "702110003", city_id: "702", value: "110003" },
    { pincode_id: "702110001", city_id: "702", value: "110001" },
    { pincode_id: "701110001", city_id: "701", value: "110001" },
    { pincode_id: "3601500001", city_id: "3601", value: "500001" },
  ],
};

/** An application that is in order, in {@link fewPlaces}. */
export const application: ApplicationPayload = {
  loan_amount: "25000",
  monthly_income: "60000",
  first_name: "Example",
  middle_name: "",
  sur_name: "Applicant",
  pan: "ABCDE1234F",
  dob: "1990-08-15",
  gender: "FEMALE",
  mobile: "9876543210",
  alternate_mobile: "",
  otp: "",
  email_personal: "applicant@mail.example",
  email_official: "",
  obligations: "",
  state_id: "7",
  city: "702",
  pin: "110003",
  term_and_condition: "YES",
  coordinates: null,
  utm_source: "",
  utm_campaign: null,
};

/** The first bytes of a WebM file, and enough after them to be one for our purposes. */
export const webm = (size = 1_000) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(size - 4, 7)]);

/** The same for MP4. */
export const mp4 = (size = 1_000) => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypisom"), Buffer.alloc(size - 12, 7)]);
