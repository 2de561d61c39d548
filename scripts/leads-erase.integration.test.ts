import { createHash } from "node:crypto";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LeadStatus } from "#domain/lead";
import { readSettings } from "../server/env.ts";
import { withFixedValues } from "../server/gateway/fixed-values.ts";
import { findApplication, insertApplication } from "../server/store/applications.ts";
import { insertAuditEntry, listAuditEntries } from "../server/store/audit-entries.ts";
import { insertContactMessage, listContactMessages } from "../server/store/contact-messages.ts";
import { openDatabase } from "../server/store/database.ts";
import { insertLead } from "../server/store/leads.ts";
import { insertHistory } from "../server/store/status-history.ts";
import type { Database } from "../server/store/tables.ts";
import { onBothDatabases, testFolder } from "../server/testing/databases.ts";
import { application, webm } from "../server/testing/samples.ts";
import { saveVideo } from "../server/videos/save-video.ts";
import { videoStore } from "../server/videos/store.ts";
import { formatTime } from "../server/staff/dates.ts";
import { runLeads } from "../testing/staff-command.ts";

const fixed = { source: "Saral Loans", lead_data_source_id: 38, ip: "0.0.0.0" };

/** An instant so many months and days ago. */
function ago(months: number, days = 0): string {
  const time = new Date();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() - months);
  time.setUTCDate(time.getUTCDate() - days);
  return time.toISOString();
}

onBothDatabases((newDatabase) => {
  describe("the staff's command, asked to erase", () => {
    const root = testFolder();
    let folder: string;
    let environment: Record<string, string>;
    let db: Database;
    let count = 0;
    beforeEach(async () => {
      folder = `${root()}/${++count}`;
      const given = await newDatabase();
      environment = { DATA_DIR: folder, ...(given.kind === "postgres" ? { DATABASE_URL: given.url } : {}) };
      db = await openDatabase(readSettings(environment).database);
    });
    afterEach(() => db.destroy());
    const ask = (...args: string[]) => runLeads(environment, args);
    const videos = () => readdir(`${folder}/videos`).catch(() => []);

    /** An application with everything that can belong to it. */
    async function apply(letter: string, status: LeadStatus, movedAt: string): Promise<string> {
      const lead_id = letter.repeat(40);
      const reference_number = `SL-${letter.repeat(4)}-2222`;
      await insertLead(db, { lead_id, reference_number, status, received_at: movedAt, moved_at: movedAt });
      const person = {
        ...application,
        mobile: `98765432${letter.charCodeAt(0)}`,
        email_personal: `${letter}@mail.example`,
      };
      await insertApplication(db, { ...withFixedValues(person, fixed), lead_id, received_at: movedAt });
      await insertHistory(db, { lead_id, step: 0, status: "received", moved_at: movedAt });
      await db
        .insertInto("idempotency_keys")
        .values({ key_hash: letter, request_hash: "r", answer: lead_id, locked_until: null, expires_at: ago(-1) })
        .execute();
      const store = videoStore(readSettings(environment));
      await store.check();
      const bytes = webm(1_000 + letter.charCodeAt(0));
      await mkdir(`${folder}/videos/arriving`, { recursive: true });
      await writeFile(`${folder}/videos/arriving/${letter}`, bytes);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      await saveVideo({ db, store, now: () => new Date() }, lead_id, {
        path: `${folder}/videos/arriving/${letter}`,
        contentType: "video/webm",
        bytes: bytes.length,
        sha256,
      });
      return lead_id;
    }
    const write = (reference_number: string, changes: object) =>
      insertContactMessage(db, {
        reference_number,
        name: "Example",
        number: "",
        email: "",
        subject: "",
        message: "Hello",
        received_at: ago(1),
        ...changes,
      });
    const left = async () => ({
      leads: (await db.selectFrom("leads").select("reference_number").orderBy("reference_number").execute()).map(
        (lead) => lead.reference_number,
      ),
      messages: (await listContactMessages(db)).map((message) => message.reference_number).sort(),
    });

    it("leaves nothing of an application, but that something was erased, and when", async () => {
      const lead = await apply("A", "rejected", ago(1));
      await apply("B", "received", ago(1));
      const { code, out } = await ask("erase", "SL-AAAA-2222");
      expect([code, out]).toEqual([0, "SL-AAAA-2222: erased\n"]);
      expect(await left()).toMatchObject({ leads: ["SL-BBBB-2222"] });
      expect(await findApplication(db, lead)).toBeUndefined();
      for (const table of ["status_history", "videos"] as const)
        expect(await db.selectFrom(table).select("lead_id").execute()).toHaveLength(1);
      expect(await db.selectFrom("idempotency_keys").select("key_hash").execute()).toEqual([{ key_hash: "B" }]);
      expect((await videos()).filter((name) => name !== "arriving")).toHaveLength(1);
      expect(await db.selectFrom("unrecorded_videos").selectAll().execute()).toEqual([]);

      const [erasure, ...others] = await db.selectFrom("erasures").selectAll().execute();
      expect(others).toEqual([]);
      expect(erasure).toMatchObject({
        kind: "application",
        reason: "request",
        videos: 1,
        mark: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(JSON.stringify(erasure)).not.toMatch(/SL-|AAAA|98765|mail/);
      expect((await ask("show", "sl-aaaa-2222")).error).toBe(
        `sl-aaaa-2222 was erased on ${formatTime(erasure!.erased_at)}.\n`,
      );
    });

    it("takes the person's answered messages too, and says which it keeps and why", async () => {
      await apply("A", "received", ago(1));
      await write("SM-MINE-1111", { number: "+91 98765 43265", settled_at: ago(0, 1), settled_as: "message" });
      await write("SM-MINE-2222", { email: "a@MAIL.example", settled_at: ago(0, 1), settled_as: "complaint" });
      await write("SM-MINE-3333", { email: "A@mail.example" });
      await write("SM-ELSE-4444", { email: "else@mail.example", settled_at: ago(0, 1), settled_as: "message" });
      const { out } = await ask("erase", "A".repeat(40));
      expect(out).toContain("SM-MINE-1111: erased\n");
      // Last: without the application an interrupted command could not find the messages again.
      expect(out.trimEnd()).toMatch(/SL-AAAA-2222: erased$/);
      expect(out).toContain(
        "SM-MINE-2222, from the same person, was not erased: complaints must be kept for 3 years after they are closed.\n",
      );
      expect(out).toContain("SM-MINE-3333, from the same person, was not erased: it is open.");
      expect(await left()).toEqual({ leads: [], messages: ["SM-ELSE-4444", "SM-MINE-2222", "SM-MINE-3333"] });
    });

    it("refuses while a loan runs or may run, and until the period after it is over", async () => {
      await apply("A", "approved", ago(200));
      await apply("B", "disbursed", ago(200));
      const said = async (...args: string[]) => (await ask("erase", ...args)).error;
      expect(await said("SL-AAAA-2222")).toMatch(/^SL-AAAA-2222 is approved, so there may be a loan\./);
      expect(await said("SL-BBBB-2222")).toMatch(
        /^SL-BBBB-2222 became a loan and cannot be erased before the loan ends\./,
      );
      expect(await said("SL-BBBB-2222", "--loan-ended", ago(119).slice(0, 10))).toMatch(
        /^SL-BBBB-2222 must be kept for 10 years after the loan ended on/,
      );
      expect(await said("SL-BBBB-2222", "--loan-ended", "yesterday")).toBe(
        "yesterday is not a valid date. Write it like 2026-08-15.\n",
      );
      expect((await left()).leads).toHaveLength(2);
      expect((await ask("erase", "SL-BBBB-2222", "--loan-ended", ago(121).slice(0, 10))).out).toBe(
        "SL-BBBB-2222: erased\n",
      );
    });

    it("does not take --loan-ended for what never was a loan", async () => {
      await apply("A", "received", ago(1));
      expect((await ask("erase", "SL-AAAA-2222", "--loan-ended", "2010-01-01")).error).toBe(
        "SL-AAAA-2222 never became a loan, so --loan-ended does not apply.\n",
      );
    });

    it("erases all whose period is over, and nothing else", async () => {
      await apply("A", "rejected", ago(12, 2));
      await apply("B", "received", ago(14));
      await apply("C", "rejected", ago(11));
      await apply("D", "disbursed", ago(200));
      await apply("E", "approved", ago(14));
      await write("SM-OLDD-1111", { settled_at: ago(12, 2), settled_as: "message", received_at: ago(15) });
      await write("SM-NEWW-2222", { settled_at: ago(11), settled_as: "message", received_at: ago(15) });
      await write("SM-COMP-3333", { settled_at: ago(35), settled_as: "complaint", received_at: ago(40) });
      await write("SM-COMP-4444", { settled_at: ago(36, 2), settled_as: "complaint", received_at: ago(40) });
      await write("SM-OPEN-5555", { received_at: ago(15) });
      const { code, out } = await ask("erase", "--expired");
      expect(code).toBe(0);
      expect(out.match(/S\S+: erased/g)!.sort()).toEqual([
        "SL-AAAA-2222: erased",
        "SL-BBBB-2222: erased",
        "SM-COMP-4444: erased",
        "SM-OLDD-1111: erased",
      ]);
      expect(out).toMatch(/SL-EEEE-2222 was not erased: it has been approved since/);
      expect(out).toContain("that were not erased because they are not marked as answered: 1.");
      expect(await left()).toEqual({
        leads: ["SL-CCCC-2222", "SL-DDDD-2222", "SL-EEEE-2222"],
        messages: ["SM-COMP-3333", "SM-NEWW-2222", "SM-OPEN-5555"],
      });
      expect((await ask("erase", "--expired")).out).toContain("Nothing was erased.\n");
      const entries = await db.selectFrom("audit_entries").selectAll().orderBy("subject").execute();
      expect(entries.map(({ command, subject, detail }) => [command, subject, detail])).toEqual(
        ["A".repeat(40), "B".repeat(40), "SM-COMP-4444", "SM-OLDD-1111"].map((subject) => [
          "erase",
          subject,
          "expired",
        ]),
      );
    });

    it("erases the audit trail after the period that is set, and records that it did", async () => {
      const entry = { actor: "asha", os_user: "root", command: "show", subject: null, detail: null };
      for (const [entry_id, months] of [
        ["old", 15],
        ["newer", 13],
        ["new", 1],
      ] as const)
        await insertAuditEntry(db, { ...entry, entry_id, recorded_at: ago(months) });
      const left = async () => (await listAuditEntries(db, {})).map(({ entry_id, detail }) => detail ?? entry_id);
      expect((await runLeads({ ...environment, AUDIT_MONTHS: "14" }, ["erase", "--expired"])).out).toBe(
        "Audit entries older than 14 months erased: 1\n",
      );
      expect(await left()).toEqual(["1 audit entries", "new", "newer"]);
      expect((await ask("erase", "--expired")).out).toBe("Audit entries older than 12 months erased: 1\n");
      expect(await left()).toEqual(["1 audit entries", "1 audit entries", "new"]);
    });

    it("erases one message, once it is answered", async () => {
      await write("SM-MINE-1111", {});
      expect((await ask("erase", "SM-MINE-1111")).error).toMatch(/^SM-MINE-1111 cannot be erased: it is open\./);
      expect((await ask("mark-answered", "sm-mine-1111")).out).toBe("SM-MINE-1111: answered\n");
      expect((await ask("erase", "sm-mine-1111")).out).toBe("SM-MINE-1111: erased\n");
      expect((await ask("erase", "SM-MINE-1111")).error).toMatch(/^SM-MINE-1111 was erased on 20/);
    });

    it("lists what was written to us, since a day, and lets no message command the terminal", async () => {
      await write("SM-HELP-1111", {
        name: "आशा",
        number: "98765",
        subject: "Help with the video",
        message: "Please call.\n\u001b[31mred",
        received_at: "2026-08-15T04:30:00.000Z",
      });
      await write("SM-OLDD-2222", { received_at: "2026-08-14T18:29:59.999Z" });
      const { out } = await ask("messages", "--since", "2026-08-15");
      expect(out).toBe(
        "SM-HELP-1111  2026-08-15 10:00:00 IST  open\n  from     आशा, 98765\n  subject  Help with the video\n  | Please call.\n  | \\u{1b}[31mred\n\n",
      );
      expect((await ask("messages", "--since", "2036-01-01")).error).toBe("No message matches these options.\n");
    });

    it("lists messages by status, a page at a time, as JSON, and records who read and changed them", async () => {
      await write("SM-HELP-1111", {
        name: "आशा",
        message: "Please call.\u202e",
        received_at: "2026-08-15T04:30:00.000Z",
      });
      await write("SM-OLDD-2222", { received_at: "2026-08-14T04:30:00.000Z" });
      expect((await ask("in-progress", "sm-help-1111")).out).toBe("SM-HELP-1111: in progress\n");
      const { out } = await ask("messages", "--status", "in-progress", "--json");
      expect(out).toContain("Please call.\\u202e");
      expect(JSON.parse(out)).toMatchObject({
        reference_number: "SM-HELP-1111",
        status: "in-progress",
        received_at: "2026-08-15T10:00:00+05:30",
        in_progress_since: expect.stringContaining("+05:30"),
        answered_at: null,
        name: "आशा",
      });
      const first = await ask("messages", "--limit", "1");
      expect(first.out).toMatch(/^SM-HELP-1111 {2}2026-08-15 10:00:00 IST {2}in progress since 20/);
      expect(first.error).toBe("There are older messages. To see more, use --limit, --since and --until.\n");
      expect((await ask("messages", "--until", "2026-08-14")).out.match(/SM-\S+/g)).toEqual(["SM-OLDD-2222"]);
      expect(
        (await listAuditEntries(db, {})).map(({ command, subject, detail }) => [command, subject, detail]),
      ).toEqual(
        expect.arrayContaining([
          ["in-progress", "SM-HELP-1111", null],
          ["messages", null, "status=in-progress"],
        ]),
      );
    });

    it("closes a complaint for good", async () => {
      await write("SM-HELP-1111", {});
      await ask("mark-answered", "SM-HELP-1111", "--complaint");
      expect((await ask("in-progress", "SM-HELP-1111")).error).toBe("SM-HELP-1111 is already answered.\n");
      expect((await ask("mark-answered", "SM-HELP-1111")).error).toBe(
        "SM-HELP-1111 is already closed as a complaint.\n",
      );
      expect((await ask("messages", "--status", "closed")).out).toMatch(/^SM-HELP-1111 .* complaint closed 20/);
      expect((await ask("messages", "--status", "open")).error).toBe("No message matches these options.\n");
    });
  });
});
