/** The lender's seven calls and ours (docs/product.md, section 7), as paths on our own origin. */
export const paths = {
  states: "/Api/TaskApi/getState",
  cities: "/Api/TaskApi/getCity",
  pincodes: "/Api/TaskApi/getPincodeByCityId",
  apply: "/Api/TaskApi/saveLendingPage",
  leadInfo: "/Api/TaskApi/getLeadInfo",
  leadDetails: "/Api/TaskApi/getLeadDetails",
  uploadVideo: "/Api/TaskApi/callAwsforUploadVideo",
  /** Ours: stores a message of the contact form. docs/product.md, section 7.2. */
  contact: "/api/contact",
  /** Ours: status of a complaint. docs/decisions/0028-after-sending.md. */
  complaint: "/api/complaint",
  /** Ours: followed by six digits, returns the state and the city or district of that PIN code. */
  pin: "/api/pin/",
} as const;

/**
 * Prefix of {@link paths}.leadInfo in calls from /check, which use a second host of the provider. On one origin the prefix
 * distinguishes the two hosts. The server removes it.
 */
export const statusHostPrefix = "/status-host";

/** Header that makes a repeated submission count once. Value: {@link submissionKey} of the form. */
export const idempotencyHeader = "idempotency-key";

/**
 * Header with the versions of the texts the applicant agreed to: those of the browser's build, which may be older than
 * the server's. Never forwarded to a provider. Value: "terms=1.0, privacy=1.0".
 */
export const agreedHeader = "agreed-versions";

/** The value of {@link agreedHeader}. */
export const formatAgreedVersions = ({ terms, privacy }: { terms: string; privacy: string }) =>
  `terms=${terms}, privacy=${privacy}`;

/** Parses the value of {@link agreedHeader}. */
export const agreedVersionsPattern = /^terms=(?<terms>[\w.-]{1,20}), privacy=(?<privacy>[\w.-]{1,20})$/;
