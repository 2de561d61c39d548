import type { FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { paths, statusHostPrefix } from "#contract/calls";
import { leadDetails, leadInfoRequest } from "#contract/lender";
import type { Lender, StatusQuery } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";

/** Longest lead id that any lender gives out. */
const leadIdCharactersMax = 128;

const detailsRequest = v.object({
  lead_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(leadIdCharactersMax)),
});

/** Opened as a page of its own, the provider's HTML may run and load nothing. */
const sandboxPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Sends the HTML of a look-up with a policy that disables everything in it. */
export const sendHtml = (reply: FastifyReply, html: string) =>
  reply
    .header("content-security-policy", sandboxPolicy)
    .header("vary", "Accept-Language")
    .type("text/html; charset=utf-8")
    .send(html);

/**
 * The look-ups of a lead: by GET as at the lender, and by POST with the same fields as JSON, which keeps
 * them out of the logs of proxies. Our pages use POST. docs/product.md, sections 7.1 and 13.6.
 */
export function leadRoutes(app: App, { lender, limits }: { lender: Lender; limits: Limits }): void {
  leadInfo(paths.leadInfo, "main");
  leadInfo(`${statusHostPrefix}${paths.leadInfo}`, "status");

  const response = { 200: leadDetails };
  app.get(paths.leadDetails, { ...limits.lookUps, schema: { querystring: detailsRequest, response } }, (request) =>
    details(request.query, request),
  );
  app.post(paths.leadDetails, { ...limits.lookUps, schema: { body: detailsRequest, response } }, (request) =>
    details(request.body, request),
  );

  const details = ({ lead_id }: v.InferOutput<typeof detailsRequest>, request: FastifyRequest) =>
    lender.leadDetails(lead_id, preferredLanguage(request.headers["accept-language"]));

  function leadInfo(path: string, host: StatusQuery["host"]) {
    app.get(path, { ...limits.lookUps, schema: { querystring: leadInfoRequest } }, (request, reply) =>
      answer(request.query, request, reply),
    );
    app.post(path, { ...limits.lookUps, schema: { body: leadInfoRequest } }, (request, reply) =>
      answer(request.body, request, reply),
    );

    const answer = async (
      { lead_id: leadId, pan_number: value }: v.InferOutput<typeof leadInfoRequest>,
      request: FastifyRequest,
      reply: FastifyReply,
    ) => {
      await limits.countLookUp(request, reply, value);
      const html = await lender.leadInfo(
        { host, leadId, value },
        preferredLanguage(request.headers["accept-language"]),
      );
      return sendHtml(reply, html);
    };
  }
}
