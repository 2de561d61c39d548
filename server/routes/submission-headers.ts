import * as v from "valibot";
import { agreedHeader, agreedShape, idempotencyHeader } from "#contract/lender";

/** What comes with a submission: the browser sends a mark made with the form; any short printable text does. */
export const submissionHeaders = v.object({
  [idempotencyHeader]: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/))),
  [agreedHeader]: v.optional(v.pipe(v.string(), v.regex(agreedShape))),
  "accept-language": v.optional(v.string()),
});
