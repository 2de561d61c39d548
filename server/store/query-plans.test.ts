import {
  ExplainNode,
  sql,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
} from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseSettings } from "../env.ts";
import { withFixedValues } from "../gateway/fixed-values.ts";
import { onBothDatabases } from "../testing/databases.ts";
import { application } from "../testing/samples.ts";
import { findApplication, findLeadBy, listApplications } from "./applications.ts";
import { listAuditEntries } from "./audit-entries.ts";
import { loadGeography } from "../geography/geography.ts";
import { openDatabase } from "./database.ts";
import { checkPins, loadPlaces } from "./geography.ts";
import { findKey } from "./idempotency-keys.ts";
import { findLead, findLeadByIdOrReference } from "./leads.ts";
import { listHistory } from "./status-history.ts";
import type { Database } from "./tables.ts";
import { hasVideo, listVideos } from "./videos.ts";

/** Rows in each table: enough for PostgreSQL to prefer an index, which it does not in a table of one or two pages. */
const rowCount = 2_000;

/** Rows in one statement: an application has 26 columns, and SQLite takes 32,766 values. */
const rowsAtOnce = 1_000;

const idOf = (row: number) => `lead-${row}`;
const panOf = (row: number) => `ABCDE${String(row).padStart(4, "0")}F`;
const emailOf = (row: number) => `applicant${row}@mail.example`;
const mobileOf = (row: number) => `98${String(row).padStart(8, "0")}`;

/** The queries of visitors and staff on tables that grow, about one application in the middle of them. */
const middle = rowCount / 2;
const firstOf = (found: AsyncGenerator<unknown>) => found.next();
const questions: [name: string, ask: (db: Database) => Promise<unknown>][] = [
  ["the status under a PAN", (db) => findLeadBy(db, "pan", panOf(middle))],
  ["the status under a mobile number", (db) => findLeadBy(db, "mobile", mobileOf(middle))],
  ["the status of one lead under a PAN", (db) => findLeadBy(db, "pan", panOf(middle), idOf(middle))],
  ["the status of one lead under a mobile number", (db) => findLeadBy(db, "mobile", mobileOf(middle), idOf(middle))],
  ["a lead", (db) => findLead(db, idOf(middle))],
  ["a lead by its reference number", (db) => findLeadByIdOrReference(db, `SL-${middle}`)],
  ["the application of a lead", (db) => findApplication(db, idOf(middle))],
  ["the history of a lead", (db) => listHistory(db, idOf(middle))],
  ["the videos of a lead", (db) => listVideos(db, idOf(middle))],
  ["whether a lead has a recording", (db) => hasVideo(db, idOf(middle), `hash-${middle}`)],
  ...(["PAN", "mobile number", "email", "application number", "lead id"] as const).map(
    (by): (typeof questions)[number] => {
      const value = {
        "PAN": panOf(middle),
        "mobile number": mobileOf(middle),
        "email": emailOf(middle),
        "application number": `SL-${middle}`,
        "lead id": idOf(middle),
      }[by];
      return [`applications by ${by}, for the staff`, (db) => firstOf(listApplications(db, { search: { by, value } }))];
    },
  ),
  ["the cities that list a PIN code", (db) => checkPins(db, [{ city: "702", pin: "110003" }])],
  ["the audit trail of a lead", (db) => listAuditEntries(db, { subject: idOf(middle) })],
  ["the key of a submission", (db) => findKey(db, `key-${middle}`)],
];

onBothDatabases((newDatabase) => {
  let db: Database;
  let kind: DatabaseSettings["kind"];
  beforeAll(async () => {
    const settings = await newDatabase();
    kind = settings.kind;
    db = await openDatabase(settings);
    await fill(db);
    await loadPlaces(db, await loadGeography());
    // PostgreSQL does this itself in the background. SQLite plans without statistics.
    if (kind === "postgres") await sql`analyze`.execute(db);
  });
  afterAll(() => db?.destroy());

  describe.each(questions)("%s", (_, ask) => {
    it("uses an index and never scans the table", async () => {
      const steps = await plan(db, kind, ask);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.filter(readsAll)).toEqual([]);
    });
  });

  describe.each<(typeof questions)[number]>([
    ["the newest applications", (db) => firstOf(listApplications(db, {}, 50))],
    ["the applications with a status", (db) => firstOf(listApplications(db, { status: "received" }, 50))],
    ["the applications from a state", (db) => firstOf(listApplications(db, { stateId: "7" }, 50))],
    [
      "the next page of applications",
      (db) =>
        firstOf(
          listApplications(db, { after: { received_at: "2026-08-15T04:30:00.000Z", lead_id: idOf(middle) } }, 50),
        ),
    ],
  ])("%s", (_, ask) => {
    it("are read in order from an index, without sorting", async () => {
      expect((await plan(db, kind, ask)).filter(sorts)).toEqual([]);
    });
  });

  describe.each(questions.slice(0, 2))("%s", (_, ask) => {
    it("is read from the newest row without sorting, however often one person applies", async () => {
      expect((await plan(db, kind, ask)).filter(sorts)).toEqual([]);
    });
  });

  it("detects a query that reads the whole table", async () => {
    const steps = await plan(db, kind, (explained) =>
      explained.selectFrom("applications").select("pan").where("sur_name", "=", "Applicant").orderBy("dob").execute(),
    );
    expect([steps.some(readsAll), steps.some(sorts)]).toEqual([true, true]);
  });
});

/** One step of a query plan, as the database prints it. */
type Step = string;

/** SQLite says SEARCH when an index narrows what it reads. PostgreSQL may walk a whole index: then it names no condition. */
const readsAll = (step: Step) =>
  step.startsWith("SCAN ") || step.startsWith("Seq Scan") || /^Index (Only )?Scan(?!.*\bwhere\b)/.test(step);

const sorts = (step: Step) => step.startsWith("USE TEMP B-TREE") || /^(Incremental )?Sort\b/.test(step);

/** The plan of the query that `ask` makes. The query itself does not run. */
async function plan(
  db: Database,
  kind: DatabaseSettings["kind"],
  ask: (db: Database) => Promise<unknown>,
): Promise<Step[]> {
  const explaining = new Explaining(kind);
  await ask(db.withPlugin(explaining));
  return explaining.steps;
}

/** Turns each query into EXPLAIN, so that the repositories' own queries are tested. */
class Explaining implements KyselyPlugin {
  readonly steps: Step[] = [];
  readonly #node: ExplainNode;

  constructor(kind: DatabaseSettings["kind"]) {
    this.#node =
      kind === "sqlite" ? ExplainNode.create(undefined, sql`query plan`.toOperationNode()) : ExplainNode.create("json");
  }

  transformQuery({ node }: PluginTransformQueryArgs) {
    return { ...node, explain: this.#node };
  }

  async transformResult({ result }: PluginTransformResultArgs) {
    for (const row of result.rows as ExplainedRow[]) {
      if ("detail" in row) this.steps.push(row.detail);
      else for (const { Plan } of row["QUERY PLAN"]) this.steps.push(...stepsOf(Plan));
    }
    return { ...result, rows: [] };
  }
}

/** A row of SQLite's plan, or PostgreSQL's only row. */
type ExplainedRow = { detail: string } | { "QUERY PLAN": { Plan: PostgresPlan }[] };

interface PostgresPlan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Plans?: PostgresPlan[];
}

function stepsOf(step: PostgresPlan): Step[] {
  const parts = [
    step["Node Type"],
    step["Relation Name"],
    step["Index Name"],
    step["Index Cond"] && `where ${step["Index Cond"]}`,
  ];
  return [parts.filter(Boolean).join(" "), ...(step.Plans ?? []).flatMap(stepsOf)];
}

async function fill(db: Database): Promise<void> {
  const fixed = { source: "Saral Loans", lead_data_source_id: 38, ip: "0.0.0.0" };
  const time = (row: number) => new Date(Date.UTC(2026, 7, 15) + row * 60_000).toISOString();
  for (let from = 0; from < rowCount; from += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, at) => from + at);
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("leads")
        .values(
          rows.map((row) => ({
            lead_id: idOf(row),
            reference_number: `SL-${row}`,
            status: "received" as const,
            received_at: time(row),
            moved_at: time(row),
          })),
        )
        .execute();
      await transaction
        .insertInto("applications")
        .values(
          rows.map((row) => ({
            ...withFixedValues(
              {
                ...application,
                pan: panOf(row),
                mobile: mobileOf(row),
                email_personal: emailOf(row),
                alternate_mobile: mobileOf(row + rowCount),
                email_official: emailOf(row + rowCount),
              },
              fixed,
            ),
            lead_id: idOf(row),
            received_at: time(row),
          })),
        )
        .execute();
      await transaction
        .insertInto("status_history")
        .values(
          rows.map((row) => ({
            lead_id: idOf(row),
            step: 0,
            status: "received" as const,
            moved_at: time(row),
          })),
        )
        .execute();
      await transaction
        .insertInto("videos")
        .values(
          rows.map((row) => ({
            file_name: `${row}.webm`,
            lead_id: idOf(row),
            content_type: "video/webm",
            bytes: 1_000,
            sha256: `hash-${row}`,
            received_at: time(row),
          })),
        )
        .execute();
      await transaction
        .insertInto("audit_entries")
        .values(
          rows.map((row) => ({
            entry_id: `entry-${row}`,
            recorded_at: time(row),
            actor: "asha",
            os_user: "root",
            command: "show",
            subject: idOf(row),
            detail: null,
          })),
        )
        .execute();
      await transaction
        .insertInto("idempotency_keys")
        .values(
          rows.map((row) => ({
            key_hash: `key-${row}`,
            request_hash: "request",
            answer: idOf(row),
            locked_until: null,
            expires_at: time(row),
          })),
        )
        .execute();
    });
  }
}
