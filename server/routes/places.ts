import { paths } from "#contract/calls";
import { cityList, cityRequest, pincodeList, pincodeRequest, pinPlaces, pinRequest, stateList } from "#contract/lender";
import type { Lender } from "../gateway/lender.ts";
import { placesOfPin } from "../gateway/places-of-pin.ts";
import type { PinDirectory } from "../geography/pin-directory.ts";
import { preferredLanguage } from "../language.ts";
import type { Limits } from "../plugins/limits.ts";
import type { App } from "../types.ts";

/** Seconds for which a browser may keep the list of states; it changes once in years. */
const statesMaxAge = 3_600;

/** Seconds for which a browser keeps the place of a PIN code without asking again; a district changes once in years. */
const pinMaxAge = 86_400;

/** What the routes of this file need. */
interface PlaceSources {
  lender: Lender;
  directory: PinDirectory;
  limits: Limits;
}

/** The lists of states, cities and PIN codes (docs/product.md, section 7.1), and the places of a PIN code. */
export function placeRoutes(app: App, { lender, directory, limits }: PlaceSources): void {
  app.get(paths.states, { ...limits.calls, schema: { response: { 200: stateList } } }, async (request, reply) => {
    const answer = await lender.states(preferredLanguage(request.headers["accept-language"]));
    reply.header("vary", "Accept-Language");
    reply.header("cache-control", answer.Status === 1 ? `public, max-age=${statesMaxAge}` : "no-store");
    return answer;
  });

  app.post(
    paths.cities,
    { ...limits.calls, schema: { body: cityRequest, response: { 200: cityList } } },
    async (request, reply) => {
      reply.header("vary", "Accept-Language");
      return lender.cities(request.body.state_id, preferredLanguage(request.headers["accept-language"]));
    },
  );

  app.post(
    paths.pincodes,
    { ...limits.calls, schema: { body: pincodeRequest, response: { 200: pincodeList } } },
    async (request) => lender.pincodes(request.body.city_id, preferredLanguage(request.headers["accept-language"])),
  );

  app.get(
    `${paths.pin}:pin`,
    { ...limits.calls, schema: { params: pinRequest, response: { 200: pinPlaces } } },
    async (request, reply) => {
      const Data = await placesOfPin(
        request.params.pin,
        directory,
        lender,
        preferredLanguage(request.headers["accept-language"]),
      );
      reply.header("vary", "Accept-Language");
      reply.header("cache-control", Data.length > 0 ? `public, max-age=${pinMaxAge}, immutable` : "no-store");
      return { Status: 1, Message: "", Data };
    },
  );
}
