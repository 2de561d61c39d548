import { limits } from "./application-limits.ts";

/** Office and contact hours, 24-hour clock. docs/product.md, section 9.8. */
export const contactHours = { from: "10:00", to: "19:00" } as const;

/** Longest values of the contact form, in characters. Our own figures. */
export const contactLimits = {
  name: 200,
  number: 20,
  email: limits.emailCharacters,
  subject: 200,
  message: 5_000,
} as const;
