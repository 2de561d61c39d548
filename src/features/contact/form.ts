/** The fields of the contact form in their order, by the names of the contract. docs/product.md, section 3.5. */
export const contactFields = ["name", "number", "email", "subject", "message"] as const;
export type ContactField = (typeof contactFields)[number];

/** The values of the contact form, all as text. */
export type ContactForm = Record<ContactField, string>;

/** The possible errors of a field: keys of `errors` in the translations. */
export type ContactError = "nameMissing" | "reachMissing" | "emailInvalid" | "messageMissing" | "tooLong";

/** The `id` of a field's control, and so its address in the error summary. */
export const fieldId = (name: ContactField) => `contact-${name}`;

/** What the server acknowledged. */
export interface Acknowledgement {
  /** To quote: "SM-7K3M-9QXD". */
  reference: string;
  /** ISO instant. */
  receivedAt: string;
}
