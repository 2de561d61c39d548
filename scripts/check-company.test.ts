import { describe, expect, it } from "vitest";
import { assertLiveReady, exampleValues } from "./check-company.ts";

const live = { NODE_ENV: "production", SITE_MODE: "live" };
const ours = { phone: "+91 98765 43210", email: "care@saral-loans.in", bank: { ifsc: "HDFC0001234", accountNumber: "00000031234567890" }, map: { latitude: 28.6 } };

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
  it("is refused while the company's files hold examples, and each is listed", () => {
    expect(() => assertLiveReady(live)).toThrow(/src\/content\/company\.ts: bank\.upi = .*@example\n(.*\n)*.*locales\/hi\/company\.json: address\.line1 = /);
  });

  it("passes with the company's own values", () => {
    expect(() => assertLiveReady(live, { file: ours })).not.toThrow();
  });

  it("takes SITE_ORIGIN for the origin in the file", () => {
    expect(() => assertLiveReady(live)).toThrow("siteOrigin");
    expect(() => assertLiveReady({ ...live, SITE_ORIGIN: "https://www.saral-loans.in" })).toThrow(/^(?!.*siteOrigin)/s);
  });
});

it.each([
  ["without SITE_MODE=live", { NODE_ENV: "production" }],
  ["outside production", { SITE_MODE: "live" }],
])("a build %s passes with examples", (_, environment) => {
  expect(() => assertLiveReady(environment)).not.toThrow();
});
