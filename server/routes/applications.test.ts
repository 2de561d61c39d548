import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { agreedHeader, formatAgreedVersions, paths } from "#contract/calls";
import { openDatabase } from "../store/database.ts";
import type { Database } from "../store/tables.ts";
import { application } from "../testing/samples.ts";
import { settingsFor, testSite } from "../testing/site.ts";

describe("applying", () => {
  const site = testSite();
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase(settingsFor(site.folder).database);
  });
  afterAll(() => db.destroy());

  const apply = (payload: unknown, headers: Record<string, string> = {}) =>
    site.app.inject({
      method: "POST",
      url: paths.apply,
      payload: payload as object,
      headers: { "content-type": "application/json", ...headers },
    });
  const counts = async () =>
    Promise.all(
      (["leads", "applications", "status_history", "idempotency_keys"] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    );

  it("answers Status 1 with an application number and stores every field of the payload", async () => {
    const response = await apply({
      ...application,
      source: "elsewhere",
      lead_data_source_id: 7,
      ip: "1.2.3.4",
      unknown_field: "x",
    });
    expect(response.statusCode).toBe(200);
    const { Status, Data } = response.json();
    expect(Status).toBe(1);
    expect(
      await db.selectFrom("applications").selectAll().where("lead_id", "=", Data.lead_id).executeTakeFirst(),
    ).toEqual({
      ...application,
      lead_id: Data.lead_id,
      received_at: Data.received_at,
      source: "Saral Loans",
      lead_data_source_id: 38,
      ip: "0.0.0.0",
      terms_version: null,
      privacy_version: null,
    });
  });

  it("stores which versions of the texts the applicant agreed to", async () => {
    const response = await apply(application, {
      [agreedHeader]: formatAgreedVersions({ terms: "1.0", privacy: "2.3" }),
    });
    const row = await db
      .selectFrom("applications")
      .selectAll()
      .where("lead_id", "=", response.json().Data.lead_id)
      .executeTakeFirst();
    expect(row).toMatchObject({ terms_version: "1.0", privacy_version: "2.3" });
    expect((await apply(application, { [agreedHeader]: "terms=1.0; drop" })).statusCode).toBe(400);
  });

  it("accepts Devanagari digits, rupee signs and lower-case letters", async () => {
    const response = await apply({
      ...application,
      loan_amount: "₹१,००,०००",
      mobile: "९८७६५४३२१०",
      pan: "abcde1234f",
      gender: "female",
    });
    const row = await db
      .selectFrom("applications")
      .selectAll()
      .where("lead_id", "=", response.json().Data.lead_id)
      .executeTakeFirst();
    expect(row).toMatchObject({ loan_amount: "100000", mobile: "9876543210", pan: "ABCDE1234F", gender: "FEMALE" });
  });

  it.each([
    ["a PAN with spaces", { pan: " abcde 1234 f " }, { pan: "ABCDE1234F" }],
    ["a PAN with its label", { pan: "PAN: ABCDE-1234-F" }, { pan: "ABCDE1234F" }],
    ["a PAN in full-width and zero-width characters", { pan: "ＡＢＣＤＥ\u200B1234\u00A0F" }, { pan: "ABCDE1234F" }],
    [
      "a mobile number with its country",
      { mobile: "+91 98765 43210", alternate_mobile: "00919876543211" },
      { mobile: "9876543210", alternate_mobile: "9876543211" },
    ],
    [
      "amounts as people write them",
      { loan_amount: "Rs. 25,000/-", monthly_income: "INR 40,000.50", obligations: "₹2,500" },
      { loan_amount: "25000", monthly_income: "40000.50", obligations: "2500" },
    ],
  ])("stores %s in the form look-ups use", async (_, typed, stored) => {
    const response = await apply({ ...application, ...typed });
    expect(response.json()).toMatchObject({ Status: 1 });
    const row = await db
      .selectFrom("applications")
      .selectAll()
      .where("lead_id", "=", response.json().Data.lead_id)
      .executeTakeFirst();
    expect(row).toMatchObject(stored);
  });

  const without = (field: keyof typeof application) =>
    Object.fromEntries(Object.entries(application).filter(([name]) => name !== field));
  it.each([
    ["no loan amount", without("loan_amount"), "loan amount"],
    ["an amount in words", { ...application, loan_amount: "much" }, "loan amount"],
    ["no income", without("monthly_income"), "net monthly income"],
    ["no first name", { ...application, first_name: "  " }, "first name"],
    ["no PAN", { ...application, pan: "" }, "PAN"],
    ["a PAN too long", { ...application, pan: "ABCDE1234FG" }, "PAN"],
    ["no date of birth", { ...application, dob: "15/08/1990" }, "date of birth"],
    ["an unknown gender", { ...application, gender: "F" }, "gender"],
    ["a mobile of nine digits", { ...application, mobile: "987654321" }, "mobile number"],
    [
      "an alternate mobile of nine digits",
      { ...application, alternate_mobile: "987654321" },
      "alternate mobile number",
    ],
    ["no email", without("email_personal"), "personal email"],
    ["an email without @", { ...application, email_official: "office" }, "official email"],
    ["obligations in words", { ...application, obligations: "some" }, "monthly obligations"],
    ["obligations with paise", { ...application, obligations: "12000.50" }, "monthly obligations"],
    ["an amount whose comma may be a point", { ...application, loan_amount: "12000,50" }, "loan amount"],
    ["two PANs at once", { ...application, pan: "ABCDE1234F FGHIJ5678K" }, "PAN"],
    ["a name of 101 characters", { ...application, first_name: "x".repeat(101) }, "first name"],
    ["no state", without("state_id"), "state"],
    ["no city", without("city"), "city or district"],
    ["a PIN code of five digits", { ...application, pin: "11000" }, "PIN code"],
    ["a PIN code that begins with 0", { ...application, pin: "011000" }, "PIN code"],
    ["terms not accepted", { ...application, term_and_condition: "NO" }, "acceptance of the terms"],
  ])("rejects %s, names the field, and stores nothing", async (_, payload, field) => {
    const before = await counts();
    const response = await apply(payload, { "idempotency-key": `bad-input-${field}` });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { Status: 0, Message: `This detail is missing or not valid: ${field}.` },
    ]);
    expect(await counts()).toEqual(before);
  });

  it("names the field in Hindi", async () => {
    const response = await apply(without("pan"), { "accept-language": "hi-IN" });
    expect(response.json().Message).toBe("यह जानकारी नहीं भरी गई या सही नहीं है: PAN नंबर।");
  });

  it("rejects a city that is not in the state, and stores nothing", async () => {
    const before = await counts();
    const response = await apply({ ...application, state_id: "36" }, { "idempotency-key": "wrong-place" });
    expect([response.statusCode, response.json()]).toEqual([
      422,
      { Status: 0, Message: "This city is not in the state you selected. Please select the state and city again." },
    ]);
    expect(await counts()).toEqual(before);
  });

  it.each([
    ["of another city", "500001", "500001"],
    ["that is not listed", "२०१३१८", "201318"],
  ])("stores a PIN code %s, because an applicant may type one that is not listed", async (_, pin, stored) => {
    const response = await apply({ ...application, pin });
    expect(response.statusCode).toBe(200);
    const row = await db
      .selectFrom("applications")
      .selectAll()
      .where("lead_id", "=", response.json().Data.lead_id)
      .executeTakeFirst();
    expect(row?.pin).toBe(stored);
  });

  it("rejects a request that is too large before reading it", async () => {
    const response = await apply({ ...application, first_name: "x".repeat(70_000) });
    expect([response.statusCode, response.json()]).toEqual([
      413,
      { Status: 0, Message: "The information you sent is too large." },
    ]);
  });

  it.each(["short", "x".repeat(129), "with space in it"])("rejects the key %j", async (key) => {
    expect((await apply(application, { "idempotency-key": key })).statusCode).toBe(400);
  });

  it("answers a repeated submission alike, and other details under its key with 422", async () => {
    const key = { "idempotency-key": "9f7c2f60-6c2f-4f4e-8a36-2f7f6a0b5d11" };
    const [first, second] = [await apply(application, key), await apply(application, key)];
    expect(second.json()).toEqual(first.json());
    const other = await apply({ ...application, mobile: "9000000000" }, key);
    expect([other.statusCode, other.json().Status]).toEqual([422, 0]);
  });

  it("stores keys only as hashes", async () => {
    await apply(application, { "idempotency-key": "a-key-in-plain-sight" });
    expect(JSON.stringify(await db.selectFrom("idempotency_keys").selectAll().execute())).not.toContain(
      "a-key-in-plain-sight",
    );
  });

  it("answers 500 without internal details when the database fails", async () => {
    await db.schema.alterTable("status_history").renameTo("status_history_away").execute();
    const before = await db.selectFrom("leads").selectAll().execute();
    const response = await apply(application, { "idempotency-key": "broken-database" });
    expect([response.statusCode, response.json()]).toEqual([
      500,
      { Status: 0, Message: "Something went wrong on our side. Please try again in a few minutes." },
    ]);
    expect(await db.selectFrom("leads").selectAll().execute()).toEqual(before);
    await db.schema.alterTable("status_history_away").renameTo("status_history").execute();
    expect((await apply(application, { "idempotency-key": "broken-database" })).json().Status).toBe(1);
  });
});
