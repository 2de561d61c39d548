import { sha256Hex } from "../hashes.ts";
import { HttpError } from "../http-error.ts";
import type { IdempotencyRow } from "../store/idempotency-keys.ts";

/** Milliseconds for which a submission that is sent again gets its first answer. */
export const keyTimeMs = 24 * 60 * 60 * 1_000;

/** Separates the keys of different kinds of submissions. */
export type KeyScope = "embedded" | "http" | "http-video" | "contact";

/** Creates the row of a submission. `content` has passed its schema; `answer` is sent again to retries. */
export function createIdempotencyRow(
  submission: { content: object; idempotencyKey: string },
  scope: KeyScope,
  time: Date,
  state: Pick<IdempotencyRow, "answer" | "locked_until">,
): IdempotencyRow {
  return {
    key_hash: sha256Hex(`${scope}:${submission.idempotencyKey}`),
    // The schema fixes the order of the fields, so equal content gives an equal hash.
    request_hash: sha256Hex(JSON.stringify(submission.content)),
    expires_at: new Date(time.getTime() + keyTimeMs).toISOString(),
    ...state,
  };
}

/** Throws a 422 when a key was used with other details before: the first receipt would hide that the second is lost. */
export function assertSameRequest(ours: IdempotencyRow, earlier: IdempotencyRow): void {
  if (earlier.request_hash !== ours.request_hash) throw new HttpError(422, "application.keyReused");
}
