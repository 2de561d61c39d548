import { describe, expect, it } from "vitest";
import { contactLimits } from "#domain/facts/contact";
import { checkMessage } from "./message.ts";

const message = { name: "आशा", number: "98765 43210", email: "asha@mail.example", subject: "", message: "Hello" };

describe("a message", () => {
  it.each([
    ["that is complete", {}],
    ["with a phone number and no email address", { email: "" }],
    ["with an email address and no phone number", { number: " " }],
  ])("is sent %s", (_, change) => {
    expect(checkMessage({ ...message, ...change })).toEqual({});
  });

  it.each([
    ["without a name", { name: " " }, { name: "nameMissing" }],
    ["without a text", { message: "" }, { message: "messageMissing" }],
    [
      "with neither phone number nor email address, which no one could answer",
      { number: "", email: "" },
      { number: "reachMissing" },
    ],
    ["with an invalid email address", { email: "asha" }, { email: "emailInvalid" }],
    [
      "that is longer than the server accepts",
      { message: "x".repeat(contactLimits.message + 1) },
      { message: "tooLong" },
    ],
    [
      "that is empty",
      { name: "", number: "", email: "", message: "" },
      { name: "nameMissing", number: "reachMissing", message: "messageMissing" },
    ],
  ])("is rejected %s", (_, change, errors) => {
    expect(checkMessage({ ...message, ...change })).toEqual(errors);
  });
});
