import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** Digits and letters that are not confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new lead id: 160 random bits as 40 hexadecimal digits, so that a `refstr` cannot be guessed or counted through. */
export const newLeadId = () => randomBytes(20).toString("hex");

/** A new number to quote, such as "SL-7K3M-9QXD"; one of 6.5 × 10¹¹, in no order. */
export function newReferenceNumber(prefix: "SL" | "SM"): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${group()}-${group()}`;
}

/** SHA-256 of a text, hexadecimal. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** HMAC-SHA-256 of a text, hexadecimal: identifies a value without revealing it. */
export const keyedHashOf = (key: string, text: string) => createHmac("sha256", key).update(text).digest("hex");
