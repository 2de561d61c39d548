import { setTimeout as wait } from "node:timers/promises";
import { HttpError } from "../http-error.ts";
import { completeKey, findKey, releaseKey, acquireKey } from "../store/idempotency-keys.ts";
import type { Database } from "../store/tables.ts";
import { createIdempotencyRow, assertSameRequest, type KeyScope } from "./idempotency.ts";

/** A request that the provider should receive only once. */
export interface IdempotentRequest<Answer> {
  /** The same for every retry of the request. */
  idempotencyKey: string;
  /** Compared with the first request's content, so that a reused key is detected. */
  content: object;
  scope: KeyScope;
  send: () => Promise<Answer>;
  /** Whether an answer means that the provider accepted the request. */
  isSuccess: (answer: Answer) => boolean;
  /** Reads an answer that was stored as JSON. */
  read: (answer: unknown) => Answer;
}

/** Storage, clock and timeout of {@link withIdempotency}. */
export interface IdempotencyOptions {
  db: Database;
  now: () => Date;
  /** Timeout of `send` in milliseconds. */
  sendingMs: number;
  /** Called with errors the visitor does not need to see. */
  onError: (error: Error) => void;
}

/** Milliseconds between two checks of a submission that another request is sending. */
const pollMs = 100;
/** Milliseconds after the timeout until a lock counts as abandoned. */
const lockGraceMs = 5_000;

/**
 * Sends a submission at most once for each key: a second request waits for the first one's answer. Only a success is
 * stored. After a failure, even one with an unknown outcome, the same submission may be sent again, because a lost
 * application is worse than a duplicate. Throws an {@link HttpError}: 422 for a reused key, 409 when the wait times out.
 */
export async function withIdempotency<Answer>(
  { idempotencyKey, content, scope, send, isSuccess, read }: IdempotentRequest<Answer>,
  { db, now, sendingMs, onError }: IdempotencyOptions,
): Promise<Answer> {
  const lockMs = sendingMs + lockGraceMs;
  for (;;) {
    const time = now();
    const lockedUntil = new Date(time.getTime() + lockMs).toISOString();
    const key = createIdempotencyRow({ content, idempotencyKey }, scope, time, {
      answer: null,
      locked_until: lockedUntil,
    });
    const earlier = await acquireKey(db, key, time.toISOString());
    if (!earlier) return sendLocked(key.key_hash, lockedUntil);
    assertSameRequest(key, earlier);
    const answer = earlier.answer ?? (await waitForAnswer(key.key_hash, lockMs));
    if (answer !== undefined) return read(JSON.parse(answer));
  }

  async function sendLocked(keyHash: string, lockedUntil: string): Promise<Answer> {
    let answer: Answer | undefined;
    try {
      answer = await send();
      return answer;
    } finally {
      const recorded =
        answer !== undefined && isSuccess(answer)
          ? completeKey(db, keyHash, lockedUntil, JSON.stringify(answer))
          : releaseKey(db, keyHash, lockedUntil);
      // The lender has the application, so acknowledge it even if the key could not be stored.
      await recorded.catch(onError);
    }
  }

  /** The answer of the request that holds the key; undefined if that request failed, so that this one may try. */
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
