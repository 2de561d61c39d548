import { describe, expect, it } from "vitest";
import { paths } from "#contract/lender";
import { listContactMessages } from "../store/contact-messages.ts";
import { openDatabase } from "../store/database.ts";
import { settingsFor, testSite } from "../testing/site.ts";

describe("writing to us", () => {
  const site = testSite();
  const send = (payload: object, headers: Record<string, string> = {}) => site.app.inject({ method: "POST", url: paths.contact, payload, headers });

  it("is kept, and answered with a number to quote", async () => {
    const response = await send({ name: "उदाहरण", message: "नमस्ते", email: "", number: "98765" }, { "accept-language": "hi" });
    expect(response.json()).toEqual({
      Status: 1, Message: "आपका संदेश हमें मिल गया है।",
      Data: { reference_number: expect.stringMatching(/^SM-[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
    });
    const db = await openDatabase(settingsFor(site.folder).database);
    expect(await listContactMessages(db)).toMatchObject([{ name: "उदाहरण", message: "नमस्ते", number: "98765", subject: "" }]);
    await db.destroy();
  });

  it.each([
    ["no name", { message: "Hello" }, "name"],
    ["no message", { name: "Example", message: " " }, "message"],
    ["an e-mail that is none", { name: "Example", message: "Hello", email: "nowhere" }, "e-mail"],
    ["a message without end", { name: "Example", message: "x".repeat(5_001) }, "message"],
  ])("is refused with %s", async (_, payload, field) => {
    const response = await send(payload);
    expect([response.statusCode, response.json().Message]).toEqual([400, `This detail is missing or not valid: ${field}.`]);
  });
});
