import { describe, expect, it } from "vitest";
import { ageInYears, checkApplication, emptyApplication, hintFor, type ApplicationForm } from "./application.ts";

const good: ApplicationForm = {
  ...emptyApplication,
  loanAmount: "25000", monthlyIncome: "40000", firstName: "Asha", panNumber: "ABCDE1234F", dob: "1990-05-01", gender: "female",
  mobile: "9876543210", email: "asha@example.com", state: "9", city: "901", pincode: "208001", termsAccepted: true,
};

describe("an application", () => {
  it("that is filled in well has no faults", () => {
    expect(checkApplication(good)).toEqual({});
  });

  it("that is empty lacks everything the specification requires, in the order of the page", () => {
    expect(Object.entries(checkApplication(emptyApplication))).toEqual([
      ["loanAmount", "required"], ["monthlyIncome", "required"], ["firstName", "required"], ["panNumber", "required"],
      ["dob", "required"], ["gender", "required"], ["mobile", "mobileTenDigits"], ["email", "required"],
      ["state", "required"], ["city", "required"], ["pincode", "required"], ["termsAccepted", "acceptTerms"],
    ]);
  });

  it("is not refused for an unusual PAN, a young applicant or a last name left out", () => {
    expect(checkApplication({ ...good, panNumber: "X1", dob: "2020-01-01", lastName: "" })).toEqual({});
  });

  it("takes an alternate mobile number only whole, and obligations only in digits", () => {
    expect(checkApplication({ ...good, altMobile: "98765", obligations: "2,000" })).toEqual({ altMobile: "mobileTenDigits", obligations: "obligationsNumeric" });
    expect(checkApplication({ ...good, altMobile: "9876543211", obligations: "2000" })).toEqual({});
  });

  it("takes Devanagari digits wherever digits are asked for", () => {
    expect(checkApplication({ ...good, loanAmount: "२५०००", mobile: "९८७६५४३२१०", obligations: "५००" })).toEqual({});
  });

  it("refuses an amount that is none and an e-mail address that is none, as the browser's own inputs would", () => {
    expect(checkApplication({ ...good, loanAmount: "a lot", email: "asha", officialEmail: "asha@" })).toEqual({ loanAmount: "amountNumeric", email: "emailInvalid", officialEmail: "emailInvalid" });
  });

  it("takes blanks for nothing", () => {
    expect(checkApplication({ ...good, firstName: "  " })).toEqual({ firstName: "required" });
  });
});

describe("a gentle remark", () => {
  const today = new Date(2026, 10, 21);

  it("comes for an unusual PAN, in small letters or capitals", () => {
    expect(hintFor("panNumber", "abcde1234", today)).toBe("panUnusual");
    expect(hintFor("panNumber", "abcde1234f", today)).toBeUndefined();
  });

  it("comes while a mobile number is short, and when it starts unusually", () => {
    expect(hintFor("mobile", "98765", today)).toBe("mobileWhileTyping");
    expect(hintFor("altMobile", "1234567890", today)).toBe("mobileUnusual");
    expect(hintFor("mobile", "", today)).toBeUndefined();
  });

  it("comes until the day of the twenty-first birthday", () => {
    expect(hintFor("dob", "2005-11-22", today)).toBe("ageUnder");
    expect(hintFor("dob", "2005-11-21", today)).toBeUndefined();
  });
});

it("does not take an unreadable date for an age", () => {
  expect(ageInYears("", new Date())).toBeNaN();
});
