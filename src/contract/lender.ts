import * as v from "valibot";
import { emailPattern, pincodePattern, type ApplicationForm } from "#domain/application";
import {
  amountOf,
  cleanMobile,
  cleanPan,
  cleanWholeRupees,
  lookUpOf,
  mobileOf,
  panOf,
  toPlainText,
  type CleaningRule,
} from "#domain/cleaning";
import { limits } from "#domain/facts/application-limits";
import { contactLimits } from "#domain/facts/contact";

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** 1 means success; some providers send it as text. */
const status = v.pipe(v.union([v.number(), v.string()]), v.transform(Number));

const responseOf = <Data extends v.GenericSchema>(data: Data) =>
  v.object({ Status: status, Message: v.optional(v.nullable(v.string()), ""), Data: v.optional(v.nullable(data)) });

/**
 * Other names that find an entry, in any script; never shown. An addition to docs/product.md, section 7, that only the
 * embedded lender sends. If a provider uses the name for something else, it is ignored.
 */
const keywords = v.fallback(v.optional(v.array(v.string())), undefined);

/** GET getState. */
export const stateList = responseOf(v.array(v.object({ state_id: idText, state: v.string(), keywords })));
/** POST getCity. */
export const cityList = responseOf(v.array(v.object({ city_id: idText, city: v.string(), keywords })));
/** POST getPincodeByCityId. */
export const pincodeList = responseOf(v.array(v.object({ m_pincode_id: idText, m_pincode_value: idText })));

/** A possible place of a PIN code: a state of the list and one of its cities. */
const pinPlace = v.object({ state_id: idText, state: v.string(), city_id: idText, city: v.string() });
export type PinPlace = v.InferOutput<typeof pinPlace>;
/** Response of GET /api/pin/110001: the most likely place first; empty for an unknown PIN code. */
export const pinPlaces = responseOf(v.array(pinPlace));

export const pinRequest = v.object({ pin: v.pipe(v.string(), v.regex(pincodePattern)) });
export const cityRequest = v.object({ state_id: idText });
export const pincodeRequest = v.object({ city_id: idText });

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
/** Longest text that is cleaned, in characters: enough for any way of writing a PAN, a number or an amount. */
const maxUncleanedLength = 100;
/** Cleans a value before checking its length. A value from which the rule would remove something is refused. */
const cleaned = (rule: CleaningRule, most: number) =>
  v.pipe(
    text(maxUncleanedLength),
    v.check((typed) => rule(typed).leftOut === ""),
    v.transform((typed) => rule(typed).value),
    v.maxLength(most),
  );
const amount = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => amountOf(String(value))),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
);
const tenDigits = v.pipe(cleaned(cleanMobile, limits.mobileDigits), v.regex(/^\d{10}$/));
const name = text(limits.nameCharacters);
const email = v.pipe(text(limits.emailCharacters), v.regex(emailPattern));

/**
 * POST saveLendingPage, as the browser sends it: docs/product.md, section 3.2, without the fixed values,
 * which the server adds (`source`, `lead_data_source_id`, `ip` and the secret) and overwrites when a client sends its own.
 */
export const applicationPayload = v.object({
  /** Rupees. */
  loan_amount: amount,
  /** Rupees a month. */
  monthly_income: amount,
  first_name: v.pipe(name, v.minLength(1)),
  middle_name: v.optional(name, ""),
  sur_name: v.optional(name, ""),
  /** In capitals; its shape is not checked: docs/product.md, section 5.3. */
  pan: v.pipe(cleaned(cleanPan, limits.panCharacters), v.minLength(1), v.toUpperCase()),
  /** ISO date. */
  dob: v.pipe(v.string(), v.isoDate()),
  gender: v.pipe(v.string(), v.toUpperCase(), v.picklist(["MALE", "FEMALE", "OTHER"])),
  mobile: tenDigits,
  alternate_mobile: v.optional(v.union([v.literal(""), tenDigits]), ""),
  otp: v.optional(text(10), ""),
  email_personal: email,
  email_official: v.optional(v.union([v.literal(""), email]), ""),
  /** Rupees a month already owed elsewhere. */
  obligations: v.optional(
    v.union([v.literal(""), v.pipe(cleaned(cleanWholeRupees, limits.obligationsDigits), v.regex(/^\d+$/))]),
    "",
  ),
  state_id: v.pipe(idText, v.minLength(1), v.maxLength(20)),
  city: v.pipe(idText, v.minLength(1), v.maxLength(20)),
  /** From the list of the city, or typed: an applicant is not refused because of a PIN code that no list has. */
  pin: v.pipe(idText, v.transform(toPlainText), v.regex(pincodePattern)),
  /** The form sends only YES; it never sends an application without consent. */
  term_and_condition: v.literal("YES"),
  coordinates: v.optional(v.nullable(v.string()), null),
  utm_source: v.optional(v.string(), ""),
  utm_campaign: v.optional(v.nullable(v.string()), null),
});
export type ApplicationPayload = v.InferOutput<typeof applicationPayload>;

/** The payload of a filled-in form. `form` has passed `checkApplication`. */
export function toPayload(form: ApplicationForm): v.InferInput<typeof applicationPayload> {
  return {
    loan_amount: amountOf(form.loanAmount),
    monthly_income: amountOf(form.monthlyIncome),
    first_name: form.firstName.trim(),
    middle_name: form.middleName.trim(),
    sur_name: form.lastName.trim(),
    pan: panOf(form.panNumber),
    dob: form.dob,
    gender: form.gender.toUpperCase(),
    mobile: mobileOf(form.mobile),
    alternate_mobile: mobileOf(form.altMobile),
    otp: "",
    email_personal: form.email.trim(),
    email_official: form.officialEmail.trim(),
    obligations: toPlainText(form.obligations).trim(),
    state_id: form.state,
    city: form.city,
    pin: toPlainText(form.pincode).trim(),
    term_and_condition: "YES",
    coordinates: null,
    utm_source: "",
    utm_campaign: null,
  };
}

/** `Data` of a saved application from the embedded lender; another provider may send none of it. */
export const applicationReceipt = v.object({
  /** Application number, such as "SL-7K3M-9QXD". */
  reference_number: v.optional(v.string()),
  /** Opaque; its base64 is the `refstr` of /check and /video-kyc. */
  lead_id: v.optional(idText),
  /** ISO instant. */
  received_at: v.optional(v.string()),
});
export type ApplicationReceipt = v.InferOutput<typeof applicationReceipt>;

/** Response of POST saveLendingPage. `Data` is read only if it matches {@link applicationReceipt}. */
export const applicationResponse = responseOf(v.unknown());

/** GET getLeadInfo: the response is HTML, shown after cleaning. */
export const leadInfoRequest = v.object({
  lead_id: v.optional(text(128), ""),
  /** A PAN, or on /check a PAN or a mobile number, in any spelling; converted to the stored form. */
  pan_number: v.pipe(
    text(maxUncleanedLength),
    v.transform(lookUpOf),
    v.minLength(1),
    v.maxLength(limits.lookUpCharacters),
  ),
});

/** Response of GET getLeadDetails: only the first item is read. */
export const leadDetails = v.array(
  v.object({
    first_name: v.optional(v.nullable(v.string()), ""),
    sur_name: v.optional(v.nullable(v.string()), ""),
    /** Rupees. */
    loan_recommended: v.optional(v.nullable(idText), ""),
    /** ISO date, or the provider's own words. */
    repayment_date: v.optional(v.nullable(v.string()), ""),
    /** Rupees. */
    repayment_amount: v.optional(v.nullable(idText), ""),
  }),
);

/** POST /api/contact. */
export const contactMessage = v.object({
  name: v.pipe(text(contactLimits.name), v.minLength(1)),
  number: v.optional(text(contactLimits.number), ""),
  email: v.optional(v.union([v.literal(""), email]), ""),
  subject: v.optional(text(contactLimits.subject), ""),
  message: v.pipe(text(contactLimits.message), v.minLength(1)),
});

/** Response of POST /api/contact. `reference_number` is the complaint or message number for the visitor. */
export const contactResponse = responseOf(v.object({ reference_number: v.string() }));

/** POST /api/complaint; the response is HTML, as of GET getLeadInfo. A POST, so that no address contains a mobile number. */
export const complaintRequest = v.object({
  /** The number from the acknowledgement, "SM-7K3M-9QXD", in any spelling. */
  complaint_number: v.pipe(text(maxUncleanedLength), v.minLength(1)),
  /** The mobile number or email that was given with the complaint. */
  contact: v.pipe(text(contactLimits.email), v.minLength(1)),
});

/** Parses a response by its schema. Throws a TypeError whose message never contains the response itself. */
export function parseResponse<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, answer);
  if (!result.success)
    throw new TypeError(`The answer is not of the expected shape: ${v.getDotPath(result.issues[0]) ?? "whole"}.`);
  return result.output;
}
