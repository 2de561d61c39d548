import type { Generated, Kysely } from "kysely";
import type { LeadStatus } from "#domain/lead";
import type { City, Pincode, State } from "../geography/geography.ts";

/**
 * The tables, the same in SQLite and in PostgreSQL. Instants are ISO text in UTC (`2026-08-15T04:30:00.000Z`), which
 * sorts chronologically as text; amounts are the digits that were sent, in rupees.
 */
export interface Tables {
  /** Values that all processes on one database share. */
  shared_values: { name: string; value: string };
  /** States and union territories, loaded from `geography/geography.json` at start. */
  states: State;
  cities: City;
  pincodes: Pincode;
  /** The identity and status of an application; `moved_at` is when it got that status. */
  leads: { lead_id: string; reference_number: string; status: LeadStatus; received_at: string; moved_at: string };
  /** The fields of each application: docs/product.md, section 3.2. */
  applications: ApplicationRow;
  /** Every status a lead has had; `step` counts from 0. */
  status_history: { lead_id: string; step: number; status: LeadStatus; moved_at: string };
  /**
   * Submissions that were answered, or are being sent. `answer` is the id of the stored lead, or a provider's whole
   * answer; it is null while the application is being sent to a provider, until `locked_until` at most.
   */
  idempotency_keys: {
    key_hash: string;
    request_hash: string;
    answer: string | null;
    locked_until: string | null;
    expires_at: string;
  };
  /** Messages of the contact form, complaints included. */
  contact_messages: {
    reference_number: string;
    name: string;
    number: string;
    email: string;
    subject: string;
    message: string;
    received_at: string;
    /** When the staff marked it as in progress. */
    taken_up_at: string | null;
    /** When it was last answered, or the complaint closed: the retention period starts here. */
    settled_at: string | null;
    settled_as: "message" | "complaint" | null;
  };
  /** Stored recordings. `bytes` is the size and `sha256` the hash in hex. */
  videos: {
    file_name: string;
    lead_id: string;
    content_type: string;
    bytes: number;
    sha256: string;
    received_at: string;
  };
  /** Pending uploads: files that may be in the video store without a record in `videos`. See `server/videos/save-video.ts`. */
  unrecorded_videos: { file_name: string; noted_at: string };
  /** What was erased, and when. `mark` is a keyed hash of a reference number; nothing here names a person. */
  erasures: {
    mark: string;
    kind: "application" | "message";
    reason: "request" | "expired";
    /** Recordings erased with it. */
    videos: number;
    erased_at: string;
  };
  /** What the staff command did or showed. `subject` is a lead id or a message number; nothing here was typed by a visitor. */
  audit_entries: {
    entry_id: string;
    recorded_at: string;
    /** The name that was given with the command. */
    actor: string;
    /** The account of the operating system that ran it. */
    os_user: string;
    command: string;
    subject: string | null;
    detail: string | null;
  };
  /** Requests counted per limit and visitor; `key` is a keyed hash, so no address or number is stored. */
  rate_limits: { key: string; hits: Generated<number>; resets_at: string };
}

/** An application as it was sent, with the fixed values. An optional field of the form that was left empty is "". */
export interface ApplicationRow {
  lead_id: string;
  loan_amount: string;
  monthly_income: string;
  first_name: string;
  middle_name: string;
  sur_name: string;
  pan: string;
  dob: string;
  gender: string;
  mobile: string;
  alternate_mobile: string;
  otp: string;
  email_personal: string;
  email_official: string;
  obligations: string;
  state_id: string;
  city: string;
  pin: string;
  term_and_condition: string;
  ip: string;
  coordinates: string | null;
  source: string;
  lead_data_source_id: number;
  utm_source: string;
  utm_campaign: string | null;
  received_at: string;
  /** The versions of terms and privacy policy that the applicant's page showed; null when it did not send them. */
  terms_version: string | null;
  privacy_version: string | null;
}

/** The database, or a transaction of it. */
export type Database = Kysely<Tables>;
