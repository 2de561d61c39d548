import { digitsOf, toLatinDigits } from "#domain/digits";
import { limits } from "#domain/facts";

/**
 * A PAN or mobile number as it is stored, however it was typed: "abcde 1234f" becomes "ABCDE1234F", and "+91 98765 43210"
 * or "९८७६५४३२१०" becomes ten Latin digits.
 */
export function lookUpValue(typed: string): string {
  const text = toLatinDigits(typed).replace(/[\s-]/g, "").toUpperCase();
  if (!/^\+?\d+$/.test(text)) return text;
  const digits = digitsOf(text).replace(/^0+(?=\d{10}$)/, "");
  return digits.length === 12 && digits.startsWith("91") ? digits.slice(2) : digits;
}

/** Whether a value of {@link lookUpValue} can be a mobile number. */
export const isMobile = (value: string) => value.length === limits.mobileDigits && /^\d+$/.test(value);
