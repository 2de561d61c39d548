import { csvLine } from "#domain/csv";
import { isPan } from "#domain/cleaning";
import { leadStatuses, nextStatuses, type LeadStatus } from "#domain/lead";
import {
  findApplication,
  listApplications,
  type ApplicationFilter,
  type ListedApplication,
} from "../store/applications.ts";
import { checkPins, listPlaceNames } from "../store/geography.ts";
import { updateStatus } from "../store/leads.ts";
import { appendHistory, listHistory } from "../store/status-history.ts";
import type { Database } from "../store/tables.ts";
import { listVideos } from "../store/videos.ts";
import { erasedError, requireLead, type StaffContext } from "./command.ts";
import { endOfDay, formatTime, startOfDay, toIndianIso } from "./dates.ts";
import { CommandError, UsageError } from "./errors.ts";
import { jsonLine, limitOf } from "./output.ts";
import { readSearch } from "./search.ts";

/** The options that select applications, as typed. */
export interface FilterOptions {
  status?: string | undefined;
  state?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  limit?: string | undefined;
  after?: string | undefined;
}

/** The fields in the JSON of `list`, in `export`, and in `show` (without its history), in this order. */
const listedFields = [
  "reference_number",
  "lead_id",
  "status",
  "received_at",
  "loan_amount",
  "name",
  "state",
  "city",
  "pin",
  "pin_check",
] as const;
const exportedFields = [
  "reference_number",
  "lead_id",
  "status",
  "received_at",
  "status_changed_at",
  "loan_amount",
  "monthly_income",
  "obligations",
  "first_name",
  "middle_name",
  "sur_name",
  "pan",
  "dob",
  "gender",
  "mobile",
  "alternate_mobile",
  "email_personal",
  "email_official",
  "state",
  "city",
  "pin",
  "term_and_condition",
  "source",
  "lead_data_source_id",
  "utm_source",
  "utm_campaign",
  "terms_version",
  "privacy_version",
  "pin_check",
] as const;
const shownFields = [...exportedFields, "otp", "ip", "coordinates"] as const;

type Field = (typeof listedFields | typeof shownFields)[number];
type Describe = (application: ListedApplication) => Record<Field, string | number | null>;

/** Creates a function that replaces an application's place ids with names and its times with Indian time. */
async function describer(db: Database): Promise<Describe> {
  const { states, cities } = await listPlaceNames(db);
  return (application) => ({
    ...application,
    received_at: toIndianIso(application.received_at),
    status_changed_at: toIndianIso(application.moved_at),
    name: [application.first_name, application.middle_name, application.sur_name].filter(Boolean).join(" "),
    state: states.get(application.state_id) ?? application.state_id,
    city: cities.get(application.city) ?? application.city,
  });
}

const pick = (fields: readonly Field[], from: Record<Field, string | number | null>) =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));

/** One line for each application, newest first; with a text, only for applications that match it. */
export async function list(
  { db, output, record }: StaffContext,
  options: FilterOptions & { json?: boolean | undefined },
  text?: string,
): Promise<void> {
  const { filter, limit, detail } = await readFilter(db, options);
  const search = text === undefined ? undefined : readSearch(text);
  const describe = await describer(db);
  await record({ detail: [search && `by ${search.by}`, detail].filter(Boolean).join(" ") });
  let count = 0;
  let last: string | undefined;
  for await (const application of listApplications(db, { ...filter, search }, limit + 1)) {
    if (count === limit) {
      output.note(`There are more. For the next ones, give the same command with: --after ${last}`);
      break;
    }
    count += 1;
    last = application.reference_number;
    const described = describe(application);
    if (options.json) {
      await output.write(jsonLine(pick(listedFields, described)));
    } else {
      const { reference_number, status, received_at, loan_amount, pin } = application;
      const toCheck = application.pin_check === "listed" ? "" : `  [check PIN ${pin}: ${application.pin_check}]`;
      await output.line(
        `${reference_number}  ${status.padEnd(10)}  ${formatTime(received_at)}  ₹${loan_amount.padEnd(9)}  ${described.name}, ${described.city}, ${described.state}${toCheck}`,
      );
    }
  }
  if (count > 0) return;
  if (search)
    throw (
      (search.by === "application number" && (await erasedError(db, search.value))) ||
      new CommandError(`No application matches this ${search.by}.`)
    );
  output.note(detail === "" ? "There are no applications yet." : "No application matches these options.");
}

/** Everything about one application. The PAN is masked unless `pan` is set. */
export async function show(
  { db, output, record }: StaffContext,
  id: string,
  { pan, json }: { pan?: boolean | undefined; json?: boolean | undefined },
): Promise<void> {
  const lead = await requireLead(db, id);
  const application = (await findApplication(db, lead.lead_id))!;
  const [pin_check] = await checkPins(db, [application]);
  const describe = await describer(db);
  await record({ subject: lead.lead_id, ...(pan ? { detail: "PAN in full" } : {}) });
  const described = pick(shownFields, describe({ ...application, ...lead, pin_check: pin_check! }));
  if (!pan) described.pan = maskPan(application.pan);
  const history = (await listHistory(db, lead.lead_id)).map(({ status, moved_at }) => ({ status, since: moved_at }));
  const videos = await listVideos(db, lead.lead_id);
  if (json) {
    await output.write(
      jsonLine({
        ...described,
        history: history.map(({ status, since }) => ({ status, since: toIndianIso(since) })),
        videos: videos.map(({ file_name, content_type, bytes, received_at }) => ({
          file_name,
          content_type,
          bytes,
          received_at: toIndianIso(received_at),
        })),
      }),
    );
    return;
  }
  const width = Math.max(...shownFields.map((name) => name.length));
  const times = { received_at: formatTime(lead.received_at), status_changed_at: formatTime(lead.moved_at) };
  for (const [name, value] of Object.entries({ ...described, ...times }))
    await output.line(`${name.padEnd(width)}  ${value ?? ""}`);
  await output.line("");
  await output.line("history");
  for (const { since, status } of history) await output.line(`  ${formatTime(since)}  ${status}`);
  for (const { received_at, file_name, content_type, bytes } of videos) {
    await output.line("");
    await output.line(`video  ${formatTime(received_at)}  ${file_name}  ${content_type}  ${bytes} bytes`);
  }
}

/** Masks all but the last four characters of a PAN, and all of a value that is not a PAN. */
const maskPan = (pan: string) => (isPan(pan) ? pan.slice(-4).padStart(pan.length, "X") : "X".repeat(pan.length));

/** Gives an application its next status, and adds it to the history. */
export async function setStatus({ db, output, record, now }: StaffContext, id: string, status: string): Promise<void> {
  const lead = await requireLead(db, id);
  const next = readStatus(status);
  const allowed = nextStatuses[lead.status];
  if (!allowed.includes(next)) {
    const instead =
      allowed.length === 0 ? `${lead.status} is a final status` : `the next status can be ${allowed.join(", ")}`;
    throw new CommandError(`${lead.reference_number} cannot move from ${lead.status} to ${next}: ${instead}.`);
  }
  const movedAt = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    if (!(await updateStatus(transaction, lead.lead_id, lead.status, { status: next, moved_at: movedAt }))) {
      throw new CommandError(`${lead.reference_number} was just moved by someone else. Check it again.`);
    }
    await appendHistory(transaction, lead.lead_id, next, movedAt);
    await record({ subject: lead.lead_id, detail: `${lead.status} → ${next}` }, transaction);
  });
  await output.line(`${lead.reference_number}: ${lead.status} → ${next}`);
}

/** Applications with their PANs, as JSON lines, or as CSV with a byte order mark, which spreadsheets need to detect UTF-8. */
export async function exportApplications(
  { db, output, record }: StaffContext,
  options: FilterOptions & { json?: boolean | undefined },
): Promise<void> {
  const { filter, limit, detail } = await readFilter(db, { limit: "all", ...options });
  const describe = await describer(db);
  await record({ detail: [options.json ? "JSON" : "CSV", detail].filter(Boolean).join(" ") });
  if (!options.json) await output.write(`\ufeff${csvLine(exportedFields)}`);
  for await (const application of listApplications(db, filter, limit)) {
    const described = pick(exportedFields, describe(application));
    await output.write(options.json ? jsonLine(described) : csvLine(Object.values(described)));
  }
}

async function readFilter(
  db: Database,
  { status, state, since, until, limit, after }: FilterOptions,
): Promise<{ filter: ApplicationFilter; limit: number; detail: string }> {
  const filter: ApplicationFilter = {
    status: status === undefined ? undefined : readStatus(status),
    stateId: state === undefined ? undefined : await readState(db, state),
    since: since === undefined ? undefined : startOfDay(since).toISOString(),
    before: until === undefined ? undefined : endOfDay(until).toISOString(),
    after: after === undefined ? undefined : await requireLead(db, after),
  };
  const given = Object.entries({ status, state: filter.stateId, since, until }).filter(
    ([, value]) => value !== undefined,
  );
  return { filter, limit: limitOf(limit), detail: given.map(([name, value]) => `${name}=${value}`).join(" ") };
}

async function readState(db: Database, text: string): Promise<string> {
  const { states } = await listPlaceNames(db);
  const wanted = text.trim().toLowerCase();
  const found = [...states].find(([id, name]) => id === wanted || name.toLowerCase() === wanted);
  if (found) return found[0];
  const names = [...states.values()].sort();
  throw new UsageError(
    `There is no state called ${text}. ${names.length === 0 ? "Start the server once: it loads the states." : `The states are ${names.join(", ")}.`}`,
  );
}

function readStatus(text: string): LeadStatus {
  const status = leadStatuses.find((known) => known === text);
  if (!status) throw new UsageError(`${text} is not a status. The statuses are ${leadStatuses.join(", ")}.`);
  return status;
}
