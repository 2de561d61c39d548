import { createHash, createHmac } from "node:crypto";

/** The SHA-256 of a text, in hexadecimal: the same text always has the same hash. */
export const sha256Hex = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The HMAC-SHA-256 of a text, in hexadecimal. Without the key no one can find a PAN or an address by trying all of them. */
export const hmacSha256Hex = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("hex");
