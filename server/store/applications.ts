import type { Insertable } from "kysely";
import type { LeadStatus } from "#domain/lead";
import { checkPins, type PinCheck } from "./geography.ts";
import type { Lead } from "./leads.ts";
import type { ApplicationRow, Database } from "./tables.ts";

/** Keeps what was applied for; its lead must be there. */
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
  return db.selectFrom("applications")
    .innerJoin("leads", "leads.lead_id", "applications.lead_id")
    .select(["leads.lead_id", "leads.reference_number", "leads.status"])
    .where(`applications.${by}`, "=", value)
    .$if(leadId !== undefined, (query) => query.where("applications.lead_id", "=", leadId!))
    .orderBy("applications.received_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** An application with what the staff need beside it. */
export type ListedApplication = ApplicationRow & { reference_number: string; status: LeadStatus; moved_at: string; pin_check: PinCheck };

/** Applications, newest first, a page at a time, so that the whole table is never in memory. */
export async function* listApplications(db: Database, status?: LeadStatus, pageSize = 500): AsyncGenerator<ListedApplication> {
  let after: Omit<ListedApplication, "pin_check"> | undefined;
  do {
    const page: Omit<ListedApplication, "pin_check">[] = await db.selectFrom("leads")
      .innerJoin("applications", "applications.lead_id", "leads.lead_id")
      .selectAll("applications")
      .select(["leads.reference_number", "leads.status", "leads.moved_at"])
      .$if(status !== undefined, (query) => query.where("leads.status", "=", status!))
      .$if(after !== undefined, (query) => query.where((where) => where(
        where.refTuple("leads.received_at", "leads.lead_id"), "<", where.tuple(after!.received_at, after!.lead_id),
      )))
      .orderBy("leads.received_at", "desc")
      .orderBy("leads.lead_id", "desc")
      .limit(pageSize)
      .execute();
    const checks = await checkPins(db, page);
    yield* page.map((application, index) => ({ ...application, pin_check: checks[index]! }));
    after = page.length === pageSize ? page.at(-1) : undefined;
  } while (after);
}
