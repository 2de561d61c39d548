import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The database of the server under test, as `playwright.config.ts` sets it up. */
const file = join(import.meta.dirname, "../../.cache/test-data/saral.sqlite");

/** An application as stored. */
export type KeptApplication = Record<"lead_id" | "reference_number" | "status" | "loan_amount" | "monthly_income" | "first_name" | "pan" | "mobile" | "dob" | "gender" | "state_id" | "city" | "pin" | "term_and_condition", string>;

/** All stored applications with a PAN. */
export function applicationsOf(pan: string, database = file): KeptApplication[] {
  const connection = new DatabaseSync(database, { readOnly: true });
  try {
    return connection.prepare("select * from applications join leads using (lead_id) where pan = ?").all(pan) as unknown as KeptApplication[];
  } finally {
    connection.close();
  }
}

/** A contact message as stored. */
export type KeptMessage = Record<"reference_number" | "name" | "number" | "email" | "subject" | "message", string>;

/** All stored messages from an email address. */
export function messagesOf(email: string, database = file): KeptMessage[] {
  const connection = new DatabaseSync(database, { readOnly: true });
  try {
    return connection.prepare("select * from contact_messages where email = ?").all(email) as unknown as KeptMessage[];
  } finally {
    connection.close();
  }
}
