import { isIP } from "node:net";
import * as v from "valibot";
import { dataKeeping } from "#domain/facts/data-keeping";

/** What the table in docs/operations.md shows besides the meaning and the default. */
interface TableNotes {
  /** The unit of the value, in the plural. */
  unit?: string;
  /** The default in words, where it depends on something else. */
  otherwise?: string;
}

type Rule<T> = v.GenericSchema<string, T>;

/** Declares a setting without a fixed default. */
const optional = <T>(rule: Rule<T>, meaning: string, notes: TableNotes = {}) =>
  v.pipe(v.optional(rule), v.description(meaning), v.metadata({ ...notes }));

/** Declares a setting with a default, which has to pass the rule too. */
const withDefault = <T>(value: string | number, rule: Rule<T>, meaning: string, notes: TableNotes = {}) =>
  v.pipe(v.optional(rule, String(value)), v.description(meaning), v.metadata({ ...notes }));

const text = v.string();

function wholeNumber(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}.`;
  return v.pipe(text, v.digits(message), v.toNumber(message), v.minValue(min, message), v.maxValue(max, message));
}

const atLeastOne = wholeNumber(1, 1_000_000_000);

const oneOf = <const T extends readonly string[]>(values: T) =>
  v.pipe(text, v.picklist(values, `must be one of ${values.join(", ")}.`));

function address(...protocols: string[]) {
  const message = `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`;
  return v.pipe(
    text,
    v.check((given) => URL.canParse(given) && protocols.includes(new URL(given).protocol), message),
    v.transform((given) => given.replace(/\/+$/, "")),
  );
}

/** A user and a password in it are sent by Basic authentication. */
const baseAddress = v.pipe(
  address("http:", "https:"),
  v.regex(/^[^?#]*$/, "must not have a query or a fragment, because paths are added to its end."),
);

const origin = v.pipe(
  address("http:", "https:"),
  v.check(
    (given) => new URL(given).origin === given,
    "must be an origin without a path, such as https://www.example.org",
  ),
);

/** Written into headers without escaping. */
const reportAddress = v.pipe(
  address("https:"),
  v.check(
    (given) => !/[\s";,\\]|[^\x21-\x7e]/.test(given),
    "must not contain spaces, quotation marks, commas or semicolons.",
  ),
);

/** Neither "true" nor a number of hops: both would trust any address that a visitor writes into the header. */
const proxies = v.pipe(
  text,
  v.check(
    (given) => given.split(",").every(isProxyAddress),
    "must be the addresses of the proxies in front of the server, separated by commas, such as 10.0.0.0/8 or loopback.",
  ),
);

/** `s3://bucket` or `s3://bucket/some/prefix`, by S3's rules for bucket names. */
const bucketAddress =
  /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w!.*'()-]+(?:\/[\w!.*'()-]+)*))?\/?$/;

const bucket = v.pipe(
  text,
  v.regex(
    bucketAddress,
    "must be empty (videos are stored in DATA_DIR/videos) or name a bucket: s3://bucket or s3://bucket/prefix.",
  ),
  v.transform((given) => {
    const { bucket: name = "", prefix = "" } = bucketAddress.exec(given)?.groups ?? {};
    return { bucket: name, prefix };
  }),
);

const region = v.pipe(text, v.regex(/^[\w-]*$/, "must be the name of a region, such as ap-south-1."));

/** Connections that ALLOW_UNENCRYPTED may exempt from encryption. */
const connections = ["provider", "database", "videos"];

/** The connections in a value of ALLOW_UNENCRYPTED. */
export const exemptionsOf = (given: string): string[] =>
  given
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

const exemptions = v.pipe(
  text,
  v.check(
    (given) => exemptionsOf(given).every((part) => connections.includes(part)),
    `must be a list of: ${connections.join(", ")}.`,
  ),
);

/** What HSTS can cover: this host, also its subdomains, or both and in the browsers' preload lists. */
export const hstsScopes = ["host", "subdomains", "preload"] as const;

const milliseconds = { unit: "milliseconds" };

/** Every setting of the build, the server and the staff command, in the order of the table in docs/operations.md. */
export const settingGroups = {
  "Address and pages": {
    SITE_ORIGIN: optional(
      origin,
      "The public address of the site, for canonical addresses and the sitemap. The build and the server read it. If it starts with `https:`, the server sends HSTS.",
      {
        otherwise: "the server's own address; in the build, `siteOrigin` of `src/content/company.ts`",
      },
    ),
    PORT: withDefault(4173, wholeNumber(0, 65_535), "The port on which the server listens. 0 takes a free port."),
    HOST: withDefault(
      "127.0.0.1",
      v.pipe(
        text,
        v.check((given) => URL.canParse(originOf(given, 0)), "must be an IP address or a host name."),
      ),
      "The address on which the server listens.",
    ),
    TRUST_PROXY: optional(
      proxies,
      "The reverse proxies that may report a visitor's address: their addresses, separated by commas, such as `10.0.0.0/8` or `loopback`.",
    ),
    DIST_DIR: withDefault(
      "dist",
      text,
      "The folder of the built pages, or a link to it. The build writes it and the server serves it.",
    ),
    SITE_MODE: optional(
      v.pipe(text, v.picklist(["live"], "must be live or empty.")),
      "With `live` the server does not start with an unencrypted connection, and the build refuses example values.",
    ),
    NODE_ENV: optional(
      text,
      "With `production` and `SITE_MODE=live`, `npm run check` lists the example values that are left.",
      { otherwise: "`production` for `npm start` and the build" },
    ),
    HSTS: optional(
      oneOf(hstsScopes),
      "What browsers open only over HTTPS: `host`, `subdomains`, or `preload` for the browsers' own lists ([0025](decisions/0025-what-a-browser-enforces.md)).",
      {
        otherwise: "`host` if `SITE_ORIGIN` starts with `https:`",
      },
    ),
    REPORT_TO: optional(
      reportAddress,
      "An `https:` address to which browsers report violations of the content policy.",
    ),
  },
  "Storage": {
    DATA_DIR: withDefault("data", text, "The folder of the SQLite file and the videos. It is never served."),
    DATABASE_URL: optional(
      address("postgres:", "postgresql:"),
      "A `postgres://` address stores the tables in PostgreSQL, for any number of servers. `PGSSLMODE` and the other variables of PostgreSQL apply. Secret.",
      {
        otherwise: "SQLite in `DATA_DIR`",
      },
    ),
    DATABASE_POOL_SIZE: withDefault(10, wholeNumber(1, 1_000), "The most connections of one process to PostgreSQL."),
    DISK_FREE_MIN_MB: withDefault(
      200,
      wholeNumber(0, 1_000_000_000),
      "If less is free on the disk of `DATA_DIR`, `/readyz` fails. A video may be up to 64 MB, and several may arrive at the same time.",
      { unit: "MB" },
    ),
    VIDEO_STORE: optional(bucket, "`s3://bucket` or `s3://bucket/prefix` stores videos in S3-compatible storage.", {
      otherwise: "`DATA_DIR/videos`",
    }),
  },
  "Storage of videos, with `VIDEO_STORE`": {
    AWS_ACCESS_KEY_ID: optional(text, "The id of the storage key. Required."),
    AWS_SECRET_ACCESS_KEY: optional(text, "The storage key. Required. Secret."),
    AWS_SESSION_TOKEN: optional(text, "The session token of temporary credentials. Secret."),
    AWS_REGION: optional(region, "The region of the bucket. Required at Amazon.", {
      otherwise: "`AWS_DEFAULT_REGION`; `us-east-1` outside Amazon",
    }),
    AWS_DEFAULT_REGION: optional(region, "The region if `AWS_REGION` is not set."),
    AWS_ENDPOINT_URL_S3: optional(address("http:", "https:"), "The address of storage outside Amazon.", {
      otherwise: "`AWS_ENDPOINT_URL`, or Amazon in that region",
    }),
    AWS_ENDPOINT_URL: optional(
      address("http:", "https:"),
      "The address of the storage if `AWS_ENDPOINT_URL_S3` is not set.",
    ),
    VIDEO_STORE_PATH_STYLE: optional(
      v.pipe(text, v.picklist(["true", "false"], "must be true or false.")),
      "Whether the bucket is named in the path (`true`) or in the host name (`false`).",
      {
        otherwise: "`false` at Amazon, otherwise `true`",
      },
    ),
    VIDEO_STORE_TIMEOUT_MS: withDefault(
      120_000,
      wholeNumber(1, 1_800_000),
      "Time for each of three attempts to store, read or delete a video.",
      milliseconds,
    ),
  },
  "The lender's API": {
    PROVIDER_URL: optional(baseAddress, "The lender's API, which then answers the calls.", {
      otherwise: "this server answers",
    }),
    STATUS_PROVIDER_URL: optional(baseAddress, "The second host, which `/check` asks.", {
      otherwise: "`PROVIDER_URL`",
    }),
    PROVIDER_SECRET: optional(text, "Sent to the lender with each application, and never to a browser. Secret."),
    PROVIDER_SECRET_FIELD: withDefault("secret", text, "The name of the field that carries the secret."),
    LENDER_IP: withDefault(
      "0.0.0.0",
      v.pipe(
        text,
        v.check((given) => isIP(given) !== 0, "must be an IP address."),
      ),
      "The fixed `ip` of each application.",
    ),
    SITE_SOURCE: withDefault("Saral Loans", text, "The `source` of each application: the name of the product."),
    PROVIDER_TIMEOUT_MS: withDefault(
      10_000,
      wholeNumber(1, 600_000),
      "Time for the lender to answer a call.",
      milliseconds,
    ),
    PROVIDER_UPLOAD_TIMEOUT_MS: withDefault(
      120_000,
      wholeNumber(1, 3_600_000),
      "Time for the lender to take a video.",
      milliseconds,
    ),
    PROVIDER_FAILURES_MAX: withDefault(
      5,
      atLeastOne,
      "After this many failures in a row the lender is not asked for a while.",
      { unit: "failures" },
    ),
    PROVIDER_PAUSE_MS: withDefault(
      15_000,
      wholeNumber(1, 3_600_000),
      "How long the lender is not asked. After it, one call is tried.",
      milliseconds,
    ),
  },
  "Limits": {
    RATE_LIMIT_PER_MINUTE: withDefault(300, atLeastOne, "All calls from one address.", { unit: "per minute" }),
    RATE_LIMIT_WRITES_PER_MINUTE: withDefault(30, atLeastOne, "Applications and messages from one address.", {
      unit: "per minute",
    }),
    RATE_LIMIT_LOOKUPS_PER_MINUTE: withDefault(30, atLeastOne, "Look-ups from one address.", { unit: "per minute" }),
    RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: withDefault(
      20,
      atLeastOne,
      "Look-ups of one PAN or mobile number, from all addresses together.",
      { unit: "per hour" },
    ),
    RATE_LIMIT_UPLOADS_PER_HOUR: withDefault(
      30,
      atLeastOne,
      "Stored videos from one address. Ten times as many attempts are allowed.",
      { unit: "per hour" },
    ),
    // A connection takes 13 KB, and up to 64 KB more while it receives a body: 4,000 took 250 MB.
    MAX_CONNECTIONS: withDefault(
      4_000,
      wholeNumber(1, 1_000_000),
      "Open connections. Further ones are closed immediately.",
    ),
    REQUEST_TIMEOUT_MS: withDefault(
      30_000,
      wholeNumber(1, 600_000),
      "Time for a request to arrive completely.",
      milliseconds,
    ),
    // A 30-second video of 10 MB takes that long at 50 kbit/s.
    UPLOAD_TIMEOUT_MS: withDefault(
      30 * 60_000,
      wholeNumber(1, 6 * 60 * 60_000),
      "Time for a video to arrive completely.",
      milliseconds,
    ),
  },
  "Operation": {
    LOG_LEVEL: withDefault(
      "info",
      oneOf(["fatal", "error", "warn", "info", "debug", "silent"]),
      "The least severe log line that is written: `fatal`, `error`, `warn`, `info` or `debug`; `silent` writes none. No line names a person.",
    ),
    METRICS_PORT: optional(
      wholeNumber(0, 65_535),
      "The port on which Prometheus reads `/metrics`. Do not expose it to visitors.",
      { otherwise: "no metrics" },
    ),
    METRICS_HOST: withDefault("127.0.0.1", text, "The address of that port."),
    ALLOW_UNENCRYPTED: optional(
      exemptions,
      `Connections that a live site may use without encryption: ${connections.map((part) => `\`${part}\``).join(", ")}, separated by commas ([0022](decisions/0022-operations.md#encryption-of-a-live-site)).`,
    ),
    AUDIT_MONTHS: withDefault(
      dataKeeping.logMonths,
      wholeNumber(dataKeeping.logMonths, 120),
      "How long entries of the staff command's audit trail are kept.",
      { unit: "months" },
    ),
    STAFF_NAME: optional(
      text,
      "The name that `npm run leads` records in the audit trail ([0024](decisions/0024-staff-command.md)).",
      { otherwise: "the account that runs it" },
    ),
  },
} as const;

/** Settings that other programs use too: they are read only with `VIDEO_STORE`. */
export const videoStoreNames = Object.keys(settingGroups["Storage of videos, with `VIDEO_STORE`"]);

/** All settings by name, as trimmed texts without empty ones. An issue's message follows the setting's name and never quotes its value. */
export const settingsSchema = v.object({
  ...settingGroups["Address and pages"],
  ...settingGroups.Storage,
  ...settingGroups["Storage of videos, with `VIDEO_STORE`"],
  ...settingGroups["The lender's API"],
  ...settingGroups.Limits,
  ...settingGroups.Operation,
});

/** The address at which a server is reached on its own host and port. */
export const originOf = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(part: string): boolean {
  const [given = "", bits, ...rest] = part.trim().split("/");
  if (proxyNames.includes(given)) return bits === undefined;
  const family = isIP(given);
  return (
    family !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  );
}
