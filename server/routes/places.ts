import { cityList, cityQuestion, paths, pincodeList, pincodeQuestion, stateList } from "#contract/lender";
import type { Lender } from "../gateway/lender.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";

/** Seconds for which a browser may keep the list of states; it changes once in years. */
const statesMaxAge = 3_600;

/** States, their cities, and their PIN codes. Specification, section 7. */
export function placeRoutes(app: App, { lender, limits }: { lender: Lender; limits: Limits }): void {
  app.get(paths.states, { ...limits.calls, schema: { response: { 200: stateList } } }, async (request, reply) => {
    const answer = await lender.states(preferredLanguage(request.headers["accept-language"]));
    reply.header("vary", "Accept-Language");
    reply.header("cache-control", answer.Status === 1 ? `public, max-age=${statesMaxAge}` : "no-store");
    return answer;
  });

  app.post(paths.cities, { ...limits.calls, schema: { body: cityQuestion, response: { 200: cityList } } }, async (request, reply) => {
    reply.header("vary", "Accept-Language");
    return lender.cities(request.body.state_id, preferredLanguage(request.headers["accept-language"]));
  });

  app.post(paths.pincodes, { ...limits.calls, schema: { body: pincodeQuestion, response: { 200: pincodeList } } }, async (request) =>
    lender.pincodes(request.body.city_id, preferredLanguage(request.headers["accept-language"])));
}
