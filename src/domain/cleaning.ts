import { limits } from "./facts/application-limits.ts";

/** A cleaned text and what was left out of it. Browser and server clean by the same rules. */
export interface CleanedText {
  /** The cleaned text. A rule does not shorten it: the field and the server apply the length limit afterwards. */
  value: string;
  /** The removed text, if it may have had a meaning. Empty if it was only spaces, dashes, a country code or a label. */
  leftOut: string;
  /** The end of `leftOut` that the next key may continue: the paise of an amount typed digit by digit. */
  unfinished?: string;
}

/** Cleans one kind of value. */
export type CleaningRule = (text: string) => CleanedText;

const devanagariZero = "०".charCodeAt(0);
/** Distance of a full-width character ("Ａ", "１", "＋") from its plain form. */
const fullWidthOffset = "Ａ".charCodeAt(0) - "A".charCodeAt(0);

/** Devanagari and full-width digits and letters in their plain form, without zero-width characters, every space a plain one. */
export function toPlainText(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - fullWidthOffset))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
    .replace(/\s/g, " ");
}

/** For a text that may contain spaces and words, such as a phone number of any country. */
export const cleanText: CleaningRule = (text) => ({ value: toPlainText(text), leftOut: "" });

/** Only the digits of a text. "+91 98765-43210" gives "919876543210". */
export const digitsOf = (text: string) => toPlainText(text).replace(/\D/g, "");

/** Characters that people write between and around the digits of a number. */
const separator = "[\\s\\-‐-―−.,:;_/|'\"“”‘’()[\\]]";
const separators = new RegExp(separator, "g");
const without = (text: string, pattern: RegExp) => text.replace(pattern, "");

const panShape = /^[a-z]{5}\d{4}[a-z]$/i;
/** A whole PAN in a longer text, with or without separators in it. Without a lookbehind, which Safari before 16.4 cannot read. */
const panWithin = new RegExp(
  `(?:^|[^a-z0-9]|pan)([a-z](?:${separator}*[a-z]){4}(?:${separator}*\\d){4}${separator}*[a-z])(?![a-z0-9])`,
  "i",
);

/** Whether a text is a PAN: five letters, four digits, one letter, in capitals or not. */
export const isPan = (text: string) => panShape.test(text);

/** A PAN, in the typed case: "PAN: ABCDE 1234 F" gives "ABCDE1234F". A text without a PAN keeps its letters and digits. */
export const cleanPan: CleaningRule = (text) => {
  const plain = toPlainText(text);
  const pan = panWithin.exec(plain)?.[1];
  if (pan) {
    const around = plain.replace(pan, " ").trim();
    // Words around a PAN are a label; with digits among them it may be a second number.
    return { value: without(pan, /[^a-z0-9]/gi), leftOut: /\d/.test(around) ? around : "" };
  }
  const bare = without(plain, separators);
  return { value: without(bare, /[^a-z0-9]/gi), leftOut: without(bare, /[a-z0-9]/gi) };
};

/** A PAN as it is sent and stored: {@link cleanPan}, in capitals. */
export const panOf = (text: string) => cleanPan(text).value.toUpperCase();

/** Whether a value is a whole mobile number, of ten digits. */
export const isMobile = (value: string) => value.length === limits.mobileDigits && /^\d+$/.test(value);

/** A mobile number without its country code, however it is written: "+91 98765 43210", "09876543210". A shorter one keeps its digits. */
export const cleanMobile: CleaningRule = (text) => {
  const plain = toPlainText(text);
  const value = without(plain, /\D/g).replace(/^0*(?:91)?0?(?=\d{10}$)/, "");
  // Words around a whole number are a label.
  return { value, leftOut: isMobile(value) ? "" : without(without(plain, separators), /[\d+]/g) };
};

const pincodeWithin = /(?:^|\D)([1-9]\d{2}[ -]?\d{3})(?!\d)/;

/** The digits of a PIN code, however it is written: "PIN: 560 001", "५६०००१", "Bengaluru-560001". */
export const cleanPincode: CleaningRule = (text) => {
  const plain = toPlainText(text);
  const pincode = pincodeWithin.exec(plain)?.[1];
  if (pincode) {
    const around = plain.replace(pincode, " ").trim();
    // Words around a PIN code are a label or an address; with digits among them it may be a second number.
    return { value: without(pincode, /\D/g), leftOut: /\d/.test(around) ? around : "" };
  }
  return { value: without(plain, /\D/g), leftOut: without(without(plain, separators), /\d/g) };
};

/** A mobile number as it is sent: the digits of {@link cleanMobile}. */
export const mobileOf = (text: string) => cleanMobile(text).value;

/** The value of a look-up: a PAN or a mobile number. */
export const cleanLookUp: CleaningRule = (text) => {
  const pan = cleanPan(text);
  if (isPan(pan.value)) return pan;
  const mobile = cleanMobile(text);
  const isNumber = isMobile(mobile.value) || !/\p{L}/u.test(text);
  return isNumber ? mobile : pan;
};

/** The value of {@link cleanLookUp} in the form in which it is stored; a text without a letter or digit stays as it is. */
export const lookUpOf = (text: string) => (cleanLookUp(text).value || toPlainText(text).trim()).toUpperCase();

const currency = "₹|₨|rs\\.?|inr|rupees?|रुपये|रुपए|रु\\.?|\\s";
const currencyBefore = new RegExp(`^(?:${currency})+`, "i");
const currencyAfter = new RegExp(`(?:${currency}|only|/[-=])+$`, "i");

/** An amount without the words and symbols for rupees: "Rs. 25,000/-" gives "25,000". */
const withoutCurrency = (text: string) => without(without(toPlainText(text), currencyBefore), currencyAfter);

/** Rupees, and paise with their point; undefined if a comma may be a decimal comma: "12000,50" would become a hundred times as much. */
function readAmount(bare: string): { rupees: string; paise: string } | undefined {
  const [, grouped, paise = ""] = /^([\d, ]*)(\.\d*)?$/.exec(bare) ?? [];
  if (grouped === undefined || /,\s*\d{0,2}$/.test(grouped)) return undefined;
  const rupees = without(grouped, /\D/g);
  return /\d/.test(rupees + paise) ? { rupees, paise: paise === "." ? "" : paise } : undefined;
}

/** An amount as people write it ("₹1,00,000", "Rs. 25,000/-", "२५ ०००") as bare digits and a point: "100000". Empty if the text is not an amount. */
export function amountOf(text: string): string {
  const amount = readAmount(withoutCurrency(text));
  return amount ? amount.rupees + amount.paise : "";
}

/** The number in an amount or a percentage as people write it; undefined if there is none. */
export function numberOf(text: string): number | undefined {
  const bare = amountOf(text.replace(/[%％]\s*$/, ""));
  return bare === "" ? undefined : Number(bare);
}

/**
 * An amount in whole rupees: "Rs. 12,000.50" gives "12000" and leaves out ".50". A text with two
 * possible readings ("25.000", "2 lakh") gives an empty value: its digits could be a thousand times too much or too little.
 */
export const cleanWholeRupees: CleaningRule = (text) => {
  const bare = withoutCurrency(text);
  const amount = readAmount(bare);
  const point = /\d(\.\d*)$/.exec(bare)?.[1];
  const unfinished = point === undefined ? {} : { unfinished: point };
  if (!amount || amount.paise.length > ".00".length) return { value: "", leftOut: bare, ...unfinished };
  return { value: amount.rupees, leftOut: point ?? amount.paise, ...unfinished };
};
