import { beforeAll, describe, expect, it } from "vitest";
import type { DatabaseSettings } from "../server/env.ts";
import { completed } from "../server/gateway/fixed-values.ts";
import { insertApplication } from "../server/store/applications.ts";
import { openDatabase } from "../server/store/database.ts";
import { loadPlaces } from "../server/store/geography.ts";
import { insertLead } from "../server/store/leads.ts";
import { insertHistory } from "../server/store/status-history.ts";
import { onBothDatabases, testFolder } from "../server/testing/databases.ts";
import { application, fewPlaces } from "../server/testing/samples.ts";
import { runLeads } from "../testing/staff-command.ts";

const fixed = { source: "Saral Loans", lead_data_source_id: 38, ip: "0.0.0.0" };

async function leads(environment: Record<string, string>, ...args: string[]) {
  const { bytes: _, ...outcome } = await runLeads(environment, args);
  return outcome;
}

onBothDatabases((newDatabase) => {
  describe("the staff's command", () => {
    const folder = testFolder();
    let environment: Record<string, string>;
    const ask = (...args: string[]) => leads(environment, ...args);

    beforeAll(async () => {
      const ours: DatabaseSettings = { kind: "sqlite", file: `${folder()}/saral.sqlite` };
      const given = await newDatabase();
      const settings = given.kind === "postgres" ? given : ours;
      environment = given.kind === "postgres" ? { DATABASE_URL: given.url, DATA_DIR: folder() } : { DATA_DIR: folder() };
      const db = await openDatabase(settings);
      await loadPlaces(db, fewPlaces);
      const people = [["Asha", "SL-AAAA-2222", "110003"], ["=1+1", "SL-BBBB-3333", "500001"], ["उदाहरण, \u001b[31m\"क\"", "SL-CCCC-4444", "201318"]] as const;
      for (const [number, [first_name, reference_number, pin]] of people.entries()) {
        const received_at = `2026-08-1${number}T04:30:00.000Z`;
        const lead_id = `${number}`.repeat(40);
        await insertLead(db, { lead_id, reference_number, status: "received", received_at, moved_at: received_at });
        await insertApplication(db, { ...completed({ ...application, first_name, pin }, fixed), lead_id, received_at });
        await insertHistory(db, { lead_id, step: 0, status: "received", moved_at: received_at });
      }
      await db.destroy();
    });

    it("lists applications, newest first", async () => {
      const { code, out } = await ask("list");
      expect(code).toBe(0);
      expect(out.match(/SL-\S+/g)).toEqual(["SL-CCCC-4444", "SL-BBBB-3333", "SL-AAAA-2222"]);
      expect(out).toContain("received    2026-08-10T04:30:00.000Z  ₹25000      Asha Applicant\n");
    });

    it("lets no applicant's name command the terminal", async () => {
      expect((await ask("list")).out).not.toContain("\u001b");
      expect((await ask("show", "SL-CCCC-4444")).out).not.toContain("\u001b");
    });

    it("shows one by its reference number or its lead id", async () => {
      const [one, other] = [await ask("show", "sl-aaaa-2222"), await ask("show", "0".repeat(40))];
      expect(one).toEqual(other);
      expect(one.out).toMatch(/^pan +ABCDE1234F$/m);
      expect(one.out).toMatch(/^source +Saral Loans$/m);
      expect(one.out).toMatch(/history\n {2}2026-08-10T04:30:00.000Z {2}received\n$/);
    });

    it("marks a PIN code that was typed and is not in the list of its city", async () => {
      const { out } = await ask("list");
      expect(out).toMatch(/SL-AAAA-2222 .* Applicant\n/);
      expect(out).toMatch(/SL-BBBB-3333 .* Applicant {2}\[check PIN 500001: not listed in this city\]\n/);
      expect(out).toMatch(/SL-CCCC-4444 .* Applicant {2}\[check PIN 201318: not in our list\]\n/);
      expect((await ask("show", "SL-AAAA-2222")).out).toMatch(/^pin_check +listed$/m);
      expect((await ask("show", "SL-CCCC-4444")).out).toMatch(/^pin_check +not in our list$/m);
      const lines = (await ask("export", "--csv")).out.trim().split("\r\n");
      expect(lines.map((line) => line.split(",").at(-1))).toEqual(["pin_check", "not in our list", "not listed in this city", "listed"]);
    });

    it("moves one through its statuses, and keeps the history", async () => {
      expect(await ask("move", "SL-AAAA-2222", "documents")).toEqual({ code: 0, out: "SL-AAAA-2222: received → documents\n", error: "" });
      expect((await ask("move", "SL-AAAA-2222", "assessment")).code).toBe(0);
      const { out } = await ask("show", "SL-AAAA-2222");
      expect(out).toMatch(/^status +assessment$/m);
      expect(out.match(/^ {2}\S+ {2}(\w+)$/gm)?.map((line) => line.trim().split(/ +/)[1])).toEqual(["received", "documents", "assessment"]);
      expect((await ask("list", "--status", "assessment")).out.match(/SL-\S+/g)).toEqual(["SL-AAAA-2222"]);
      expect((await ask("list", "--status", "disbursed")).out).toBe("No application has the status disbursed.\n");
    });

    it("refuses a step that there is not, and says which there are", async () => {
      const { code, error } = await ask("move", "SL-BBBB-3333", "disbursed");
      expect([code, error]).toEqual([1, "SL-BBBB-3333 cannot move from received to disbursed: the next status can be documents, assessment, rejected.\n"]);
      await ask("move", "SL-BBBB-3333", "rejected");
      expect((await ask("move", "SL-BBBB-3333", "received")).error).toBe("SL-BBBB-3333 cannot move from rejected to received: rejected is a final status.\n");
    });

    it("exports a file that a spreadsheet reads as text, Hindi included, and runs nothing of", async () => {
      const { out } = await ask("export", "--csv");
      const lines = out.split("\r\n");
      expect(lines[0]).toMatch(/^\ufeffreference_number,lead_id,status,.*,terms_version,privacy_version,pin_check$/);
      expect(lines).toHaveLength(5);
      expect(out).toContain(",'=1+1,,Applicant,ABCDE1234F,");
      expect(out).toContain('"उदाहरण, \u001b[31m""क"""');
    });

    it.each([
      [["show", "SL-NONE-2222"], "There is no application with the application number or lead id SL-NONE-2222.\n"],
      [["move", "SL-AAAA-2222", "lost"], "lost is not a status. The statuses are received, documents, assessment, approved, rejected, disbursed.\n"],
      [["list", "--status", "lost"], "lost is not a status. The statuses are received, documents, assessment, approved, rejected, disbursed.\n"],
      [["show"], 'Wrong arguments for "show".'],
      [["move", "SL-AAAA-2222"], 'Wrong arguments for "move".'],
      [["list", "--csv"], 'Wrong arguments for "list".'],
      [["export"], "Applications can be exported only as CSV: npm run leads -- export --csv\n"],
      [["delete"], 'Unknown command "delete".'],
      [["erase"], 'Wrong arguments for "erase".'],
      [["erase", "SL-NONE-2222"], "There is no application with the application number or lead id SL-NONE-2222.\n"],
      [["answered", "SM-NONE-2222"], "There is no message with the number SM-NONE-2222.\n"],
      [["messages", "--since", "2026-02-30"], "2026-02-30 is not a valid date. Write it like 2026-08-15.\n"],
      [["video", "SL-AAAA-2222"], "SL-AAAA-2222 has no video yet.\n"],
      [["video", "SL-AAAA-2222", "--file", "x.webm"], "SL-AAAA-2222 has no video x.webm.\n"],
      [["list", "--all"], "Unknown option '--all'"],
    ])("explains what is wrong with %j", async (args, message) => {
      const { code, out, error } = await ask(...args);
      expect([code, out]).toEqual([1, ""]);
      expect(error.startsWith(message)).toBe(true);
    });
  });
});

describe("the staff's command, given nothing", () => {
  const folder = testFolder();

  it("says how it is used", async () => {
    expect(await leads({}, "help")).toMatchObject({ code: 0, out: expect.stringContaining("npm run leads -- move ID STATUS") });
    expect((await leads({})).out).toContain("npm run leads -- list");
  });

  it("finds no application in a new database, and says when applications go elsewhere", async () => {
    expect(await leads({ DATA_DIR: folder() }, "list")).toEqual({ code: 0, out: "There are no applications yet.\n", error: "" });
    expect((await leads({ DATA_DIR: folder(), PROVIDER_URL: "https://api.lender.example" }, "list")).error).toMatch(/^Note: PROVIDER_URL is set/);
  });

  it("names a setting that is wrong", async () => {
    expect(await leads({ DATABASE_URL: "mysql://x" }, "list")).toMatchObject({ code: 1, error: expect.stringContaining("DATABASE_URL must be") });
  });
});
