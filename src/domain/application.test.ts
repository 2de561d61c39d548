import { describe, expect, it } from "vitest";
import { ageInYears, checkApplication, emptyApplication, fieldWarning, type ApplicationForm } from "./application.ts";

const good: ApplicationForm = {
  ...emptyApplication,
  loanAmount: "25000",
  monthlyIncome: "40000",
  firstName: "Asha",
  panNumber: "ABCDE1234F",
  dob: "1990-05-01",
  gender: "female",
  mobile: "9876543210",
  email: "asha@example.com",
  state: "9",
  city: "901",
  pincode: "208001",
  termsAccepted: true,
};

describe("an application", () => {
  it("that is filled in correctly has no errors", () => {
    expect(checkApplication(good)).toEqual({});
  });

  it("that is empty has an error at each required field, in page order", () => {
    expect(Object.entries(checkApplication(emptyApplication))).toEqual([
      ["loanAmount", "required"],
      ["monthlyIncome", "required"],
      ["firstName", "required"],
      ["panNumber", "required"],
      ["dob", "required"],
      ["gender", "required"],
      ["mobile", "mobileTenDigits"],
      ["email", "required"],
      ["state", "required"],
      ["city", "required"],
      ["pincode", "required"],
      ["termsAccepted", "acceptTerms"],
    ]);
  });

  it("is accepted with an unusual PAN, a young applicant and no last name", () => {
    expect(checkApplication({ ...good, panNumber: "X1", dob: "2020-01-01", lastName: "" })).toEqual({});
  });

  it("accepts an alternate mobile number only with ten digits, and obligations only in digits", () => {
    expect(checkApplication({ ...good, altMobile: "98765", obligations: "2,000" })).toEqual({
      altMobile: "mobileTenDigits",
      obligations: "obligationsNumeric",
    });
    expect(checkApplication({ ...good, altMobile: "9876543211", obligations: "2000" })).toEqual({});
  });

  it("accepts Devanagari digits in every field for digits", () => {
    expect(checkApplication({ ...good, loanAmount: "२५०००", mobile: "९८७६५४३२१०", obligations: "५००" })).toEqual({});
  });

  it("refuses an invalid amount and an invalid email address, as the browser's own inputs do", () => {
    expect(checkApplication({ ...good, loanAmount: "a lot", email: "asha", officialEmail: "asha@" })).toEqual({
      loanAmount: "amountNumeric",
      email: "emailInvalid",
      officialEmail: "emailInvalid",
    });
  });

  it("is refused for an incomplete or impossible date, as the browser's own input does", () => {
    for (const dob of ["1990-02-30", "90-05-01", "1990-5-", "--5"])
      expect(checkApplication({ ...good, dob })).toEqual({ dob: "dateInvalid" });
  });

  it("accepts amounts as people write them, and a mobile number with its country code", () => {
    expect(
      checkApplication({
        ...good,
        loanAmount: "Rs. 25,000/-",
        monthlyIncome: "INR 40,000.50",
        mobile: "+91 98765 43210",
      }),
    ).toEqual({});
  });

  it("is refused for a name or an email address that the server would refuse for its length", () => {
    const email = `${"x".repeat(242)}@mail.example`;
    expect(
      checkApplication({
        ...good,
        firstName: "x".repeat(101),
        middleName: "x".repeat(100),
        email,
        officialEmail: email.slice(1),
      }),
    ).toEqual({ firstName: "nameTooLong", email: "emailTooLong" });
  });

  it("treats spaces as an empty field", () => {
    expect(checkApplication({ ...good, firstName: "  " })).toEqual({ firstName: "required" });
  });
});

describe("a warning", () => {
  const today = new Date(2026, 10, 21);

  it("appears for an unusual PAN, in small letters or capitals", () => {
    expect(fieldWarning("panNumber", "abcde1234", today)).toBe("panUnusual");
    expect(fieldWarning("panNumber", "abcde1234f", today)).toBeUndefined();
  });

  it("appears while a mobile number is short, and when its first digit is unusual", () => {
    expect(fieldWarning("mobile", "98765", today)).toBe("mobileWhileTyping");
    expect(fieldWarning("altMobile", "1234567890", today)).toBe("mobileUnusual");
    expect(fieldWarning("mobile", "", today)).toBeUndefined();
  });

  it("appears for an amount of 0, a loan outside our offer and an income of more than a crore a month", () => {
    const amounts = {
      loanAmount: ["0", "4,999", "5000", "₹1,00,000", "1,00,001", "much"],
      monthlyIncome: ["0", "1", "10000000", "10000001"],
    } as const;
    expect(amounts.loanAmount.map((amount) => fieldWarning("loanAmount", amount, today))).toEqual([
      "amountZero",
      "loanOutside",
      undefined,
      undefined,
      "loanOutside",
      undefined,
    ]);
    expect(amounts.monthlyIncome.map((amount) => fieldWarning("monthlyIncome", amount, today))).toEqual([
      "amountZero",
      undefined,
      undefined,
      "incomeHigh",
    ]);
  });

  it("appears for a date of birth in the future or more than a hundred years ago", () => {
    expect(
      ["0001-01-01", "1925-11-20", "1926-11-21", "2026-11-22"].map((day) => fieldWarning("dob", day, today)),
    ).toEqual(["birthUnlikely", "birthUnlikely", undefined, "birthUnlikely"]);
  });

  it("appears for a name that is too long, while it can still be corrected", () => {
    expect(fieldWarning("lastName", "x".repeat(101), today)).toBe("nameTooLong");
  });

  it("appears until the day of the twenty-first birthday", () => {
    expect(fieldWarning("dob", "2005-11-22", today)).toBe("ageUnder");
    expect(fieldWarning("dob", "2005-11-21", today)).toBeUndefined();
  });
});

it("gives no age for an unreadable date", () => {
  expect(ageInYears("", new Date())).toBeNaN();
});
