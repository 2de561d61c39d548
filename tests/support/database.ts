import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The database of the server under test, as `playwright.config.ts` sets it up. */
const file = join(import.meta.dirname, "../../.cache/test-data/saral.sqlite");

function select<Row>(database: string, query: string, value: string): Row[] {
  const connection = new DatabaseSync(database, { readOnly: true });
  try {
    return connection.prepare(query).all(value) as unknown as Row[];
  } finally {
    connection.close();
  }
}

/** An application as stored. */
export type StoredApplication = Record<
  | "lead_id"
  | "reference_number"
  | "status"
  | "loan_amount"
  | "monthly_income"
  | "first_name"
  | "pan"
  | "mobile"
  | "dob"
  | "gender"
  | "state_id"
  | "city"
  | "pin"
  | "term_and_condition",
  string
>;

/** All stored applications with a PAN. */
export const applicationsOf = (pan: string, database = file) =>
  select<StoredApplication>(database, "select * from applications join leads using (lead_id) where pan = ?", pan);

/** A contact message as stored. */
export type StoredMessage = Record<"reference_number" | "name" | "number" | "email" | "subject" | "message", string>;

/** All stored messages from an email address. */
export const messagesOf = (email: string, database = file) =>
  select<StoredMessage>(database, "select * from contact_messages where email = ?", email);
