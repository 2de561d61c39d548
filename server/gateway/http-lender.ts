import * as v from "valibot";
import { idempotencyHeader, paths } from "#contract/calls";
import {
  applicationResponse,
  applicationReceipt,
  cityList,
  leadDetails,
  pincodeList,
  parseResponse,
  stateList,
} from "#contract/lender";
import { fromRefstr } from "#domain/lead";
import type { ProviderSettings } from "../env.ts";
import { sha256Hex } from "../hashes.ts";
import type { Language } from "../language.ts";
import type { Metrics } from "../metrics.ts";
import { translate } from "../messages/messages.ts";
import { UpstreamError, HttpError } from "../http-error.ts";
import type { Database } from "../store/tables.ts";
import { callProvider } from "./call-provider.ts";
import { withFixedValues, type FixedValues } from "./fixed-values.ts";
import { CircuitOpenError } from "./circuit-breaker.ts";
import type { ApplicationResponse, Lender, Submission, VideoSubmission } from "./lender.ts";
import { withIdempotency } from "./with-idempotency.ts";
import { circuitOpenFailure, type Upstreams } from "./upstreams.ts";

/** What {@link httpLender} needs. */
export interface HttpOptions {
  provider: ProviderSettings;
  upstreams: Upstreams;
  metrics: Metrics;
  /** Stores the idempotency keys and nothing else of an application. */
  db: Database;
  fixed: FixedValues;
  now: () => Date;
  /** Called with errors the visitor does not need to see. */
  onError: (error: Error) => void;
}

/** Characters of a provider's message that are passed on. */
const messageCharactersMax = 500;

/** A lender behind its own API. Adds the values that the browser must not know. docs/product.md, section 13.3. */
export function httpLender({ provider, upstreams, metrics, db, fixed, now, onError }: HttpOptions): Lender {
  const call = callProvider(provider, { upstreams, metrics });
  const idempotency = { db, now, sendingMs: provider.timeoutMs, onError };
  const videoIdempotency = { ...idempotency, sendingMs: provider.uploadTimeoutMs };
  const secret = provider.secret === undefined ? {} : { [provider.secretField]: provider.secret };

  return {
    states: async (language) => truncateMessage(readJson(stateList, await call(paths.states, { language }))),

    cities: async (stateId, language) =>
      truncateMessage(readJson(cityList, await call(paths.cities, { language, json: { state_id: stateId } }))),

    pincodes: async (cityId, language) =>
      truncateMessage(readJson(pincodeList, await call(paths.pincodes, { language, json: { city_id: cityId } }))),

    apply: async ({ application, idempotencyKey }, language) => {
      const sendIt = () => send({ application, idempotencyKey }, language);
      return idempotencyKey === undefined
        ? sendIt()
        : withIdempotency(
            {
              idempotencyKey,
              content: application,
              scope: "http",
              send: sendIt,
              isSuccess: ({ Status }) => Status === 1,
              read: (answer) => v.parse(applicationResponse, answer),
            },
            idempotency,
          );
    },

    leadInfo: ({ host, leadId, value }, language) =>
      call(paths.leadInfo, { host, language, query: { lead_id: leadId, pan_number: value } }),

    leadDetails: async (leadId, language) =>
      readJson(leadDetails, await call(paths.leadDetails, { language, query: { lead_id: leadId } })),

    // Only the lender knows its leads, so only the format is checked here.
    async acceptsVideo(refstr) {
      throwIfCircuitOpen();
      return fromRefstr(refstr) !== undefined;
    },

    async uploadVideo(submission, language) {
      const {
        refstr,
        video: { sha256 },
      } = submission;
      if (fromRefstr(refstr) === undefined) throw new HttpError(404, "lead.unknown");
      const idempotencyKey = sha256Hex(`${refstr}:${sha256}`);
      await withIdempotency(
        {
          idempotencyKey,
          content: { refstr, sha256 },
          scope: "http-video",
          send: () => sendVideo(submission, idempotencyKey, language),
          isSuccess: () => true,
          read: () => ({}),
        },
        videoIdempotency,
      );
      return { Status: 1, Message: translate(language, "video.saved") };
    },
  };

  /** Spares the visitor an upload that could not be forwarded. */
  function throwIfCircuitOpen(): void {
    try {
      upstreams.main.check();
    } catch (error) {
      throw error instanceof CircuitOpenError ? circuitOpenFailure(error) : error;
    }
  }

  /** Only the response's status counts. docs/product.md, section 7.1. */
  async function sendVideo(
    { video, refstr }: VideoSubmission,
    idempotencyKey: string,
    language: Language,
  ): Promise<object> {
    const { path, bytes, contentType } = video;
    const fileName = `recording.${contentType === "video/webm" ? "webm" : "mp4"}`;
    const form = { file: { name: "video", fileName, contentType, path, bytes }, fields: { refstr } };
    try {
      await call(paths.uploadVideo, { language, form, headers: { [idempotencyHeader]: idempotencyKey } });
    } catch (error) {
      if (error instanceof UpstreamError && error.upstreamStatus === 404) throw new HttpError(404, "lead.unknown");
      throw error;
    }
    return {};
  }

  async function send({ application, idempotencyKey }: Submission, language: Language): Promise<ApplicationResponse> {
    const text = await call(paths.apply, {
      language,
      json: { ...withFixedValues(application, fixed), ...secret },
      headers: idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey },
    });
    const { Status, Message, Data } = truncateMessage(readJson(applicationResponse, text));
    const receipt = v.safeParse(applicationReceipt, Data);
    return { Status, Message, ...(receipt.success ? { Data: receipt.output } : {}) };
  }
}

function readJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  try {
    return parseResponse(schema, JSON.parse(text));
  } catch (error) {
    // The message of JSON.parse quotes the text, which may contain personal data.
    throw new UpstreamError(error instanceof TypeError ? error.message : "The provider's answer is not JSON.");
  }
}

/** The lender's message may be of any length, or missing. */
const truncateMessage = <Answer extends { Message: string | null }>(answer: Answer): Answer & { Message: string } => ({
  ...answer,
  Message: (answer.Message ?? "").slice(0, messageCharactersMax),
});
