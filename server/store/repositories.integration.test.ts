import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStatus } from "#domain/lead";
import { withFixedValues } from "../gateway/fixed-values.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { application, fewPlaces } from "../testing/samples.ts";
import {
  findApplication,
  findLeadBy,
  insertApplication,
  listApplications,
  type ApplicationFilter,
} from "./applications.ts";
import { deleteAuditEntries, insertAuditEntry, listAuditEntries } from "./audit-entries.ts";
import { insertContactMessage, listContactMessages } from "./contact-messages.ts";
import { openDatabase, ping } from "./database.ts";
import { checkPins, isCityOf, listCities, listPincodes, listStates, loadPlaces } from "./geography.ts";
import {
  completeKey,
  deleteExpiredKeys,
  findKey,
  releaseKey,
  acquireKey,
  type IdempotencyRow,
} from "./idempotency-keys.ts";
import { findLead, findLeadByIdOrReference, insertLead, updateStatus } from "./leads.ts";
import { countHit, deleteEndedWindows, readCount } from "./rate-limits.ts";
import { changeSharedValue, dailyValue, hashKey, sharedValue } from "./shared-values.ts";
import { appendHistory, insertHistory, listHistory } from "./status-history.ts";
import type { Database } from "./tables.ts";
import { hasVideo, insertVideo, listVideos } from "./videos.ts";

const at = (minute: number) => `2026-08-15T04:${String(minute).padStart(2, "0")}:00.000Z`;
const fixed = { source: "Saral Loans", lead_data_source_id: 38, ip: "0.0.0.0" };

onBothDatabases((newDatabase) => {
  let db: Database;
  beforeEach(async () => {
    db = await openDatabase(await newDatabase());
  });
  afterEach(() => db.destroy());

  const lead = (name: string, minute = 0, status: LeadStatus = "received") => ({
    lead_id: `lead-${name}`,
    reference_number: `SL-${name.toUpperCase()}`,
    status,
    received_at: at(minute),
    moved_at: at(minute),
  });

  async function apply(
    name: string,
    minute: number,
    details: Partial<typeof application> = {},
    status: LeadStatus = "received",
  ) {
    await insertLead(db, lead(name, minute, status));
    await insertApplication(db, {
      ...withFixedValues({ ...application, ...details }, fixed),
      lead_id: `lead-${name}`,
      received_at: at(minute),
    });
  }

  it("answers a health check", async () => {
    await expect(ping(db)).resolves.toBeUndefined();
  });

  describe("leads", () => {
    it("are found by id or by application number, in upper or lower case", async () => {
      expect(await insertLead(db, lead("one"))).toBe(true);
      expect(await findLead(db, "lead-one")).toEqual(lead("one"));
      expect(await findLeadByIdOrReference(db, "lead-one")).toEqual(lead("one"));
      expect(await findLeadByIdOrReference(db, "sl-one")).toEqual(lead("one"));
      expect(await findLeadByIdOrReference(db, "SL-TWO")).toBeUndefined();
    });

    it("never share an application number", async () => {
      await insertLead(db, lead("one"));
      expect(await insertLead(db, { ...lead("two"), reference_number: "SL-ONE" })).toBe(false);
      expect(await findLead(db, "lead-two")).toBeUndefined();
    });

    it("change status only from the expected status", async () => {
      await insertLead(db, lead("one"));
      expect(await updateStatus(db, "lead-one", "received", { status: "documents", moved_at: at(1) })).toBe(true);
      expect(await updateStatus(db, "lead-one", "received", { status: "rejected", moved_at: at(2) })).toBe(false);
      expect(await findLead(db, "lead-one")).toMatchObject({ status: "documents", moved_at: at(1) });
    });
  });

  describe("applications", () => {
    it("are read as they were stored, also with Hindi names", async () => {
      await apply("one", 0, { first_name: "उदाहरण", coordinates: null });
      expect(await findApplication(db, "lead-one")).toEqual({
        ...application,
        ...fixed,
        first_name: "उदाहरण",
        terms_version: null,
        privacy_version: null,
        lead_id: "lead-one",
        received_at: at(0),
      });
      expect(await findApplication(db, "lead-two")).toBeUndefined();
    });

    it("need a lead", async () => {
      await expect(
        insertApplication(db, { ...withFixedValues(application, fixed), lead_id: "none", received_at: at(0) }),
      ).rejects.toThrow();
    });

    it("are looked up by PAN or mobile number, the newest first", async () => {
      await apply("old", 1, {}, "rejected");
      await apply("new", 2, {}, "approved");
      await apply("other", 3, { pan: "ZZZZZ9999Z", mobile: "9000000000" });
      expect((await findLeadBy(db, "pan", "ABCDE1234F"))?.status).toBe("approved");
      expect((await findLeadBy(db, "mobile", "9876543210"))?.status).toBe("approved");
      expect(await findLeadBy(db, "pan", "9876543210")).toBeUndefined();
    });

    it("are looked up by lead id only with that lead's own PAN or number", async () => {
      await apply("old", 1, {}, "rejected");
      await apply("new", 2, {}, "approved");
      expect((await findLeadBy(db, "pan", "ABCDE1234F", "lead-old"))?.status).toBe("rejected");
      expect(await findLeadBy(db, "pan", "ZZZZZ9999Z", "lead-old")).toBeUndefined();
      expect(await findLeadBy(db, "pan", "ABCDE1234F", "lead-none")).toBeUndefined();
    });

    it("are listed newest first, each once across pages", async () => {
      for (let number = 0; number < 7; number++) await apply(`n${number}`, Math.floor(number / 2));
      const listed = [];
      for await (const row of listApplications(db, {}, Infinity, 3)) listed.push(row.reference_number);
      expect(listed).toEqual(["SL-N6", "SL-N5", "SL-N4", "SL-N3", "SL-N2", "SL-N1", "SL-N0"]);
    });

    it("are listed by status", async () => {
      await apply("a", 1, {}, "approved");
      await apply("b", 2, {}, "rejected");
      const listed = [];
      for await (const row of listApplications(db, { status: "approved" })) listed.push(row.reference_number);
      expect(listed).toEqual(["SL-A"]);
    });
  });

  describe("applications that the staff search for", () => {
    const found = async (filter: ApplicationFilter, limit?: number) => {
      const names = [];
      for await (const { reference_number } of listApplications(db, filter, limit, 2))
        names.push(reference_number.slice(3));
      return names.join(" ");
    };
    const text = (value: string): ApplicationFilter => ({ search: { by: "text", value, words: value.split(" ") } });
    beforeEach(async () => {
      await apply("a", 1, {
        first_name: "Asha",
        sur_name: "Sharma",
        pan: "AAAAA1111A",
        mobile: "9000000001",
        email_personal: "Asha@Mail.example",
      });
      await apply(
        "b",
        2,
        {
          first_name: "Asha",
          middle_name: "K",
          sur_name: "Rao",
          mobile: "9000000002",
          alternate_mobile: "9000000001",
          state_id: "36",
          city: "3601",
        },
        "approved",
      );
      await apply("c", 3, {
        first_name: "100%",
        sur_name: "O_Neil",
        mobile: "9000000003",
        email_official: "asha@mail.example",
        state_id: "36",
        city: "3601",
      });
      await apply(
        "d",
        4,
        { first_name: "उदाहरण", sur_name: "शर्मा", mobile: "9000000004", state_id: "36", city: "3601" },
        "approved",
      );
    });

    it.each<[string, ApplicationFilter, string]>([
      ["a PAN", { search: { by: "PAN", value: "AAAAA1111A" } }, "A"],
      ["a mobile number, the second one included", { search: { by: "mobile number", value: "9000000001" } }, "B A"],
      [
        "an email, in any case and the official one included",
        { search: { by: "email", value: "asha@mail.example" } },
        "C A",
      ],
      ["an application number", { search: { by: "application number", value: "SL-D" } }, "D"],
      ["a lead id", { search: { by: "lead id", value: "lead-d" } }, "D"],
      ["words of a name in any order and case", text("RAO asha"), "B"],
      ["part of a name", text("sha"), "C B A"],
      ["a name in Hindi", text("शर्मा"), "D"],
      ["part of a mobile number", text("0000003"), "C"],
      ["a sign that a database takes for any text", text("0%"), "C"],
      ["a sign that a database takes for any letter", text("o_n"), "C"],
      ["a text that no one has", text("%_%"), ""],
      ["a state", { stateId: "36" }, "D C B"],
      ["a state and a status", { stateId: "36", status: "approved" }, "D B"],
      ["a time", { since: at(2), before: at(4) }, "C B"],
      ["a state and a time", { stateId: "36", since: at(3) }, "D C"],
      ["a status and a search", { status: "approved", ...text("asha") }, "B"],
    ])("are found by %s", async (_, filter, names) => {
      expect(await found(filter)).toBe(names);
    });

    it("are found up to a limit, and continue after a given one", async () => {
      expect(await found({}, 3)).toBe("D C B");
      expect(await found({ after: { received_at: at(2), lead_id: "lead-b" } })).toBe("A");
      expect(await found({ stateId: "36", after: { received_at: at(4), lead_id: "lead-d" } }, 1)).toBe("C");
    });
  });

  it("keeps an audit trail, newest first, for its retention period", async () => {
    const entry = (minute: number, subject: string | null = null) => ({
      entry_id: `entry-${minute}`,
      recorded_at: at(minute),
      actor: "asha",
      os_user: "root",
      command: "show",
      subject,
      detail: null,
    });
    await insertAuditEntry(db, entry(1, "lead-a"));
    await insertAuditEntry(db, entry(2));
    await insertAuditEntry(db, entry(3, "lead-a"));
    expect(await listAuditEntries(db, {}, 2)).toEqual([entry(3, "lead-a"), entry(2)]);
    expect(await listAuditEntries(db, { subject: "lead-a", before: at(3) })).toEqual([entry(1, "lead-a")]);
    expect(await listAuditEntries(db, { since: at(3) })).toEqual([entry(3, "lead-a")]);
    expect(await deleteAuditEntries(db, at(3))).toBe(2);
    expect(await listAuditEntries(db, {})).toEqual([entry(3, "lead-a")]);
  });

  it("keeps the history of a lead in order", async () => {
    await insertLead(db, lead("one"));
    await insertHistory(db, { lead_id: "lead-one", step: 0, status: "received", moved_at: at(0) });
    await appendHistory(db, "lead-one", "documents", at(1));
    await appendHistory(db, "lead-one", "assessment", at(2));
    expect((await listHistory(db, "lead-one")).map(({ step, status }) => [step, status])).toEqual([
      [0, "received"],
      [1, "documents"],
      [2, "assessment"],
    ]);
  });

  describe("idempotency keys", () => {
    const row = (changes: Partial<IdempotencyRow> = {}): IdempotencyRow => ({
      key_hash: "k",
      request_hash: "r",
      answer: "first",
      locked_until: null,
      expires_at: at(30),
      ...changes,
    });

    it("belong to the first request that takes them", async () => {
      expect(await acquireKey(db, row(), at(0))).toBeUndefined();
      expect(await acquireKey(db, row({ answer: "second" }), at(1))).toEqual(row());
    });

    it("can be taken again when they have expired", async () => {
      await acquireKey(db, row(), at(0));
      expect(
        await acquireKey(db, row({ answer: "second", request_hash: "other", expires_at: at(59) }), at(30)),
      ).toBeUndefined();
      expect((await findKey(db, "k"))?.answer).toBe("second");
    });

    it("stay locked until they are completed, released, or timed out", async () => {
      const locked = row({ answer: null, locked_until: at(5) });
      expect(await acquireKey(db, locked, at(0))).toBeUndefined();
      expect(await acquireKey(db, row({ answer: null, locked_until: at(6) }), at(1))).toEqual(locked);
      // A request must not complete another request's lock.
      await completeKey(db, "k", at(6), "not ours");
      await releaseKey(db, "k", at(6));
      expect(await findKey(db, "k")).toEqual(locked);

      expect(await acquireKey(db, row({ request_hash: "other", answer: null, locked_until: at(9) }), at(5))).toEqual(
        locked,
      );
      expect(await acquireKey(db, row({ answer: null, locked_until: at(9) }), at(5))).toBeUndefined();
      await completeKey(db, "k", at(9), "done");
      expect(await findKey(db, "k")).toEqual(row({ answer: "done" }));
    });

    it("are free again once released", async () => {
      await acquireKey(db, row({ answer: null, locked_until: at(5) }), at(0));
      await releaseKey(db, "k", at(5));
      expect(await acquireKey(db, row(), at(1))).toBeUndefined();
    });

    it("are acquired by a request whose predecessor releases the key while it looks for the holder", async () => {
      await acquireKey(db, row({ answer: null, locked_until: at(5) }), at(0));
      const releaseAfterInsert = db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          await releaseKey(db, "k", at(5));
          return result;
        },
      });
      const waiting = row({ answer: null, locked_until: at(6) });
      expect(await acquireKey(releaseAfterInsert, waiting, at(1))).toBeUndefined();
      expect(await findKey(db, "k")).toEqual(waiting);
    });

    it("are deleted when they have expired", async () => {
      await acquireKey(db, row(), at(0));
      await acquireKey(db, row({ key_hash: "later", expires_at: at(31) }), at(0));
      await deleteExpiredKeys(db, at(30));
      expect([await findKey(db, "k"), (await findKey(db, "later"))?.key_hash]).toEqual([undefined, "later"]);
    });
  });

  it("stores contact messages, each under its own number", async () => {
    const message = {
      reference_number: "SM-1",
      name: "Example",
      number: "",
      email: "",
      subject: "",
      message: "नमस्ते",
      received_at: at(0),
    };
    expect(await insertContactMessage(db, message)).toBe(true);
    expect(await insertContactMessage(db, { ...message, message: "another" })).toBe(false);
    expect(await listContactMessages(db)).toEqual([
      { ...message, taken_up_at: null, settled_at: null, settled_as: null },
    ]);
    await insertContactMessage(db, { ...message, reference_number: "SM-2", received_at: at(1) });
    expect((await listContactMessages(db, { since: at(1) })).map(({ reference_number }) => reference_number)).toEqual([
      "SM-2",
    ]);
  });

  it("stores one record of a recording that is sent twice for a lead", async () => {
    await insertLead(db, lead("one"));
    const video = {
      file_name: "a.webm",
      lead_id: "lead-one",
      content_type: "video/webm",
      bytes: 64 * 2 ** 20,
      sha256: "5ha",
      received_at: at(0),
    };
    expect(await insertVideo(db, video)).toBe(true);
    expect(await insertVideo(db, { ...video, file_name: "b.webm" })).toBe(false);
    expect(await insertVideo(db, { ...video, file_name: "c.webm", sha256: "other" })).toBe(true);
    expect([await hasVideo(db, "lead-one", "5ha"), await hasVideo(db, "lead-two", "5ha")]).toEqual([true, false]);
    expect((await listVideos(db, "lead-one")).map(({ file_name, bytes }) => [file_name, bytes])).toEqual([
      ["a.webm", 67_108_864],
      ["c.webm", 67_108_864],
    ]);
  });

  describe("places", () => {
    beforeEach(() => loadPlaces(db, fewPlaces));

    it("are listed by state and by city", async () => {
      expect((await listStates(db)).map(({ name_en }) => name_en).sort()).toEqual(["Chandigarh", "Delhi", "Telangana"]);
      expect(
        (await listCities(db, "7")).map(({ city_id, name_en, name_hi }) => [city_id, name_en, name_hi]).sort(),
      ).toEqual([
        ["701", "Central Delhi", "मध्य दिल्ली"],
        ["702", "New Delhi", "नई दिल्ली"],
      ]);
      expect((await listPincodes(db, "702")).map(({ value }) => value)).toEqual(["110001", "110003"]);
      expect(await listPincodes(db, "999")).toEqual([]);
    });

    it.each([
      ["7", "702", true],
      ["36", "702", false],
      ["7", "999", false],
    ])("state %s has city %s: %s", async (stateId, cityId, expected) => {
      expect(await isCityOf(db, stateId, cityId)).toBe(expected);
    });

    it("show for each PIN code whether its city, another city, or no city lists it", async () => {
      const places = [
        ["702", "110003"],
        ["701", "110001"],
        ["701", "110003"],
        ["702", "999999"],
        ["702", "110001"],
      ].map(([city, pin]) => ({ city: city!, pin: pin! }));
      expect(await checkPins(db, places)).toEqual([
        "listed",
        "listed",
        "not listed in this city",
        "not in our list",
        "listed",
      ]);
      expect(await checkPins(db, [])).toEqual([]);
    });

    it("are replaced completely by a different set, and not rewritten by the same set", async () => {
      await db.deleteFrom("pincodes").execute();
      await loadPlaces(db, fewPlaces);
      expect(await listPincodes(db, "702")).toEqual([]);
      await loadPlaces(db, { states: fewPlaces.states.slice(0, 1), cities: [], pincodes: [] });
      expect([await listStates(db), await listCities(db, "7")]).toEqual([
        [{ state_id: "7", name_en: "Delhi", name_hi: "दिल्ली" }],
        [],
      ]);
    });
  });

  it("shares the first proposed value with every process", async () => {
    expect(await sharedValue(db, "colour", () => "blue")).toBe("blue");
    expect(await sharedValue(db, "colour", () => "gold")).toBe("blue");
    expect(await changeSharedValue(db, "colour", "gold")).toBe(true);
    expect(await changeSharedValue(db, "colour", "gold")).toBe(false);
    expect(await hashKey(db)).toMatch(/^[0-9a-f]{64}$/);
    expect(await hashKey(db)).toBe(await hashKey(db));
  });

  describe("a limit's count", () => {
    const minuteMs = 60_000;
    const time = (minute: number) => new Date(Date.parse(at(0)) + minute * minuteMs);
    const iso = (minute: number) => time(minute).toISOString();

    it("counts hits in a window and starts again when it has ended", async () => {
      expect(await countHit(db, "k", time(0), minuteMs)).toEqual({ hits: 1, resets_at: iso(1) });
      expect(await countHit(db, "k", time(0), minuteMs)).toEqual({ hits: 2, resets_at: iso(1) });
      expect(await countHit(db, "other", time(0), minuteMs)).toMatchObject({ hits: 1 });
      expect([await readCount(db, "k", time(0), minuteMs), await readCount(db, "k", time(1), minuteMs)]).toEqual([
        { hits: 2, resets_at: iso(1) },
        undefined,
      ]);
      expect(await countHit(db, "k", time(1), minuteMs)).toEqual({ hits: 1, resets_at: iso(2) });
      await deleteEndedWindows(db, iso(1));
      expect(await countHit(db, "other", time(1), minuteMs)).toEqual({ hits: 1, resets_at: iso(2) });
      expect(await countHit(db, "k", time(1), minuteMs)).toMatchObject({ hits: 2 });
    });

    it("starts again when the clock was set back, but not when two clocks differ a little", async () => {
      await countHit(db, "set-back", time(30), minuteMs);
      expect(await countHit(db, "set-back", time(29.5), minuteMs)).toEqual({ hits: 2, resets_at: iso(31) });
      expect(await readCount(db, "set-back", time(10), minuteMs)).toBeUndefined();
      expect(await countHit(db, "set-back", time(10), minuteMs)).toEqual({ hits: 1, resets_at: iso(11) });
    });
  });

  it("shares a day's value with every process and deletes the previous day's", async () => {
    const [monday, tuesday] = [new Date("2026-08-17T23:59:59Z"), new Date("2026-08-18T00:00:00Z")];
    expect(await dailyValue(db, "key", monday, () => "blue")).toBe("blue");
    expect(await dailyValue(db, "key", monday, () => "gold")).toBe("blue");
    expect(await dailyValue(db, "key", tuesday, () => "gold")).toBe("gold");
    const stored = await db
      .selectFrom("shared_values")
      .select(["name", "value"])
      .where("name", "like", "key:%")
      .execute();
    expect(stored).toEqual([{ name: "key:2026-08-18", value: "gold" }]);
  });

  it("rolls back a failed transaction completely", async () => {
    await expect(
      db.transaction().execute(async (transaction) => {
        await insertLead(transaction, lead("one"));
        throw new Error("halfway");
      }),
    ).rejects.toThrow("halfway");
    expect(await findLead(db, "lead-one")).toBeUndefined();
  });
});
