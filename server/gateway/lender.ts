import type * as v from "valibot";
import type {
  applicationResponse, ApplicationPayload, cityList, leadDetails, pincodeList, stateList,
} from "#contract/lender";
import type { Language } from "../language.ts";
import type { ReceivedVideo } from "../videos/arrivals.ts";

/** An answer as the contract has it. */
export type StateAnswer = v.InferOutput<typeof stateList>;
export type CityAnswer = v.InferOutput<typeof cityList>;
export type PincodeAnswer = v.InferOutput<typeof pincodeList>;
export type ApplicationAnswer = v.InferOutput<typeof applicationResponse>;
export type LeadDetails = v.InferOutput<typeof leadDetails>;
export interface VideoAnswer { Status: number; Message: string }

/** One sending of an application. */
export interface Submission {
  application: ApplicationPayload;
  /** What the browser marks repeated sendings of one submission with; without it each sending is its own. */
  idempotencyKey: string | undefined;
  /** The versions of the texts that the applicant agreed to, as the page says; kept as the proof of consent. */
  agreed?: { terms: string; privacy: string } | undefined;
}

/** A question after the state of an application. */
export interface StatusQuestion {
  /** "status" is the second host, which /check asks and which also knows mobile numbers. docs/product.md, section 7.1. */
  host: "main" | "status";
  /** Empty when the page was opened without a `refstr`. */
  leadId: string;
  /** A PAN, or a mobile number on the second host, as `lookUpOf` of `#domain/cleaning` writes it. */
  value: string;
}

/** A video whose upload has ended and which lies on disk, and whose it says it is. */
export interface VideoSubmission {
  video: ReceivedVideo;
  refstr: string;
}

/**
 * Whoever answers the lender's seven calls (docs/product.md, section 7.1): `embedded.ts` by itself, `http.ts` by asking the
 * lender's API. Each throws a Refusal for what it will not serve, and a ProviderFailure when the lender fails.
 */
export interface Lender {
  states(language: Language): Promise<StateAnswer>;
  cities(stateId: string, language: Language): Promise<CityAnswer>;
  pincodes(cityId: string, language: Language): Promise<PincodeAnswer>;
  apply(submission: Submission, language: Language): Promise<ApplicationAnswer>;
  /** HTML, to be cleaned before it is shown. */
  leadInfo(question: StatusQuestion, language: Language): Promise<string>;
  /** Empty for a lead that is not known. */
  leadDetails(leadId: string, language: Language): Promise<LeadDetails>;
  /** Whether a recording under this `refstr` would be taken at all: asked before it has been sent. */
  awaitsVideo(refstr: string): Promise<boolean>;
  uploadVideo(submission: VideoSubmission, language: Language): Promise<VideoAnswer>;
}
