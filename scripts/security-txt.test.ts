import { expect, it } from "vitest";
import { securityTxt } from "./security-txt.ts";

it("names every field of RFC 9116 that the site has, and is valid for half a year after the build", () => {
  const text = securityTxt(
    {
      origin: "https://www.saral.example",
      email: "security@saral.example",
      policy: "/privacy-policy#security",
      languages: ["en", "hi"],
    },
    new Date("2026-11-22T10:00:00Z"),
  );
  expect(text).toBe(
    [
      "Contact: mailto:security@saral.example",
      "Expires: 2027-05-21T10:00:00.000Z",
      "Preferred-Languages: en, hi",
      "Canonical: https://www.saral.example/.well-known/security.txt",
      "Policy: https://www.saral.example/privacy-policy#security",
      "",
    ].join("\n"),
  );
});
