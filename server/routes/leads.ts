import type { FastifyReply } from "fastify";
import * as v from "valibot";
import { leadDetails, leadInfoQuestion, paths, statusHostPrefix } from "#contract/lender";
import type { Lender, StatusQuestion } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";

/** Longest lead id that any keeper of leads gives out. */
const leadIdCharactersMax = 128;

const detailsQuestion = v.object({
  lead_id: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(leadIdCharactersMax)),
});

/** A page opened at this address by itself may not even style what it shows: what a provider sends is foreign text. */
const sandboxPolicy = "sandbox; default-src 'none'; frame-ancestors 'none'";

/** Sends the HTML of a look-up, which can do nothing when it is opened by itself. */
export const sendAnswer = (reply: FastifyReply, html: string) => reply
  .header("content-security-policy", sandboxPolicy)
  .header("vary", "Accept-Language")
  .type("text/html; charset=utf-8")
  .send(html);

/** The look-ups of a lead. Specification, section 7; product.md, section 5. */
export function leadRoutes(app: App, { lender, limits }: { lender: Lender; limits: Limits }): void {
  leadInfo(paths.leadInfo, "main");
  leadInfo(`${statusHostPrefix}${paths.leadInfo}`, "status");

  const schema = { querystring: detailsQuestion, response: { 200: leadDetails } };
  app.get(paths.leadDetails, { ...limits.lookUps, schema }, async (request) =>
    lender.leadDetails(request.query.lead_id, preferredLanguage(request.headers["accept-language"])));

  function leadInfo(path: string, host: StatusQuestion["host"]) {
    app.get(path, { ...limits.lookUps, schema: { querystring: leadInfoQuestion } }, async (request, reply) => {
      const value = request.query.pan_number;
      await limits.countLookUp(request, reply, value);
      const html = await lender.leadInfo(
        { host, leadId: request.query.lead_id, value },
        preferredLanguage(request.headers["accept-language"]),
      );
      return sendAnswer(reply, html);
    });
  }
}
