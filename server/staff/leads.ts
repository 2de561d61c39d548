import { leadStatuses, nextStatuses, type LeadStatus } from "#domain/lead";
import { findApplication, listApplications, type ListedApplication } from "../store/applications.ts";
import { checkPins } from "../store/geography.ts";
import { updateStatus } from "../store/leads.ts";
import { appendHistory, listHistory } from "../store/status-history.ts";
import type { Database } from "../store/tables.ts";
import { listVideos } from "../store/videos.ts";
import { CommandError, leadOf, printable, type Put } from "./command.ts";
import { csvLine } from "./csv.ts";

/** Tables of what the staff export, in this order. */
const exportedColumns = [
  "reference_number", "lead_id", "status", "received_at", "moved_at", "loan_amount", "monthly_income", "obligations",
  "first_name", "middle_name", "sur_name", "pan", "dob", "gender", "mobile", "alternate_mobile", "email_personal",
  "email_official", "state_id", "city", "pin", "term_and_condition", "source", "lead_data_source_id", "utm_source",
  "utm_campaign", "terms_version", "privacy_version", "pin_check",
] as const;

/** One line for each application, newest first. */
export async function list(db: Database, put: Put, status?: string): Promise<void> {
  const wanted = status === undefined ? undefined : statusOf(status);
  let count = 0;
  for await (const lead of listApplications(db, wanted)) {
    count += 1;
    const name = [lead.first_name, lead.middle_name, lead.sur_name].filter(Boolean).join(" ");
    await put(`${lead.reference_number}  ${lead.status.padEnd(10)}  ${lead.received_at}  ₹${lead.loan_amount.padEnd(9)}  ${printable(name)}${toCheck(lead)}\n`);
  }
  if (count === 0) await put(wanted ? `No application has the status ${wanted}.\n` : "There are no applications yet.\n");
}

/** What the line of an application adds when its PIN code was typed and the list of its city does not have it. */
const toCheck = ({ pin, pin_check }: ListedApplication) => (pin_check === "listed" ? "" : `  [check PIN ${pin}: ${pin_check}]`);

/** Everything about one application. */
export async function show(db: Database, put: Put, id: string): Promise<void> {
  const lead = await leadOf(db, id);
  const { lead_id: _, received_at: __, ...application } = (await findApplication(db, lead.lead_id))!;
  const [pin_check] = await checkPins(db, [application]);
  const facts = { ...lead, ...application, pin_check };
  const width = Math.max(...Object.keys(facts).map((name) => name.length));
  for (const [name, value] of Object.entries(facts)) await put(`${name.padEnd(width)}  ${printable(String(value ?? ""))}\n`);
  await put("\nhistory\n");
  for (const { moved_at, status } of await listHistory(db, lead.lead_id)) await put(`  ${moved_at}  ${status}\n`);
  for (const { received_at, file_name, content_type, bytes } of await listVideos(db, lead.lead_id)) {
    await put(`\nvideo  ${received_at}  ${file_name}  ${content_type}  ${bytes} bytes\n`);
  }
}

/** Gives an application its next status, and writes that into its history. */
export async function move(db: Database, put: Put, id: string, status: string, now: Date): Promise<void> {
  const lead = await leadOf(db, id);
  const next = statusOf(status);
  const allowed = nextStatuses[lead.status];
  if (!allowed.includes(next)) {
    const instead = allowed.length === 0 ? `${lead.status} is a final status` : `the next status can be ${allowed.join(", ")}`;
    throw new CommandError(`${lead.reference_number} cannot move from ${lead.status} to ${next}: ${instead}.`);
  }
  const movedAt = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    if (!(await updateStatus(transaction, lead.lead_id, lead.status, { status: next, moved_at: movedAt }))) {
      throw new CommandError(`${lead.reference_number} was just moved by someone else. Check it again.`);
    }
    await appendHistory(transaction, lead.lead_id, next, movedAt);
  });
  await put(`${lead.reference_number}: ${lead.status} → ${next}\n`);
}

/** Every application as CSV, with the byte order mark by which spreadsheets know that it is UTF-8. */
export async function exportCsv(db: Database, put: Put): Promise<void> {
  await put(`\ufeff${csvLine(exportedColumns)}`);
  for await (const lead of listApplications(db)) await put(csvLine(exportedColumns.map((column) => lead[column])));
}

function statusOf(text: string): LeadStatus {
  const status = leadStatuses.find((known) => known === text);
  if (!status) throw new CommandError(`${text} is not a status. The statuses are ${leadStatuses.join(", ")}.`);
  return status;
}
