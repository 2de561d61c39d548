import { describe, expect, it } from "vitest";
import { UserError } from "../../testing/step-reporter.ts";
import { readOptions } from "./options.ts";

describe("the options of the audit", () => {
  it("cover everything by default", () => {
    expect(readOptions([])).toMatchObject({ routes: [], states: [], languages: ["en", "hi"], quick: false });
  });

  it("count a language once, however often it is named", () => {
    expect(readOptions(["--lang", "en", "--lang", "en"]).languages).toEqual(["en"]);
  });

  it.each([
    [["--lang", "ta"], '--lang must be en or hi, not "ta".'],
    [["--url", "localhost:4173"], '--url must be an address such as https://example.org, not "localhost:4173".'],
    [["--url", "example.org"], '--url must be an address such as https://example.org, not "example.org".'],
    [["--rout", "/"], "Unknown option '--rout'"],
  ])("are refused with the usage: %o", (args, message) => {
    expect(() => readOptions(args)).toThrow(UserError);
    expect(() => readOptions(args)).toThrow(message);
    expect(() => readOptions(args)).toThrow("npm run a11y -- [--route");
  });
});
