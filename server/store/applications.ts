import { expressionBuilder, sql, type Expression, type Insertable, type RawBuilder, type SqlBool } from "kysely";
import type { LeadStatus } from "#domain/lead";
import { checkPins, type PinCheck } from "./geography.ts";
import type { Lead } from "./leads.ts";
import type { ApplicationRow, Database, Tables } from "./tables.ts";

/** Stores an application; its lead must exist. */
export async function insertApplication(db: Database, application: Insertable<ApplicationRow>): Promise<void> {
  await db.insertInto("applications").values(application).execute();
}

/** The application of a lead, or nothing. */
export const findApplication = (db: Database, leadId: string): Promise<ApplicationRow | undefined> =>
  db.selectFrom("applications").selectAll().where("lead_id", "=", leadId).executeTakeFirst();

/** The lead of the newest application under a PAN or a mobile number; only the lead that is named, if one is. */
export async function findLeadBy(
  db: Database,
  by: "pan" | "mobile",
  value: string,
  leadId?: string,
): Promise<Pick<Lead, "lead_id" | "reference_number" | "status"> | undefined> {
  return db
    .selectFrom("applications")
    .innerJoin("leads", "leads.lead_id", "applications.lead_id")
    .select(["leads.lead_id", "leads.reference_number", "leads.status"])
    .where(`applications.${by}`, "=", value)
    .$if(leadId !== undefined, (query) => query.where("applications.lead_id", "=", leadId!))
    .orderBy("applications.received_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** An application with what the staff need beside it. */
export type ListedApplication = ApplicationRow & {
  reference_number: string;
  status: LeadStatus;
  moved_at: string;
  pin_check: PinCheck;
};

/** What the staff search for. A value is as it is stored: a PAN in capitals, an email in small letters. */
export type Search =
  | { by: "lead id" | "application number" | "PAN" | "mobile number" | "email"; value: string }
  /** Each word is part of the name, or the whole text is part of the application number, the mobile number or the email. */
  | { by: "text"; value: string; words: string[] };

/** Filters of a list of applications; an omitted one does not narrow it. Instants are ISO texts. */
export interface ApplicationFilter {
  status?: LeadStatus | undefined;
  stateId?: string | undefined;
  since?: string | undefined;
  /** The first instant that is no longer wanted. */
  before?: string | undefined;
  /** The last application of the previous page. */
  after?: { received_at: string; lead_id: string } | undefined;
  search?: Search | undefined;
}

/**
 * Applications, newest first, a page at a time, so that the whole table is never in memory. Those that arrived at the same
 * instant follow by lead id, so that the order is the same each time.
 */
export async function* listApplications(
  db: Database,
  filter: ApplicationFilter = {},
  limit = Infinity,
  pageSize = 500,
): AsyncGenerator<ListedApplication> {
  let after = filter.after;
  for (let remaining = limit; remaining > 0;) {
    const size = Math.min(remaining, pageSize);
    const page = await findPage(db, { ...filter, after }, size);
    const checks = await checkPins(db, page);
    yield* page.map((application, index) => ({ ...application, pin_check: checks[index]! }));
    if (page.length < size) return;
    remaining -= page.length;
    after = page.at(-1);
  }
}

function findPage(
  db: Database,
  { status, stateId, since, before, after, search }: ApplicationFilter,
  size: number,
): Promise<Omit<ListedApplication, "pin_check">[]> {
  // Both tables have the same instant; which one is named decides which index is used.
  const time = stateId === undefined ? "leads.received_at" : "applications.received_at";
  const id = stateId === undefined ? "leads.lead_id" : "applications.lead_id";
  return db
    .selectFrom("leads")
    .innerJoin("applications", "applications.lead_id", "leads.lead_id")
    .selectAll("applications")
    .select(["leads.reference_number", "leads.status", "leads.moved_at"])
    .$if(status !== undefined, (query) => query.where("leads.status", "=", status!))
    .$if(stateId !== undefined, (query) => query.where("applications.state_id", "=", stateId!))
    .$if(since !== undefined, (query) => query.where(time, ">=", since!))
    .$if(before !== undefined, (query) => query.where(time, "<", before!))
    .$if(after !== undefined, (query) =>
      query.where((where) => where(where.refTuple(time, id), "<", where.tuple(after!.received_at, after!.lead_id))),
    )
    .$if(search !== undefined, (query) => query.where(matches(search!)))
    .orderBy(time, "desc")
    .orderBy(id, "desc")
    .limit(size)
    .execute();
}

/** The part of a text between `%` signs in which `%` and `_` are themselves. */
const like = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
const isLike = (column: RawBuilder<unknown>, text: string) =>
  sql<SqlBool>`lower(${column}) like ${like(text)} escape '\\'`;
const fullName = sql`applications.first_name || ' ' || applications.middle_name || ' ' || applications.sur_name`;

/** The condition of a search. A database lowers only the letters A to Z, and Indian scripts have no capitals. */
function matches(search: Search): Expression<SqlBool> {
  const { eb, or, and, ref } = expressionBuilder<Tables, "leads" | "applications">();
  switch (search.by) {
    case "lead id":
      return eb("leads.lead_id", "=", search.value);
    case "application number":
      return eb("leads.reference_number", "=", search.value);
    case "PAN":
      return eb("applications.pan", "=", search.value);
    case "mobile number":
      return or([eb("applications.mobile", "=", search.value), eb("applications.alternate_mobile", "=", search.value)]);
    case "email":
      return or([
        eb(sql`lower(applications.email_personal)`, "=", search.value),
        eb(sql`lower(applications.email_official)`, "=", search.value),
      ]);
    case "text":
      return or([
        and(search.words.map((word) => isLike(fullName, word))),
        ...(
          [
            "leads.reference_number",
            "applications.mobile",
            "applications.alternate_mobile",
            "applications.email_personal",
            "applications.email_official",
          ] as const
        ).map((column) => isLike(sql`${ref(column)}`, search.value)),
      ]);
  }
}
