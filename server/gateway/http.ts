import * as v from "valibot";
import {
  applicationResponse, applicationReceipt, cityList, idempotencyHeader, leadDetails, paths, pincodeList, parseResponse, stateList,
} from "#contract/lender";
import { fromRefstr } from "#domain/lead";
import type { ProviderSettings } from "../env.ts";
import { hashOf } from "../identifiers.ts";
import type { Language } from "../language.ts";
import type { Metrics } from "../metrics.ts";
import { speak } from "../messages/messages.ts";
import { ProviderFailure, Refusal } from "../refusal.ts";
import type { Database } from "../store/tables.ts";
import { askProvider } from "./ask-provider.ts";
import { completed, type FixedValues } from "./fixed-values.ts";
import { CircuitOpenError } from "./circuit-breaker.ts";
import type { ApplicationAnswer, Lender, Submission, VideoSubmission } from "./lender.ts";
import { sendOnce } from "./send-once.ts";
import { refusedCall, type Upstreams } from "./upstreams.ts";

/** What the way to the lender's API needs. */
export interface HttpOptions {
  provider: ProviderSettings;
  upstreams: Upstreams;
  metrics: Metrics;
  /** Keeps the idempotency keys, and nothing else of an application. */
  db: Database;
  fixed: FixedValues;
  now: () => Date;
  /** Told of what went wrong where the visitor need not know. */
  onTrouble: (error: Error) => void;
}

/** Characters of a provider's message that are passed on. */
const messageCharactersMax = 500;

/** Asks the lender's own API; adds what the browser must not know. docs/product.md, section 13.3. */
export function httpLender({ provider, upstreams, metrics, db, fixed, now, onTrouble }: HttpOptions): Lender {
  const ask = askProvider(provider, { upstreams, metrics });
  const once = { db, now, sendingMs: provider.timeoutMs, onTrouble };
  const videoOnce = { ...once, sendingMs: provider.uploadTimeoutMs };
  const secret = provider.secret === undefined ? {} : { [provider.secretField]: provider.secret };

  return {
    states: async (language) => told(readJson(stateList, await ask(paths.states, { language }))),

    cities: async (stateId, language) =>
      told(readJson(cityList, await ask(paths.cities, { language, json: { state_id: stateId } }))),

    pincodes: async (cityId, language) =>
      told(readJson(pincodeList, await ask(paths.pincodes, { language, json: { city_id: cityId } }))),

    apply: async ({ application, idempotencyKey }, language) => {
      const sendIt = () => send({ application, idempotencyKey }, language);
      return idempotencyKey === undefined ? sendIt() : sendOnce({
        idempotencyKey, content: application, keeper: "http", send: sendIt,
        isSuccess: ({ Status }) => Status === 1, read: (answer) => v.parse(applicationResponse, answer),
      }, once);
    },

    leadInfo: ({ host, leadId, value }, language) =>
      ask(paths.leadInfo, { host, language, query: { lead_id: leadId, pan_number: value } }),

    leadDetails: async (leadId, language) =>
      readJson(leadDetails, await ask(paths.leadDetails, { language, query: { lead_id: leadId } })),

    // Only the lender knows its leads; what cannot be a `refstr` need not be carried there.
    async awaitsVideo(refstr) {
      refuseIfOpen();
      return fromRefstr(refstr) !== undefined;
    },

    async uploadVideo(submission, language) {
      const { refstr, video: { sha256 } } = submission;
      if (fromRefstr(refstr) === undefined) throw new Refusal(404, "lead.unknown");
      const idempotencyKey = hashOf(`${refstr}:${sha256}`);
      await sendOnce({
        idempotencyKey, content: { refstr, sha256 }, keeper: "http-video", send: () => sendVideo(submission, idempotencyKey, language),
        isSuccess: () => true, read: () => ({}),
      }, videoOnce);
      return { Status: 1, Message: speak(language, "video.saved") };
    },
  };

  /** So that no visitor uploads a video which could not be sent on. */
  function refuseIfOpen(): void {
    try {
      upstreams.main.check();
    } catch (error) {
      throw error instanceof CircuitOpenError ? refusedCall(error) : error;
    }
  }

  /** Its answer is judged by the status alone. docs/product.md, section 7.1. */
  async function sendVideo({ video, refstr }: VideoSubmission, idempotencyKey: string, language: Language): Promise<object> {
    const { path, bytes, contentType } = video;
    const fileName = `recording.${contentType === "video/webm" ? "webm" : "mp4"}`;
    const form = { file: { name: "video", fileName, contentType, path, bytes }, fields: { refstr } };
    try {
      await ask(paths.uploadVideo, { language, form, headers: { [idempotencyHeader]: idempotencyKey } });
    } catch (error) {
      if (error instanceof ProviderFailure && error.answered === 404) throw new Refusal(404, "lead.unknown");
      throw error;
    }
    return {};
  }

  async function send({ application, idempotencyKey }: Submission, language: Language): Promise<ApplicationAnswer> {
    const text = await ask(paths.apply, {
      language,
      json: { ...completed(application, fixed), ...secret },
      headers: idempotencyKey === undefined ? {} : { [idempotencyHeader]: idempotencyKey },
    });
    const { Status, Message, Data } = told(readJson(applicationResponse, text));
    const receipt = v.safeParse(applicationReceipt, Data);
    return { Status, Message, ...(receipt.success ? { Data: receipt.output } : {}) };
  }
}

function readJson<Schema extends v.GenericSchema>(schema: Schema, text: string): v.InferOutput<Schema> {
  try {
    return parseResponse(schema, JSON.parse(text));
  } catch (error) {
    // What JSON.parse complains of quotes the text, which may name a person.
    throw new ProviderFailure(error instanceof TypeError ? error.message : "The provider's answer is not JSON.");
  }
}

/** Its message is foreign text, and may be of any length, or none. */
const told = <Answer extends { Message: string | null }>(answer: Answer): Answer & { Message: string } =>
  ({ ...answer, Message: (answer.Message ?? "").slice(0, messageCharactersMax) });
