import { beforeEach, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { openDatabase } from "../store/database.ts";
import { application, webm } from "../testing/samples.ts";
import { multipart, settingsFor, testSite } from "../testing/site.ts";
import type { Database } from "../store/tables.ts";
import { AddressMarks } from "./address-marks.ts";
import { describeError, scrub } from "./logging.ts";

const personal = {
  first_name: "Asmita",
  middle_name: "Kiranmala",
  sur_name: "Devadhar",
  pan: "QWERT4321Y",
  mobile: "9812345670",
  alternate_mobile: "9812345671",
  email_personal: "asmita@mail.example",
  email_official: "office@work.example",
  dob: "1991-02-03",
};
const traces = [...Object.values(personal), "Tattvika", "98123 45670"];

describe("the log", () => {
  const lines: string[] = [];
  const site = testSite({ LOG_LEVEL: "debug" }, { logStream: { write: (line) => void lines.push(line) } });

  it("has a line for each request and no personal data, whatever is sent and whatever fails", async () => {
    const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
      site.app.inject({
        method: "POST",
        url,
        payload,
        headers: { "content-type": "application/json", referer: `http://x/?${personal.pan}`, ...headers },
      });
    const details = { ...application, ...personal };

    const saved = await post(paths.apply, details, { "idempotency-key": "log-test-key" });
    await post(paths.apply, details, { "idempotency-key": "log-test-key" });
    await post(paths.apply, { ...details, pin: "999999" });
    await post(paths.apply, { ...details, mobile: "98123 45670" });
    await post(paths.apply, `{"first_name": "Asmita", "pan": "QWERT4321Y" asmita@mail.example`);
    await post(paths.apply, { ...details, first_name: "Asmita ".repeat(20_000) });
    await post(paths.contact, { name: "Tattvika", message: "Call 9812345670", email: "asmita@mail.example" });
    await post(paths.contact, { name: "Tattvika", email: "asmita@mail.example" });
    for (const value of [personal.pan, personal.mobile, personal.email_personal]) {
      await site.app.inject({ url: paths.leadInfo, query: { pan_number: value } });
      await site.app.inject({
        url: `${statusHostPrefix}${paths.leadInfo}`,
        query: { pan_number: value, lead_id: value },
      });
      await site.app.inject({ url: paths.leadDetails, query: { lead_id: value } });
      await post(paths.leadInfo, { pan_number: value, lead_id: value });
      await post(paths.leadDetails, { lead_id: value });
      await site.app.inject({
        url: `/${value}?${value}`,
        headers: { "user-agent": value, cookie: value, "x-request-id": value },
      });
      await site.app.inject({ url: `/Api/${value}` });
      await site.app.inject({ url: `/%zz${value}` });
    }
    await site.app.inject({
      method: "POST",
      url: paths.uploadVideo,
      ...multipart([
        ["video", webm()],
        ["refstr", toRefstr(personal.pan)],
      ]),
    });

    const db = await openDatabase(settingsFor(site.folder).database);
    await db.schema.alterTable("applications").renameTo("applications_away").execute();
    const failed = await post(paths.apply, details);
    const lost = await site.app.inject({ url: paths.leadInfo, query: { pan_number: personal.pan } });
    await db.schema.alterTable("applications_away").renameTo("applications").execute();
    await db.destroy();

    expect([saved.statusCode, failed.statusCode, lost.statusCode]).toEqual([200, 500, 500]);
    const log = lines.join("\n");
    for (const trace of traces) expect(log).not.toContain(trace);
    expect(log).not.toContain(saved.json().Data.lead_id);

    for (const line of lines) {
      const { level, service, time } = JSON.parse(line);
      expect([level, service, typeof time]).toEqual([
        expect.stringMatching(/^(?:debug|info|warn|error)$/),
        "saral-loans",
        "number",
      ]);
    }
    const answered = lines.map((line) => JSON.parse(line)).filter((line) => line.msg === "answered");
    expect(answered).toContainEqual(expect.objectContaining({ method: "GET", route: paths.leadInfo, statusCode: 200 }));
    expect(answered).toContainEqual(expect.objectContaining({ method: "POST", route: paths.apply, statusCode: 500 }));
    const failure = lines.map((line) => JSON.parse(line)).find((line) => line.msg === "request failed");
    expect(failure.err).toMatchObject({
      code: "ERR_SQLITE_ERROR",
      message: "no such table: applications",
      stack: expect.stringMatching(/node-sqlite/),
    });
  });

  it("scrubs an error that is logged outside a request", () => {
    site.app.log.error(new Error('Key (pan)=(QWERT4321Y) of "Asmita" exists'));
    expect(lines.at(-1)).toContain("Key … exists");
    expect(lines.at(-1)).not.toMatch(/QWERT4321Y|Asmita/);
  });
});

describe("an attack in the log", () => {
  const lines: string[] = [];
  const site = testSite(
    { LOG_LEVEL: "info", RATE_LIMIT_LOOKUPS_PER_MINUTE: "2", RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "1" },
    { logStream: { write: (line) => void lines.push(line) }, now: () => new Date("2026-08-15T12:00:00Z") },
  );
  beforeEach(() => {
    lines.length = 0;
  });
  const addresses = ["203.0.113.77", "2001:db8:aaaa:bbbb::1", "2001:db8:aaaa:bbbb::2"];
  const lookUp = (pan_number: string, remoteAddress: string) =>
    site.app.inject({ url: paths.leadInfo, query: { pan_number }, remoteAddress });
  const rejections = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === "request refused");

  it("can be traced by a mark that replaces the address", async () => {
    const [address, network, sameNetwork] = addresses as [string, string, string];
    for (let count = 0; count < 3; count++) await lookUp(`A${count}`, address);
    await site.app.inject({ method: "POST", url: paths.apply, payload: { pan: "QWERT4321Y" }, remoteAddress: address });
    await site.app.inject({ url: "/%zz", remoteAddress: address });
    await lookUp("VALUE1234V", network);
    await lookUp("VALUE1234V", sameNetwork);
    const events = rejections();
    expect(events.map(({ reason, limit }) => [reason, limit])).toEqual([
      ["error.tooMany", "look-ups"],
      ["error.badInput", undefined],
      ["FST_ERR_BAD_URL", undefined],
      ["error.tooMany", "look-ups-of-a-value"],
    ]);
    const marks = events.map(({ addressMark }) => addressMark as string);
    expect(marks[0]).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(marks.slice(0, 3)).size).toBe(1);
    expect(marks[3]).not.toBe(marks[0]);
    for (const text of addresses) expect(lines.join("")).not.toContain(text);
  });

  it("has different marks in another database and on another day", async () => {
    const markOf = async (marks: AddressMarks, now: string, db: Database) => {
      await marks.rotate(db, new Date(now));
      return marks.of("203.0.113.77");
    };
    const [one, other] = [
      await openDatabase(settingsFor(site.folder).database),
      await openDatabase(settingsFor(`${site.folder}/other`).database),
    ];
    const marks = new AddressMarks();
    const monday = await markOf(marks, "2026-08-17T00:00:00Z", one);
    expect(await markOf(new AddressMarks(), "2026-08-17T23:59:59Z", one)).toBe(monday);
    expect(await markOf(new AddressMarks(), "2026-08-17T12:00:00Z", other)).not.toBe(monday);
    expect(await markOf(marks, "2026-08-18T00:00:00Z", one)).not.toBe(monday);
    // The first day's key was deleted.
    expect(await markOf(marks, "2026-08-17T00:00:00Z", one)).not.toBe(monday);
    await Promise.all([one.destroy(), other.destroy()]);
  });
});

describe("a scrubbed text", () => {
  it.each([
    ["duplicate key value violates unique constraint", "duplicate key value violates unique constraint"],
    ["no such table: applications", "no such table: applications"],
    ["PAN QWERT4321Y of asmita@mail.example", "PAN … of …"],
    ["call +91 98123 45670 now", "call +… now"],
    ["कॉल ९८१२३४५६७० अब", "कॉल … अब"],
    [`Unexpected token 'A', "{"name": "Asmita"}" is not valid JSON`, "Unexpected token … is not valid JSON"],
    ["Key (name)=(Asmita) exists", "Key … exists"],
  ])("of %j becomes %j", (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  it("is truncated before it is searched, because searching long texts is slow", () => {
    const from = performance.now();
    const scrubbed = scrub(`disk full ${"a".repeat(100_000)} ${"(".repeat(100_000)} 9812345670`);
    expect(performance.now() - from).toBeLessThan(500);
    expect(scrubbed.length).toBeLessThanOrEqual(2_000);
    expect(scrubbed).toContain("disk full");
    expect(scrubbed).not.toContain("9812345670");
  });

  it("keeps the location of an error", () => {
    const described = describeError(Object.assign(new Error("secret 'Asmita'"), { code: "E1" }));
    expect(described).toMatchObject({
      type: "Error",
      code: "E1",
      message: "secret …",
      stack: expect.stringContaining("logging.test"),
    });
  });
});
