import { createHash, randomBytes, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { ApplicationPayload } from "#contract/lender";
import { idempotencyHeader, paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { webm } from "../../server/testing/samples.ts";
import type { Database } from "../../server/store/tables.ts";

/** The counts and faults of one lane. A lane fails if anything was lost, stored twice, crashed or is in `faults`. */
export interface Tally {
  rounds: number;
  requests: number;
  acknowledged: number;
  /** Sent again after a failure, with the same key. */
  retried: number;
  lost: number;
  doubled: number;
  crashes: number;
  faults: string[];
}

export const newTally = (): Tally => ({
  rounds: 0,
  requests: 0,
  acknowledged: 0,
  retried: 0,
  lost: 0,
  doubled: 0,
  crashes: 0,
  faults: [],
});

/** Whether a lane found a fault. */
export const hasFailed = ({ lost, doubled, crashes, faults }: Tally) => lost + doubled + crashes + faults.length > 0;

/** One application, and the server's response to it. */
export interface Submission {
  payload: ApplicationPayload;
  key: string;
  tries: number;
  leadId?: string;
}

/** One recording, and whether the server has acknowledged it. */
interface Recording {
  leadId: string;
  bytes: Buffer;
  sha256: string;
  tries: number;
  isKept: boolean;
}

/** Timeout of a request in milliseconds: longer than any timeout of the server. */
const timeoutMs = 40_000;

/** Status codes that mean "not now": the same request is sent again. */
const notNow = [429, 502, 503];

/** Sends applications and recordings, and remembers what the server acknowledged, to compare it with what is stored. */
export class Ledger {
  readonly tally: Tally;
  readonly submissions: Submission[] = [];
  readonly recordings: Recording[] = [];
  #applicationOf: (applicant: number) => ApplicationPayload;
  #first: number;

  /** Applicants are numbered from `first`, so that several ledgers on one database have different ones. */
  constructor(tally: Tally, applicationOf: (applicant: number) => ApplicationPayload, first = 0) {
    this.tally = tally;
    this.#applicationOf = applicationOf;
    this.#first = first;
  }

  newSubmission(): Submission {
    const submission = {
      payload: this.#applicationOf(this.#first + this.submissions.length),
      key: randomUUID(),
      tries: 0,
    };
    this.submissions.push(submission);
    return submission;
  }

  newRecording(leadId: string, size: number): Recording {
    const bytes = Buffer.concat([webm(size), randomBytes(32)]);
    const recording = {
      leadId,
      bytes,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      tries: 0,
      isKept: false,
    };
    this.recordings.push(recording);
    return recording;
  }

  /** Sends an application. Returns whether it was acknowledged. */
  async apply(origin: string, submission: Submission): Promise<boolean> {
    const response = await this.#send(submission, () =>
      fetch(origin + paths.apply, {
        method: "POST",
        body: JSON.stringify(submission.payload),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { "content-type": "application/json", [idempotencyHeader]: submission.key },
      }),
    );
    if (!response) return false;
    const leadId = (response as { Data: { lead_id: string } }).Data.lead_id;
    if (submission.leadId !== undefined && submission.leadId !== leadId) {
      this.tally.doubled += 1;
      this.tally.faults.push(`One key was answered with two leads, ${submission.leadId} and ${leadId}.`);
    }
    submission.leadId ??= leadId;
    return true;
  }

  /** Sends a recording. Returns whether it was acknowledged. */
  async upload(origin: string, recording: Recording): Promise<boolean> {
    const form = new FormData();
    form.append("refstr", toRefstr(recording.leadId));
    form.append("video", new Blob([new Uint8Array(recording.bytes)], { type: "video/webm" }), "recording.webm");
    const response = await this.#send(recording, () =>
      fetch(origin + paths.uploadVideo, { method: "POST", body: form, signal: AbortSignal.timeout(timeoutMs) }),
    );
    recording.isKept ||= response !== undefined;
    return response !== undefined;
  }

  /** The JSON of the response; undefined if the request has to be sent again. */
  async #send(sent: { tries: number }, send: () => Promise<Response>): Promise<unknown> {
    this.tally.requests += 1;
    if (sent.tries++ > 0) this.tally.retried += 1;
    let response: Response;
    let body: unknown;
    try {
      response = await send();
      body = await response.json();
    } catch {
      return undefined;
    }
    if (response.ok) {
      this.tally.acknowledged += 1;
      return body;
    }
    if (!notNow.includes(response.status))
      this.tally.faults.push(`An answer had status ${response.status}: ${JSON.stringify(body).slice(0, 200)}`);
    return undefined;
  }

  /** Repeats everything unacknowledged until it is acknowledged, as a visitor would. */
  async finish(origin: string, triesMax = 20): Promise<void> {
    const open = () => [
      ...this.submissions
        .filter(({ leadId }) => leadId === undefined)
        .map((submission) => () => this.apply(origin, submission)),
      ...this.recordings.filter(({ isKept }) => !isKept).map((recording) => () => this.upload(origin, recording)),
    ];
    for (let tries = 0; tries < triesMax && open().length > 0; tries++) {
      // A server that waits for its lender refuses for a moment.
      if (tries > 0) await wait(250);
      await inParallel(open(), 16);
    }
    if (open().length > 0) this.tally.faults.push(`${open().length} requests were never acknowledged.`);
  }

  /** Compares what was acknowledged with what is stored. `readVideo` returns the bytes of a recording by its name. */
  async compare(db: Database, readVideo?: (name: string) => Promise<Buffer | undefined>): Promise<void> {
    const { tally } = this;
    const rows = await db
      .selectFrom("applications")
      .innerJoin("leads", "leads.lead_id", "applications.lead_id")
      .select(["applications.lead_id", "pan"])
      .execute();
    const stored = Map.groupBy(rows, ({ pan }) => pan);
    const sent = new Map(this.submissions.map((submission) => [submission.payload.pan, submission]));
    for (const { payload, leadId } of sent.values()) {
      const found = stored.get(payload.pan) ?? [];
      if (leadId !== undefined && !found.some(({ lead_id }) => lead_id === leadId)) tally.lost += 1;
      tally.doubled += Math.max(found.length - 1, 0);
    }
    const unknown = rows.filter(({ pan }) => !sent.has(pan)).length;
    if (unknown > 0) tally.faults.push(`${unknown} applications are stored that no one sent.`);
    if (!readVideo) return;
    const records = await db.selectFrom("videos").selectAll().execute();
    for (const { leadId, sha256, isKept, bytes } of this.recordings) {
      const found = records.filter((record) => record.lead_id === leadId && record.sha256 === sha256);
      tally.doubled += Math.max(found.length - 1, 0);
      const whole = found[0] && (await readVideo(found[0].file_name))?.equals(bytes);
      if (isKept && !whole) tally.lost += 1;
    }
  }

  /** Reports each stored recording without a record or a pending upload. */
  async compareNames(db: Database, names: readonly string[]): Promise<void> {
    const known = await db
      .selectFrom("videos")
      .select("file_name")
      .union(db.selectFrom("unrecorded_videos").select("file_name"))
      .execute();
    const unknown = names.filter((name) => !known.some(({ file_name }) => file_name === name));
    if (unknown.length > 0)
      this.tally.faults.push(`${unknown.length} recordings are stored that nothing in the database names.`);
  }
}

/** Runs tasks with limited concurrency. */
export async function inParallel(tasks: readonly (() => Promise<unknown>)[], atOnce: number): Promise<void> {
  const queue = [...tasks];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let task = queue.shift(); task; task = queue.shift()) await task();
    }),
  );
}
