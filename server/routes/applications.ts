import * as v from "valibot";
import { applicationAnswer, applicationPayload, idempotencyHeader, paths } from "#contract/lender";
import type { Lender } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";

/** The browser sends a UUID; any short printable text does. */
const headers = v.object({
  [idempotencyHeader]: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,128}$/))),
  "accept-language": v.optional(v.string()),
});

/** Takes applications. Specification, section 7; product.md, section 5. */
export function applicationRoutes(app: App, { lender, limits }: { lender: Lender; limits: Limits }): void {
  const schema = { headers, body: applicationPayload, response: { 200: applicationAnswer } };
  app.post(paths.apply, { ...limits.writes, schema }, async (request) =>
    lender.apply(
      { application: request.body, idempotencyKey: request.headers[idempotencyHeader] },
      preferredLanguage(request.headers["accept-language"]),
    ));
}
