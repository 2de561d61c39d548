import * as v from "valibot";
import { agreedHeader, agreedVersionsPattern, idempotencyHeader } from "#contract/calls";

/** Headers of a submission. The idempotency key may be any printable text of 8 to 128 characters. */
export const submissionHeaders = v.object({
  [idempotencyHeader]: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/))),
  [agreedHeader]: v.optional(v.pipe(v.string(), v.regex(agreedVersionsPattern))),
  "accept-language": v.optional(v.string()),
});
