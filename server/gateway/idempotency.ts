import { hashOf } from "../identifiers.ts";
import { HttpError } from "../http-error.ts";
import type { IdempotencyRow } from "../store/idempotency-keys.ts";

/** Milliseconds for which a submission that is sent again gets its first answer. */
export const keyTimeMs = 24 * 60 * 60 * 1_000;

/** Whose keys they are: the same key means something else to each. */
export type KeyScope = "embedded" | "http" | "http-video" | "contact";

/** The row that stands for one submission. `content` has passed its schema; `answer` is what a repetition is answered from. */
export function keyRow(
  submission: { content: object; idempotencyKey: string },
  scope: KeyScope,
  time: Date,
  state: Pick<IdempotencyRow, "answer" | "locked_until">,
): IdempotencyRow {
  return {
    key_hash: hashOf(`${scope}:${submission.idempotencyKey}`),
    // The schema writes the fields in its own order, so the same details give the same text.
    request_hash: hashOf(JSON.stringify(submission.content)),
    expires_at: new Date(time.getTime() + keyTimeMs).toISOString(),
    ...state,
  };
}

/** Refuses a key that came with other details before: answering it with the first receipt would lose the second. */
export function assertSameRequest(ours: IdempotencyRow, earlier: IdempotencyRow): void {
  if (earlier.request_hash !== ours.request_hash) throw new HttpError(422, "application.keyReused");
}
