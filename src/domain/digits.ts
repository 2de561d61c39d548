const devanagariZero = "०".charCodeAt(0);

/** The same text with Devanagari digits (०-९) turned into Latin ones; all else is left as it stands. */
export function toLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero));
}

/** Only the digits of a text, Latin. "+91 98765-43210" gives "919876543210". */
export function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/\D/g, "");
}

/** An amount as people write it ("₹1,00,000", "२५ ०००") as bare digits and a point: "100000". */
export function amountOf(text: string): string {
  return toLatinDigits(text).replace(/[\s,₹]/g, "");
}

/** The number in an amount as people write it, with at most two decimals, or with none where it must be `whole`. */
export function numberOf(text: string, { whole = false } = {}): number | undefined {
  const bare = amountOf(text);
  return (whole ? /^\d+$/ : /^\d+(\.\d{0,2})?$/).test(bare) ? Number(bare) : undefined;
}

/** A mobile number as it is often pasted ("+91 98765 43210", "09876543210") as its ten digits; a shorter one as it is. */
export function mobileOf(text: string): string {
  const digits = digitsOf(text);
  return digits.length > 10 ? digits.replace(/^(0091|91|0)(?=\d{10}$)/, "") : digits;
}
