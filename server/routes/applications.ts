import { agreedHeader, agreedVersionsPattern, idempotencyHeader, paths } from "#contract/calls";
import { applicationResponse, applicationPayload } from "#contract/lender";
import type { Lender, Submission } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Metrics } from "../metrics.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";
import { submissionHeaders } from "./submission-headers.ts";

/** POST an application; a retry with the same idempotency key gets the first answer. docs/product.md, sections 7.1 and 13.5. */
export function applicationRoutes(
  app: App,
  { lender, limits, metrics }: { lender: Lender; limits: Limits; metrics: Metrics },
): void {
  const schema = { headers: submissionHeaders, body: applicationPayload, response: { 200: applicationResponse } };
  app.post(paths.apply, { ...limits.writes, schema }, async (request) => {
    const answer = await lender.apply(
      {
        application: request.body,
        idempotencyKey: request.headers[idempotencyHeader],
        agreed: agreedVersionsPattern.exec(request.headers[agreedHeader] ?? "")?.groups as Submission["agreed"],
      },
      preferredLanguage(request.headers["accept-language"]),
    );
    if (answer.Status === 1) metrics.saved("application");
    return answer;
  });
}
