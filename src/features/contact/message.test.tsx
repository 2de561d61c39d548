import { describe, expect, it } from "vitest";
import { contactLimits } from "#domain/facts/contact";
import { checkMessage } from "./message.ts";

const message = { name: "आशा", number: "98765 43210", email: "asha@mail.example", subject: "", message: "Hello" };

describe("a message", () => {
  it.each([
    ["as it should be", {}],
    ["with a number and no e-mail", { email: "" }],
    ["with an e-mail and no number", { number: " " }],
  ])("passes %s", (_, change) => {
    expect(checkMessage({ ...message, ...change })).toEqual({});
  });

  it.each([
    ["without a name", { name: " " }, { name: "nameMissing" }],
    ["without words", { message: "" }, { message: "messageMissing" }],
    ["with neither number nor e-mail, which nobody could answer", { number: "", email: "" }, { number: "reachMissing" }],
    ["with an e-mail that is none", { email: "asha" }, { email: "emailInvalid" }],
    ["that is longer than the server takes", { message: "x".repeat(contactLimits.message + 1) }, { message: "tooLong" }],
    ["that is empty", { name: "", number: "", email: "", message: "" }, { name: "nameMissing", number: "reachMissing", message: "messageMissing" }],
  ])("is stopped %s", (_, change, errors) => {
    expect(checkMessage({ ...message, ...change })).toEqual(errors);
  });
});
