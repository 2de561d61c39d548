import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";

/** Digits and letters that are not confused when read aloud or copied by hand: no 0, 1, I, L, O, U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A new lead id: 160 random bits as 40 hexadecimal digits, so that it (the lender's `refstr`) cannot be guessed or enumerated. */
export const newLeadId = () => randomBytes(20).toString("hex");

/** A new reference number for a customer to quote, such as "SL-7K3M-9QXD": random, one of 30⁸, about 6.5 × 10¹¹. */
export function newReferenceNumber(prefix: "SL" | "SM"): string {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${group()}-${group()}`;
}

export const sha256Hex = (text: string) => createHash("sha256").update(text).digest("hex");

/** Identifies a value without revealing it. */
export const hmacSha256Hex = (key: string, text: string) => createHmac("sha256", key).update(text).digest("hex");
