import * as v from "valibot";
import { idempotencyHeader } from "#contract/lender";

/** What comes with a submission: the browser sends a mark made with the form; any short printable text does. */
export const submissionHeaders = v.object({
  [idempotencyHeader]: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/))),
  "accept-language": v.optional(v.string()),
});
