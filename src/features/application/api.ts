import { callJson, ApiError } from "#http/call";
import { agreedHeader, formatAgreedVersions, idempotencyHeader, paths } from "#contract/calls";
import {
  applicationResponse,
  applicationReceipt,
  cityList,
  pincodeList,
  pinPlaces,
  parseResponse,
  stateList,
  toPayload,
  type ApplicationReceipt,
  type PinPlace,
} from "#contract/lender";
import { submissionKey } from "#contract/submission";
import { policyVersions } from "#domain/policy-versions";
import type { ApplicationForm } from "#domain/application";
import * as v from "valibot";

/** One entry of a list of places. */
export interface Place {
  value: string;
  label: string;
  /** Other names by which it can be found; only the embedded lender has any. */
  keywords?: string[] | undefined;
}

/** GET getState. Throws an ApiError when Status is not 1. docs/product.md, sections 7.1 and 8. */
export async function fetchStates(language: string, signal: AbortSignal): Promise<Place[]> {
  const answer = parseResponse(stateList, await callJson(paths.states, { language, signal }));
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data.map(({ state_id, state, keywords }) => ({ value: state_id, label: state, keywords }));
}

/** POST getCity, with the state. */
export async function fetchCities(stateId: string, language: string, signal: AbortSignal): Promise<Place[]> {
  const answer = parseResponse(
    cityList,
    await callJson(paths.cities, { body: { state_id: stateId }, language, signal }),
  );
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data.map(({ city_id, city, keywords }) => ({ value: city_id, label: city, keywords }));
}

/** POST getPincodeByCityId, with the city. */
export async function fetchPincodes(cityId: string, language: string, signal: AbortSignal): Promise<Place[]> {
  const answer = parseResponse(
    pincodeList,
    await callJson(paths.pincodes, { body: { city_id: cityId }, language, signal }),
  );
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data.map(({ m_pincode_value }) => ({ value: m_pincode_value, label: m_pincode_value }));
}

/** GET /api/pin/110001: the places of a PIN code, the most likely one first; none if it is unknown. */
export async function fetchPlacesOfPin(pin: string, language: string, signal: AbortSignal): Promise<PinPlace[]> {
  const answer = parseResponse(pinPlaces, await callJson(paths.pin + pin, { language, signal }));
  if (answer.Status !== 1 || !answer.Data) throw new ApiError(answer.Message ?? "");
  return answer.Data;
}

/**
 * POST saveLendingPage. The same content sent twice with the same `formId` is one application. Returns the lender's
 * acknowledgement, which may be empty. Throws if Status is not 1.
 */
export async function submitApplication(
  form: ApplicationForm,
  formId: string,
  language: string,
): Promise<ApplicationReceipt> {
  const body = toPayload(form);
  const headers = {
    [idempotencyHeader]: submissionKey(formId, body),
    [agreedHeader]: formatAgreedVersions(policyVersions),
  };
  const answer = parseResponse(applicationResponse, await callJson(paths.apply, { body, language, headers }));
  if (answer.Status !== 1) throw new ApiError(answer.Message ?? "");
  const receipt = v.safeParse(applicationReceipt, answer.Data);
  return receipt.success ? receipt.output : {};
}
