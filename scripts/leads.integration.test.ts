import { userInfo } from "node:os";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import type { DatabaseSettings } from "../server/env.ts";
import { withFixedValues } from "../server/gateway/fixed-values.ts";
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
    let settings: DatabaseSettings;
    const ask = (...args: string[]) => leads(environment, ...args);

    beforeAll(async () => {
      const ours: DatabaseSettings = { kind: "sqlite", file: `${folder()}/saral.sqlite` };
      const given = await newDatabase();
      settings = given.kind === "postgres" ? given : ours;
      environment =
        given.kind === "postgres" ? { DATABASE_URL: given.url, DATA_DIR: folder() } : { DATA_DIR: folder() };
      const db = await openDatabase(settings);
      await loadPlaces(db, fewPlaces);
      const people = [
        ["Asha", "SL-AAAA-2222", "110003"],
        ["=1+1", "SL-BBBB-3333", "500001"],
        ['उदाहरण, \u001b[31m"क"\u202e', "SL-CCCC-4444", "201318"],
      ] as const;
      for (const [number, [first_name, reference_number, pin]] of people.entries()) {
        const received_at = `2026-08-1${number}T04:30:00.000Z`;
        const lead_id = `${number}`.repeat(40);
        await insertLead(db, { lead_id, reference_number, status: "received", received_at, moved_at: received_at });
        await insertApplication(db, {
          ...withFixedValues({ ...application, first_name, pin }, fixed),
          lead_id,
          received_at,
        });
        await insertHistory(db, { lead_id, step: 0, status: "received", moved_at: received_at });
      }
      await db.destroy();
    });

    it("lists applications, newest first, in Indian time and with the names of places", async () => {
      const { code, out } = await ask("list");
      expect(code).toBe(0);
      expect(out.match(/SL-\S+/g)).toEqual(["SL-CCCC-4444", "SL-BBBB-3333", "SL-AAAA-2222"]);
      expect(out).toContain("received    2026-08-10 10:00:00 IST  ₹25000      Asha Applicant, New Delhi, Delhi\n");
    });

    it("lists a page at a time and says how to go on", async () => {
      const first = await ask("list", "--limit", "2");
      expect(first.out.match(/SL-\S+/g)).toEqual(["SL-CCCC-4444", "SL-BBBB-3333"]);
      expect(first.error).toBe("There are more. For the next ones, give the same command with: --after SL-BBBB-3333\n");
      const next = await ask("list", "--limit", "2", "--after", "SL-BBBB-3333");
      expect([next.out.match(/SL-\S+/g), next.error]).toEqual([["SL-AAAA-2222"], ""]);
    });

    it("narrows a list by state and by days in India, and writes it as JSON without PANs", async () => {
      const { out } = await ask("list", "--state", "delhi", "--since", "2026-08-11", "--until", "2026-08-11", "--json");
      expect(JSON.parse(out)).toEqual({
        reference_number: "SL-BBBB-3333",
        lead_id: "1".repeat(40),
        status: "received",
        received_at: "2026-08-11T10:00:00+05:30",
        loan_amount: "25000",
        name: "=1+1 Applicant",
        state: "Delhi",
        city: "New Delhi",
        pin: "500001",
        pin_check: "not listed in this city",
      });
      expect(await ask("list", "--state", "Telangana")).toEqual({
        code: 0,
        out: "",
        error: "No application matches these options.\n",
      });
    });

    it.each([
      ["a name", "asha applicant", ["SL-AAAA-2222"]],
      ["a PAN, however it is typed", "abcde 1234 f", ["SL-CCCC-4444", "SL-BBBB-3333", "SL-AAAA-2222"]],
      ["a mobile number with its country code", "+91 98765 43210", ["SL-CCCC-4444", "SL-BBBB-3333", "SL-AAAA-2222"]],
      ["an email in any case", "Applicant@MAIL.example", ["SL-CCCC-4444", "SL-BBBB-3333", "SL-AAAA-2222"]],
      ["an application number without its signs", "sl bbbb3333", ["SL-BBBB-3333"]],
      ["half an application number", "cccc", ["SL-CCCC-4444"]],
      ["a name in Hindi", "उदाहरण", ["SL-CCCC-4444"]],
    ])("finds applications by %s", async (_, text, found) => {
      expect((await ask("find", text)).out.match(/SL-\S+/g)).toEqual(found);
    });

    it("says when nothing is found, by what it searched, with exit code 1", async () => {
      expect(await ask("find", "ZZZZZ9999Z")).toEqual({
        code: 1,
        out: "",
        error: "No application matches this PAN.\n",
      });
    });

    it.each([
      ["list"],
      ["show", "SL-CCCC-4444"],
      ["list", "--json"],
      ["show", "SL-CCCC-4444", "--json"],
      ["export", "--json"],
    ])("lets no applicant's name command the terminal or turn its line around: %s", async (...args) => {
      const { out } = await ask(...args);
      expect(out.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      expect(out).toMatch(args.includes("--json") ? /\\u001b\[31m\S*\\u202e/ : /\\u\{1b\}\[31m\S*\\u\{202e\}/);
    });

    it("escapes what was typed in its error messages", async () => {
      expect((await ask("show", "\u001b[31m\u202e")).error).toContain("lead id \\u{1b}[31m\\u{202e}.");
    });

    it("shows one by its reference number or its lead id, with a masked PAN", async () => {
      const [one, other] = [await ask("show", "sl-aaaa-2222"), await ask("show", "0".repeat(40))];
      expect(one).toEqual(other);
      expect(one.out).toMatch(/^pan +XXXXXX234F$/m);
      expect(one.out).toMatch(/^city +New Delhi$/m);
      expect(one.out).toMatch(/^source +Saral Loans$/m);
      expect(one.out).toMatch(/history\n {2}2026-08-10 10:00:00 IST {2}received\n$/);
      expect((await ask("show", "SL-AAAA-2222", "--pan")).out).toMatch(/^pan +ABCDE1234F$/m);
      expect(JSON.parse((await ask("show", "SL-AAAA-2222", "--json")).out)).toMatchObject({
        pan: "XXXXXX234F",
        state: "Delhi",
        status_changed_at: "2026-08-10T10:00:00+05:30",
        history: [{ status: "received", since: "2026-08-10T10:00:00+05:30" }],
        videos: [],
      });
    });

    it("marks a PIN code that was typed and is not in the list of its city", async () => {
      const { out } = await ask("list");
      expect(out).toMatch(/SL-AAAA-2222 .* New Delhi, Delhi\n/);
      expect(out).toMatch(/SL-BBBB-3333 .* Delhi {2}\[check PIN 500001: not listed in this city\]\n/);
      expect(out).toMatch(/SL-CCCC-4444 .* Delhi {2}\[check PIN 201318: not in our list\]\n/);
      const lines = (await ask("export", "--csv")).out.trim().split("\r\n");
      expect(lines.map((line) => line.split(",").at(-1))).toEqual(
        ["pin_check", "not in our list", "not listed in this city", "listed"].map((text) => `"${text}"`),
      );
    });

    it("moves one through its statuses, and keeps the history", async () => {
      expect(await ask("set-status", "SL-AAAA-2222", "documents")).toEqual({
        code: 0,
        out: "SL-AAAA-2222: received → documents\n",
        error: "",
      });
      const old = await ask("move", "SL-AAAA-2222", "assessment");
      expect([old.code, old.error]).toEqual([
        0,
        'Note: "move" is called "set-status" now. The old name will stop working in the next release.\n',
      ]);
      const { out } = await ask("show", "SL-AAAA-2222");
      expect(out).toMatch(/^status +assessment$/m);
      expect(out.match(/^ {2}\S+ \S+ IST {2}(\w+)$/gm)?.map((line) => line.trim().split(/ +/).at(-1))).toEqual([
        "received",
        "documents",
        "assessment",
      ]);
      expect((await ask("list", "--status", "assessment")).out.match(/SL-\S+/g)).toEqual(["SL-AAAA-2222"]);
      expect((await ask("list", "--status", "disbursed")).error).toBe("No application matches these options.\n");
    });

    it("refuses a step that there is not, and says which there are", async () => {
      const { code, error } = await ask("set-status", "SL-BBBB-3333", "disbursed");
      expect([code, error]).toEqual([
        1,
        "SL-BBBB-3333 cannot move from received to disbursed: the next status can be documents, assessment, rejected.\n",
      ]);
      await ask("set-status", "SL-BBBB-3333", "rejected");
      expect((await ask("set-status", "SL-BBBB-3333", "received")).error).toBe(
        "SL-BBBB-3333 cannot move from rejected to received: rejected is a final status.\n",
      );
    });

    it("exports a file that a spreadsheet reads as text, Hindi included, and runs nothing of", async () => {
      const { out } = await ask("export", "--csv");
      const lines = out.split("\r\n");
      expect(lines[0]).toMatch(
        /^\ufeff"reference_number","lead_id","status",.*,"terms_version","privacy_version","pin_check"$/,
      );
      expect(lines).toHaveLength(5);
      expect(out).toContain(`,"'=1+1","","Applicant","ABCDE1234F",`);
      expect(out).toContain('"उदाहरण, [31m""क"""');
      expect((await ask("export", "--csv", "--status", "rejected", "--limit", "1")).out.match(/SL-\S{9}/g)).toEqual([
        "SL-BBBB-3333",
      ]);
    });

    it("records who changed what and who read personal data, and never what was searched for", async () => {
      const db = await openDatabase(settings);
      await db.deleteFrom("audit_entries").execute();
      const [named, id] = [(...args: string[]) => ask(...args, "--as", "Asha"), "0".repeat(40)];
      await named("find", "ABCDE1234F");
      await named("show", "SL-AAAA-2222", "--pan");
      await named("show", "SL-NONE-2222");
      await leads({ ...environment, STAFF_NAME: "Ravi" }, "export", "--csv", "--state", "Delhi");
      await named("set-status", "SL-AAAA-2222", "approved");
      await named("set-status", "SL-AAAA-2222", "received");
      const entries = await db.selectFrom("audit_entries").selectAll().orderBy("recorded_at").execute();
      expect(entries.map(({ actor, command, subject, detail }) => [actor, command, subject, detail])).toEqual([
        ["Asha", "find", null, "by PAN"],
        ["Asha", "show", id, "PAN in full"],
        ["Ravi", "export", null, "CSV state=7"],
        ["Asha", "set-status", id, "assessment → approved"],
      ]);
      expect(new Set(entries.map(({ os_user }) => os_user))).toEqual(new Set([userInfo().username]));
      expect(JSON.stringify(entries)).not.toMatch(/ABCDE|98765|SL-/);

      const shown = (await ask("audit", "SL-AAAA-2222")).out.trimEnd().split("\n");
      expect(shown).toHaveLength(2);
      expect(shown[0]).toMatch(
        new RegExp(
          `^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d IST  Asha \\(\\S+\\)  set-status  ${id}  assessment → approved$`,
        ),
      );
      expect((await ask("audit", "--limit", "1", "--json")).out).toMatch(
        /^\{"recorded_at":"\S+\+05:30","actor":"Asha",.*"command":"set-status".*\}\n$/,
      );
      await db.destroy();
    });

    it("shows nothing when the audit trail cannot be written", async () => {
      const db = await openDatabase(settings);
      const broken = await openDatabase(settings);
      await sql`alter table audit_entries rename to audit_elsewhere`.execute(db);
      const shown = [
        await ask("show", "SL-AAAA-2222"),
        await ask("list"),
        await ask("find", "Asha"),
        await ask("export", "--csv"),
        await ask("set-status", "SL-CCCC-4444", "documents"),
      ];
      await sql`alter table audit_elsewhere rename to audit_entries`.execute(db);
      expect(shown.map(({ code, out, error }) => [code, out, error.slice(0, 65)])).toEqual(
        shown.map(() => [1, "", "The audit trail could not be written, so nothing was shown or cha"]),
      );
      expect((await ask("show", "SL-CCCC-4444")).out).toMatch(/^status +received$/m);
      await Promise.all([db.destroy(), broken.destroy()]);
    });

    it.each([
      [
        1,
        ["show", "SL-NONE-2222"],
        "There is no application with the application number or lead id SL-NONE-2222. To search for a name,",
      ],
      [1, ["erase", "SL-NONE-2222"], "There is no application with the application number or lead id SL-NONE-2222."],
      [1, ["mark-answered", "SM-NONE-2222"], "There is no message with the number SM-NONE-2222."],
      [1, ["video", "SL-AAAA-2222"], "SL-AAAA-2222 has no video yet.\n"],
      [1, ["video", "SL-AAAA-2222", "--file", "x.webm"], "SL-AAAA-2222 has no video x.webm.\n"],
      [
        2,
        ["list", "--state", "Atlantis"],
        "There is no state called Atlantis. The states are Chandigarh, Delhi, Telangana.\n",
      ],
    ])("ends with %i and explains what is wrong with %j", async (expected, args, message) => {
      const { code, out, error } = await ask(...args);
      expect([code, out]).toEqual([expected, ""]);
      expect(error.startsWith(message)).toBe(true);
    });
  });
});

describe("the staff's command, given nothing", () => {
  const folder = testFolder();

  it("says how it is used", async () => {
    expect(await leads({}, "help")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^ {2}set-status ID STATUS +gives an application its next status$/m),
    });
    expect((await leads({})).out).toContain("npm run leads -- find");
    expect((await leads({}, "help", "list")).out).toMatch(
      /^npm run leads -- list \[OPTIONS\]\n\nLists applications, newest first\.[^]*--state NAME/,
    );
  });

  it("finds no application in a new database, and says when applications go elsewhere", async () => {
    expect(await leads({ DATA_DIR: folder() }, "list")).toEqual({
      code: 0,
      out: "",
      error: "There are no applications yet.\n",
    });
    expect((await leads({ DATA_DIR: folder(), PROVIDER_URL: "https://api.lender.example" }, "list")).error).toMatch(
      /^Note: PROVIDER_URL is set/,
    );
  });

  it.each([
    [
      ["list", "--status", "lost"],
      "lost is not a status. The statuses are received, documents, assessment, approved, rejected, disbursed.\n",
    ],
    [["list", "--limit", "0"], "--limit must be a whole number from 1, or all, not 0.\n"],
    [["find", "ab"], '"ab" is too short to search for. Type at least 3 characters.\n'],
    [["list", "--as", ""], "The name given with --as or STAFF_NAME must have 1 to 80 characters on one line.\n"],
    [["show"], 'Wrong arguments for "show". It is used like this: npm run leads -- show ID\n'],
    [["find", "Asha", "Sharma"], 'Wrong arguments for "find". It is used like this: npm run leads -- find TEXT\n'],
    [["list", "--csv"], 'Wrong arguments for "list". It does not take --csv.'],
    [["export"], "Add --csv or --json: npm run leads -- export --csv\n"],
    [["delete"], 'Unknown command "delete". The commands are find, list, '],
    [["erase"], 'Wrong arguments for "erase".'],
    [["erase", "SM-AAAA-2222", "--loan-ended", "2020-01-01"], 'Wrong arguments for "erase".'],
    [
      ["messages", "--status", "received"],
      "received is not a status of messages. The statuses are open, in-progress, answered, closed.\n",
    ],
    [["messages", "--since", "2026-02-30"], "2026-02-30 is not a valid date. Write it like 2026-08-15.\n"],
    [["list", "--all"], "Unknown option '--all'"],
  ])("ends with 2 and explains what is wrong with %j", async (args, message) => {
    const { code, out, error } = await leads({ DATA_DIR: folder() }, ...args);
    expect([code, out]).toEqual([2, ""]);
    expect(error.startsWith(message)).toBe(true);
  });

  it("names a setting that is wrong", async () => {
    expect(await leads({ DATABASE_URL: "mysql://x" }, "list")).toMatchObject({
      code: 2,
      error: expect.stringContaining("DATABASE_URL must be"),
    });
  });
});
