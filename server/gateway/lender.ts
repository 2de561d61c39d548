import type * as v from "valibot";
import type {
  applicationResponse,
  ApplicationPayload,
  cityList,
  leadDetails,
  pincodeList,
  stateList,
} from "#contract/lender";
import type { Language } from "../language.ts";
import type { ReceivedVideo } from "../videos/upload-staging.ts";

/** The responses of the lender's calls, as `#contract/lender` defines them. */
export type StateResponse = v.InferOutput<typeof stateList>;
export type CityResponse = v.InferOutput<typeof cityList>;
export type PincodeResponse = v.InferOutput<typeof pincodeList>;
export type ApplicationResponse = v.InferOutput<typeof applicationResponse>;
export type LeadDetails = v.InferOutput<typeof leadDetails>;
export interface VideoResponse {
  Status: number;
  Message: string;
}

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
 * The lender's seven calls (docs/product.md, section 7.1). `embedded-lender.ts` answers them itself,
 * `http-lender.ts` calls the lender's API. Each throws an HttpError for a request it rejects, and an UpstreamError when
 * the lender fails.
 */
export interface Lender {
  /** All states, named and ordered in the language. */
  states(language: Language): Promise<StateResponse>;
  /** The cities of a state. Throws a 404 for an unknown state. */
  cities(stateId: string, language: Language): Promise<CityResponse>;
  /** The PIN codes of a city. Throws a 404 for an unknown city. */
  pincodes(cityId: string, language: Language): Promise<PincodeResponse>;
  /** Submits an application. A retry with the same key gets the first response. */
  apply(submission: Submission, language: Language): Promise<ApplicationResponse>;
  /** The status of an application as HTML, to be sanitized before it is shown. */
  leadInfo(query: StatusQuery, language: Language): Promise<string>;
  /** The loan details of a lead; an empty list for an unknown lead. */
  leadDetails(leadId: string, language: Language): Promise<LeadDetails>;
  /** Whether a recording with this `refstr` would be accepted; called before the upload. */
  acceptsVideo(refstr: string): Promise<boolean>;
  /** Stores a received video. A recording that is sent again is stored once. */
  uploadVideo(submission: VideoSubmission, language: Language): Promise<VideoResponse>;
}
