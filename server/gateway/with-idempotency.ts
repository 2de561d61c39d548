import { setTimeout as wait } from "node:timers/promises";
import { HttpError } from "../http-error.ts";
import { completeKey, findKey, releaseKey, takeKey } from "../store/idempotency-keys.ts";
import type { Database } from "../store/tables.ts";
import { keyRow, assertSameRequest, type KeyScope } from "./idempotency.ts";

/** Something that the provider should receive once. */
export interface IdempotentRequest<Answer> {
  /** What two sendings of it have in common. */
  idempotencyKey: string;
  /** By which a key that comes again with something else is told. */
  content: object;
  scope: KeyScope;
  send: () => Promise<Answer>;
  /** Whether an answer says that the provider has it. */
  isSuccess: (answer: Answer) => boolean;
  /** Reads an answer that was remembered as JSON. */
  read: (answer: unknown) => Answer;
}

/** What keeps two sendings apart. */
export interface IdempotencyOptions {
  db: Database;
  now: () => Date;
  /** Milliseconds that a sending can take at most. */
  sendingMs: number;
  /** Called with errors the visitor does not need to see. */
  onError: (error: Error) => void;
}

/** Milliseconds between two looks at a submission that another request is just sending. */
const pollMs = 100;
/** Milliseconds beyond the time of a sending after which a lock must have been left behind. */
const lockGraceMs = 5_000;

/**
 * Sends a submission at most once for each key: a second request waits for the first one's answer. Only a success is
 * remembered. After a failure, even one whose fate is unknown, the same submission may be sent again, for a lost
 * application is worse than one that the provider receives twice.
 */
export async function withIdempotency<Answer>(
  { idempotencyKey, content, scope, send, isSuccess, read }: IdempotentRequest<Answer>,
  { db, now, sendingMs, onError }: IdempotencyOptions,
): Promise<Answer> {
  const lockMs = sendingMs + lockGraceMs;
  for (;;) {
    const time = now();
    const lockedUntil = new Date(time.getTime() + lockMs).toISOString();
    const key = keyRow({ content, idempotencyKey }, scope, time, { answer: null, locked_until: lockedUntil });
    const earlier = await takeKey(db, key, time.toISOString());
    if (!earlier) return sendLocked(key.key_hash, lockedUntil);
    assertSameRequest(key, earlier);
    const answer = earlier.answer ?? await waitForAnswer(key.key_hash, lockMs);
    if (answer !== undefined) return read(JSON.parse(answer));
  }

  async function sendLocked(keyHash: string, lockedUntil: string): Promise<Answer> {
    let answer: Answer | undefined;
    try {
      answer = await send();
      return answer;
    } finally {
      const recorded = answer !== undefined && isSuccess(answer)
        ? completeKey(db, keyHash, lockedUntil, JSON.stringify(answer))
        : releaseKey(db, keyHash, lockedUntil);
      // The lender has the application: that must be told, even when the note about it could not be written.
      await recorded.catch(onError);
    }
  }

  /** The answer that another request is waiting for; nothing when it failed, so that this one may try. */
  async function waitForAnswer(keyHash: string, timeoutMs: number): Promise<string | undefined> {
    for (let waited = 0; waited < timeoutMs; waited += pollMs) {
      await wait(pollMs);
      const row = await findKey(db, keyHash);
      if (!row) return undefined;
      if (row.answer !== null) return row.answer;
    }
    throw new HttpError(409, "submission.stillSending");
  }
}
