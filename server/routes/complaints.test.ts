import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { markContactMessageAnswered, markContactMessageInProgress } from "../store/contact-messages.ts";
import { openDatabase } from "../store/database.ts";
import type { Database } from "../store/tables.ts";
import { settingsFor, testSite } from "../testing/site.ts";

const complaint = {
  name: "Example Person",
  message: "The fee is wrong.",
  subject: "Complaint",
  number: "98765 43210",
  email: "person@mail.example",
};

describe("looking up a complaint", () => {
  const site = testSite();
  const post = (url: string, payload: object, language = "en") =>
    site.app.inject({ method: "POST", url, payload, headers: { "accept-language": language } });
  const complain = async () => (await post(paths.contact, complaint)).json().Data.reference_number as string;
  const lookUp = (complaint_number: string, contact: string, language?: string) =>
    post(paths.complaint, { complaint_number, contact }, language);
  const inDatabase = async (work: (db: Database) => Promise<void>) => {
    const db = await openDatabase(settingsFor(site.folder).database);
    await work(db);
    await db.destroy();
  };

  it("finds it by complaint number and mobile number or email, however they are typed", async () => {
    const number = await complain();
    const typed = [
      [number, "9876543210"],
      [number.toLowerCase().replaceAll("-", " "), "+91 98765-43210"],
      [number.slice(3), "९८७६५४३२१०"],
      [number, " Person@Mail.example "],
    ] as const;
    for (const [complaint_number, contact] of typed) {
      const { statusCode, body } = await lookUp(complaint_number, contact);
      expect([statusCode, body]).toEqual([
        200,
        expect.stringContaining("<strong>We have received your complaint.</strong>"),
      ]);
      expect(body).toContain(number);
    }
  });

  it("answers inert, uncached HTML without personal details", async () => {
    const response = await lookUp(await complain(), "9876543210", "hi");
    for (const detail of ["Example", "Person", "98765", "mail.example", "fee"])
      expect(response.body).not.toContain(detail);
    expect(response.body).toContain("हमें आपकी शिकायत मिल गई है।");
    expect(response.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  });

  it("answers in the same form for an unknown number or person", async () => {
    const number = await complain();
    const form = (html: string) => html.replace(/>[^<]+</g, "><").replace(/ href="[^"]*"/g, "");
    const known = await lookUp(number, "9876543210");
    for (const [wrong, contact] of [
      ["SM-2222-2222", "9876543210"],
      [number, "9000000000"],
      [number, "other@mail.example"],
      ["%", "%"],
    ] as const) {
      const unknown = await lookUp(wrong, contact);
      expect(unknown.body).toContain("We could not find a complaint with these details.");
      expect([unknown.statusCode, form(unknown.body)]).toEqual([known.statusCode, form(known.body)]);
    }
  });

  it("does not find it by an empty contact", async () => {
    const number = (await post(paths.contact, { name: "Example", message: "Hello" })).json().Data
      .reference_number as string;
    expect((await lookUp(number, "-")).body).toContain("We could not find a complaint");
  });

  it("shows when the staff began work on it and answered it", async () => {
    const number = await complain();
    await inDatabase((db) => markContactMessageInProgress(db, number, "2026-11-23T05:00:00.000Z"));
    expect((await lookUp(number, "9876543210")).body).toContain("In progress since 23 November 2026");
    // Marking it in progress again does not change the day.
    await inDatabase((db) => markContactMessageInProgress(db, number, "2026-11-25T05:00:00.000Z"));
    expect((await lookUp(number, "9876543210")).body).toContain("In progress since 23 November 2026");
    await inDatabase((db) =>
      markContactMessageAnswered(db, number, { settled_at: "2026-11-26T05:00:00.000Z", settled_as: "complaint" }),
    );
    const { body } = await lookUp(number, "9876543210");
    expect(body).toContain("<strong>We have replied to your complaint.</strong>");
    expect(body.match(/Done: 26 November 2026/g)).toHaveLength(2);
  });

  it.each([
    ["no number", { contact: "9876543210" }, "complaint number"],
    ["no contact", { complaint_number: "SM-2222-2222", contact: " " }, "mobile number or email"],
    ["a contact without end", { complaint_number: "SM-2222-2222", contact: "x".repeat(255) }, "mobile number or email"],
  ])("rejects %s", async (_, payload, field) => {
    const response = await post(paths.complaint, payload);
    expect([response.statusCode, response.json().Message]).toEqual([
      400,
      `This detail is missing or not valid: ${field}.`,
    ]);
  });
});

describe("guessing a complaint", () => {
  const site = testSite({ RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "2" });

  it("is limited to a few attempts per number, however it is typed", async () => {
    const lookUp = (complaint_number: string, contact: string) =>
      site.app.inject({ method: "POST", url: paths.complaint, payload: { complaint_number, contact } });
    const answers = [
      await lookUp("SM-3333-3333", "9000000001"),
      await lookUp("sm33333333", "9000000002"),
      await lookUp("SM 3333 3333", "9000000003"),
      await lookUp("SM-4444-4444", "9000000004"),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429, 200]);
    expect(answers[2]!.headers["retry-after"]).toBeDefined();
  });
});
