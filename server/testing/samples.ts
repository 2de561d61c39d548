import type { ApplicationPayload } from "#contract/lender";
import type { Geography } from "../geography/geography.ts";

/** A small geography for tests: three states, three districts, a PIN code shared by two districts, and a state without districts. */
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

/** A valid application whose state, city and PIN code are in {@link fewPlaces}. */
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

/** An EBML header with a document type, as Chromium records it. */
const ebml = (docType: string) => {
  const elements = Buffer.concat([
    // EBMLVersion, EBMLReadVersion, EBMLMaxIDLength, EBMLMaxSizeLength.
    Buffer.from("4286810142f7810142f2810442f38108", "hex"),
    Buffer.from([0x42, 0x82, 0x80 | docType.length]),
    Buffer.from(docType),
    // DocTypeVersion, DocTypeReadVersion.
    Buffer.from("4287810442858102", "hex"),
  ]);
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | elements.length]), elements]);
};

/** An `ftyp` box with a major brand and its compatible brands. */
const ftyp = (major: string, ...compatible: string[]) => {
  const brands = Buffer.from(`ftyp${major}\0\0\0\0${compatible.join("")}`, "latin1");
  const size = Buffer.alloc(4);
  size.writeUInt32BE(brands.length + 4);
  return Buffer.concat([size, brands]);
};

/** Appends bytes until a file has `size` bytes. */
const padded = (start: Buffer, size: number) =>
  Buffer.concat([start, Buffer.alloc(Math.max(size - start.length, 0), 7)]);

/** A file of `size` bytes that is detected as WebM. It cannot be played. */
export const webm = (size = 1_000) => padded(ebml("webm"), size);

/** A file of `size` bytes that is detected as MP4. It cannot be played. */
export const mp4 = (size = 1_000) => padded(ftyp("iso5", "iso5", "iso6", "mp41"), size);

/** A Matroska file that is not WebM. */
export const matroska = () => padded(ebml("matroska"), 1_000);
/** A file that begins with an `ftyp` box of these brands. */
export const boxed = (major: string, ...compatible: string[]) => padded(ftyp(major, ...compatible), 1_000);
