import { describe, expect, it } from "vitest";
import { company } from "../src/content/company.ts";
import { languageCodes } from "../src/i18n/languages.ts";
import { assertLiveReady, companyFiles, exampleValues } from "./check-company.ts";

const live = { NODE_ENV: "production", SITE_MODE: "live" };
const ours = {
  phone: "+91 98765 43210",
  email: "care@saral-loans.in",
  bank: { ifsc: "HDFC0001234", accountNumber: "00000031234567890" },
  map: { latitude: 28.6 },
};

describe("an example value is known", () => {
  it.each([
    ["by its address", "https://www.saral-loans.example"],
    ["by its mailbox", "care@saral-loans.example"],
    ["by its UPI handle", "lender@example"],
    ["by a run of zeros", "+91 00000 00001"],
    ["by a run of zeros within", "N-00.00000"],
    ["by its bank code", "EXMP0000000"],
    ["by the word, in English", "Example House, 00 Example Marg"],
    ["by the word, in Hindi", "उदाहरण भवन"],
    ["by the lender's name", "Udaharan Finance Limited"],
  ])("%s", (_, value) => {
    expect(exampleValues({ file: { nested: { value } } })).toEqual([{ place: "file: nested.value", value }]);
  });

  it("and a company's own value is none", () => {
    expect(exampleValues({ file: ours })).toEqual([]);
  });
});

describe("a live build", () => {
  it("is refused while a file of the company's holds an example, and each is listed", () => {
    const files = {
      "src/content/company.ts": { ...ours, bank: { upi: "lender@example" } },
      "locales/hi/company.json": { address: { line1: "उदाहरण भवन" } },
    };
    expect(() => assertLiveReady(live, files)).toThrow(
      [
        "SITE_MODE=live is refused: 2 values are still examples.",
        "  src/content/company.ts: bank.upi = lender@example",
        "  locales/hi/company.json: address.line1 = उदाहरण भवन",
      ].join("\n"),
    );
  });

  it("looks at the company's typed file and at its words in every language", () => {
    expect(Object.keys(companyFiles(live))).toEqual([
      "src/content/company.ts",
      ...languageCodes.flatMap((language) => [`locales/${language}/company.json`, `locales/${language}/office.json`]),
    ]);
  });

  it("passes with the company's own values", () => {
    expect(() => assertLiveReady(live, { file: ours })).not.toThrow();
  });

  it("takes SITE_ORIGIN for the origin in the file", () => {
    const origins = ({ "src/content/company.ts": file }: Record<string, unknown>) =>
      (file as { siteOrigin: string }).siteOrigin;
    expect(origins(companyFiles(live))).toBe(company.siteOrigin);
    expect(origins(companyFiles({ ...live, SITE_ORIGIN: "https://loans.example.org" }))).toBe(
      "https://loans.example.org",
    );
  });
});

it.each([
  ["without SITE_MODE=live", { NODE_ENV: "production" }],
  ["outside production", { SITE_MODE: "live" }],
])("a build %s passes with examples", (_, environment) => {
  expect(() => assertLiveReady(environment, { file: { upi: "lender@example" } })).not.toThrow();
});
