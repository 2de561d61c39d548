import { crore } from "./units.ts";

/** Longest values of the application form, in characters. docs/product.md, section 5; our own for names, email addresses and look-ups. */
export const limits = {
  panCharacters: 10,
  mobileDigits: 10,
  obligationsDigits: 7,
  pincodeDigits: 6,
  nameCharacters: 100,
  emailCharacters: 254,
  lookUpCharacters: 20,
} as const;

/** Above these, the form warns that a value looks unusual, but accepts it. Our own figures. */
export const unlikely = {
  /** Rupees a month. */
  monthlyIncomeRupees: 1 * crore,
  ageYears: 100,
} as const;
