import { describe, expect, it } from "vitest";
import { idempotencyHeader, paths } from "#contract/calls";
import { listContactMessages } from "../store/contact-messages.ts";
import { openDatabase } from "../store/database.ts";
import { settingsFor, testSite } from "../testing/site.ts";

describe("sending a contact message", () => {
  const site = testSite();
  const send = (payload: object, headers: Record<string, string> = {}) =>
    site.app.inject({ method: "POST", url: paths.contact, payload, headers });

  it("stores it and answers with a message number", async () => {
    const response = await send(
      { name: "उदाहरण", message: "नमस्ते", email: "", number: "98765" },
      { "accept-language": "hi" },
    );
    expect(response.json()).toEqual({
      Status: 1,
      Message: "आपका संदेश हमें मिल गया है।",
      Data: { reference_number: expect.stringMatching(/^SM-[2-9A-Z]{4}-[2-9A-Z]{4}$/) },
    });
    const db = await openDatabase(settingsFor(site.folder).database);
    expect(await listContactMessages(db)).toMatchObject([
      { name: "उदाहरण", message: "नमस्ते", number: "98765", subject: "" },
    ]);
    await db.destroy();
  });

  describe("again, because the response was lost", () => {
    const message = { name: "Example", message: "Where is my certificate?", email: "example@mail.example" };
    const stored = async () => {
      const db = await openDatabase(settingsFor(site.folder).database);
      const messages = await listContactMessages(db);
      await db.destroy();
      return messages.filter(({ name }) => name === "Example");
    };

    it("stores one message and answers with the same number, however many arrive at once", async () => {
      const answers = await Promise.all([1, 2, 3].map(() => send(message, { [idempotencyHeader]: "form-one-abc" })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      expect(new Set(answers.map((answer) => answer.json().Data.reference_number)).size).toBe(1);
      expect(await stored()).toHaveLength(1);
    });

    it("rejects different text under the same key", async () => {
      const answer = await send({ ...message, message: "Something else" }, { [idempotencyHeader]: "form-one-abc" });
      expect(answer.statusCode).toBe(422);
      expect(await stored()).toHaveLength(1);
    });

    it("stores another message under another key, or without one", async () => {
      await send(message, { [idempotencyHeader]: "form-two-abc" });
      await send(message);
      expect(await stored()).toHaveLength(3);
    });
  });

  it.each([
    ["no name", { message: "Hello" }, "name"],
    ["no message", { name: "Example", message: " " }, "message"],
    ["an invalid email", { name: "Example", message: "Hello", email: "nowhere" }, "email"],
    ["a message of 5,001 characters", { name: "Example", message: "x".repeat(5_001) }, "message"],
  ])("is rejected with %s", async (_, payload, field) => {
    const response = await send(payload);
    expect([response.statusCode, response.json().Message]).toEqual([
      400,
      `This detail is missing or not valid: ${field}.`,
    ]);
  });
});
