import type * as v from "valibot";
import type {
  applicationResponse, ApplicationPayload, cityList, leadDetails, pincodeList, stateList,
} from "#contract/lender";
import type { Language } from "../language.ts";
import type { ReceivedVideo } from "../videos/upload-staging.ts";

/** An answer as the contract has it. */
export type StateAnswer = v.InferOutput<typeof stateList>;
export type CityAnswer = v.InferOutput<typeof cityList>;
export type PincodeAnswer = v.InferOutput<typeof pincodeList>;
export type ApplicationAnswer = v.InferOutput<typeof applicationResponse>;
export type LeadDetails = v.InferOutput<typeof leadDetails>;
export interface VideoAnswer { Status: number; Message: string }

/** One attempt to submit an application. */
export interface Submission {
  application: ApplicationPayload;
  /** The same for every retry of one submission; without it each request is a new submission. */
  idempotencyKey: string | undefined;
  /** The versions of the texts that the applicant agreed to, as the page reports them; stored as proof of consent. */
  agreed?: { terms: string; privacy: string } | undefined;
}

/** A request for the status of an application. */
export interface StatusQuery {
  /** "status" is the second host, which /check asks and which also knows mobile numbers. docs/product.md, section 7.1. */
  host: "main" | "status";
  /** Empty when the page was opened without a `refstr`. */
  leadId: string;
  /** A PAN, or a mobile number on the second host, as `lookUpOf` of `#domain/cleaning` writes it. */
  value: string;
}

/** A completely uploaded video on disk, and the `refstr` of the lead that it was sent for. */
export interface VideoSubmission {
  video: ReceivedVideo;
  refstr: string;
}

/**
 * The lender's seven calls (docs/product.md, section 7.1). `embedded.ts` answers them itself, `http.ts` calls the lender's
 * API. Each throws an HttpError for a request it refuses, and an UpstreamError when the lender fails.
 */
export interface Lender {
  states(language: Language): Promise<StateAnswer>;
  cities(stateId: string, language: Language): Promise<CityAnswer>;
  pincodes(cityId: string, language: Language): Promise<PincodeAnswer>;
  apply(submission: Submission, language: Language): Promise<ApplicationAnswer>;
  /** HTML, to be cleaned before it is shown. */
  leadInfo(question: StatusQuery, language: Language): Promise<string>;
  /** An empty list for an unknown lead. */
  leadDetails(leadId: string, language: Language): Promise<LeadDetails>;
  /** Whether a recording with this `refstr` would be accepted; called before the upload. */
  acceptsVideo(refstr: string): Promise<boolean>;
  uploadVideo(submission: VideoSubmission, language: Language): Promise<VideoAnswer>;
}
