import { resolve } from "node:path";
import * as v from "valibot";
import { exemptionsOf, type hstsScopes, originOf, settingsSchema, videoStoreNames } from "./settings-schema.ts";

/** Which database stores the tables. docs/product.md, section 13.1. */
export type DatabaseSettings = { kind: "sqlite"; file: string } | PostgresSettings;

/** How to reach PostgreSQL; the address may contain a password and is never logged. */
export interface PostgresSettings {
  kind: "postgres";
  url: string;
  poolSize: number;
}

/** Who answers the seven calls: this server itself, or the lender's own API. */
export type LenderSettings = { kind: "embedded" } | ProviderSettings;

/** How to reach the lender's API. */
export interface ProviderSettings {
  kind: "http";
  url: string;
  /** The second host, which /check asks. docs/product.md, section 7.1. */
  statusUrl: string;
  /** Sent with each application, in `secretField`; never logged. */
  secret: string | undefined;
  secretField: string;
  timeoutMs: number;
  uploadTimeoutMs: number;
  /** Failures in a row after which calls are rejected without being sent. */
  failuresMax: number;
  /** Milliseconds for which calls are rejected; then one call is tried. */
  pauseMs: number;
}

/** Where recordings are stored: in a folder of this machine, or in S3-compatible storage. docs/product.md, section 13.2. */
export type VideoStoreSettings = { kind: "folder" } | BucketSettings;

/** How to reach S3-compatible storage; the credentials are never logged. */
export interface BucketSettings {
  kind: "s3";
  /** Address of the storage, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Prefix of each object name, without slashes at its ends; empty for none. */
  prefix: string;
  /** Whether the bucket's name is in the URL's path rather than in its host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  /** Milliseconds allowed for one attempt. */
  timeoutMs: number;
}

/** The most requests in a time window. Further requests get a 429. */
export interface LimitSettings {
  /** All calls together, per IP address and minute. */
  callsPerMinute: number;
  /** Applications and contact messages, per IP address and minute. */
  writesPerMinute: number;
  /** Look-ups of a lead, per IP address and minute. */
  lookUpsPerMinute: number;
  /** Look-ups of one PAN or mobile number per hour, from all IP addresses together. */
  lookUpsPerValuePerHour: number;
  /** Stored video uploads, per IP address and hour. Ten times as many attempts are allowed. */
  uploadsPerHour: number;
}

/** Limits of connections and of slow requests. */
export interface ConnectionSettings {
  /** The most open connections. Further ones are closed immediately. */
  max: number;
  /** Milliseconds within which a request must arrive completely. */
  requestTimeoutMs: number;
  /** Milliseconds within which a video upload must arrive completely. */
  uploadTimeoutMs: number;
}

/** Where Prometheus reads the server's metrics. */
export interface MetricsSettings {
  host: string;
  port: number;
}

/** Which hosts browsers open only over HTTPS: this host, also its subdomains, or both and in the browsers' preload lists. */
export type HstsScope = (typeof hstsScopes)[number];

/** All settings of the server, read once at start. */
export interface Settings {
  port: number;
  host: string;
  /** The site's public origin, without a path: "https://www.saral.example". */
  siteOrigin: string;
  /** SITE_ORIGIN if set: it replaces the origin the pages were built for. */
  pagesOrigin: string | undefined;
  /** What HSTS covers; undefined when the site is served over plain HTTP. */
  hsts: HstsScope | undefined;
  /** Where browsers send reports about violated content policies; undefined for no reports. */
  reportTo: string | undefined;
  /** Folder of the database and the videos. It must not be inside the served folder. */
  dataDir: string;
  /** Folder of the built pages, or a symbolic link to it. */
  distDir: string;
  database: DatabaseSettings;
  lender: LenderSettings;
  videos: VideoStoreSettings;
  /** `source` of each application: the product's site name. docs/product.md, section 9.12. */
  source: string;
  /** The fixed `ip` of each application. docs/product.md, section 9.12. */
  lenderIp: string;
  /** Addresses of the trusted proxies, separated by commas. Only their forwarded visitor address is used. */
  trustProxy: string | undefined;
  limits: LimitSettings;
  connections: ConnectionSettings;
  /** Free bytes that the disk of `dataDir` must have for the server to be ready. */
  diskFreeMin: number;
  /** Undefined when metrics are off. */
  metrics: MetricsSettings | undefined;
  /** Months for which the audit trail of the staff command is stored. */
  auditMonths: number;
  logLevel: string;
}

/** Invalid settings. Each problem begins with the setting's name and never quotes its value. */
export class SettingsError extends Error {
  override name = "SettingsError";
  problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(["These settings are not valid:", ...problems].join("\n  "));
    this.problems = problems;
  }
}

type Environment = Record<string, string | undefined>;

/** The settings that passed their rules. */
type Values = v.InferOutput<typeof settingsSchema>;

/** Reads and checks every setting; throws a {@link SettingsError} that names all invalid ones. */
export function readSettings(environment: Environment = process.env): Settings {
  const given = trimmed(environment);
  if (!given.VIDEO_STORE) for (const name of videoStoreNames) delete given[name];
  const result = v.safeParse(settingsSchema, given);
  const invalid = new Map(result.issues?.map((issue) => [v.getDotPath(issue)!, issue.message]));
  const problems = [...invalid, ...conflictsOf(given), ...unencryptedOf(given, invalid)].map(
    ([name, expected]) => `${name} ${expected}`,
  );
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  return settingsOf(result.output);
}

/** Without spaces at the ends; an empty value counts as not set. */
function trimmed(environment: Environment): Environment {
  return Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
}

function settingsOf(values: Values): Settings {
  const dataDir = resolve(values.DATA_DIR);
  const siteOrigin = values.SITE_ORIGIN ?? new URL(originOf(values.HOST, values.PORT)).origin;
  return {
    port: values.PORT,
    host: values.HOST,
    siteOrigin,
    pagesOrigin: values.SITE_ORIGIN,
    hsts: siteOrigin.startsWith("https:") ? (values.HSTS ?? "host") : undefined,
    reportTo: values.REPORT_TO,
    dataDir,
    distDir: resolve(values.DIST_DIR),
    database:
      values.DATABASE_URL === undefined
        ? { kind: "sqlite", file: resolve(dataDir, "saral.sqlite") }
        : { kind: "postgres", url: values.DATABASE_URL, poolSize: values.DATABASE_POOL_SIZE },
    lender:
      values.PROVIDER_URL === undefined
        ? { kind: "embedded" }
        : {
            kind: "http",
            url: values.PROVIDER_URL,
            statusUrl: values.STATUS_PROVIDER_URL ?? values.PROVIDER_URL,
            secret: values.PROVIDER_SECRET,
            secretField: values.PROVIDER_SECRET_FIELD,
            timeoutMs: values.PROVIDER_TIMEOUT_MS,
            uploadTimeoutMs: values.PROVIDER_UPLOAD_TIMEOUT_MS,
            failuresMax: values.PROVIDER_FAILURES_MAX,
            pauseMs: values.PROVIDER_PAUSE_MS,
          },
    videos: videoStoreOf(values),
    source: values.SITE_SOURCE,
    lenderIp: values.LENDER_IP,
    trustProxy: values.TRUST_PROXY,
    limits: {
      callsPerMinute: values.RATE_LIMIT_PER_MINUTE,
      writesPerMinute: values.RATE_LIMIT_WRITES_PER_MINUTE,
      lookUpsPerMinute: values.RATE_LIMIT_LOOKUPS_PER_MINUTE,
      lookUpsPerValuePerHour: values.RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR,
      uploadsPerHour: values.RATE_LIMIT_UPLOADS_PER_HOUR,
    },
    connections: {
      max: values.MAX_CONNECTIONS,
      requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
      uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
    },
    diskFreeMin: values.DISK_FREE_MIN_MB * 1_000_000,
    metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    auditMonths: values.AUDIT_MONTHS,
    logLevel: values.LOG_LEVEL,
  };
}

function videoStoreOf(values: Values): VideoStoreSettings {
  if (values.VIDEO_STORE === undefined) return { kind: "folder" };
  const ownEndpoint = values.AWS_ENDPOINT_URL_S3 ?? values.AWS_ENDPOINT_URL;
  // Storage of other vendors usually has one region with this name.
  const region = values.AWS_REGION ?? values.AWS_DEFAULT_REGION ?? "us-east-1";
  return {
    kind: "s3",
    endpoint: ownEndpoint ?? `https://s3.${region}.amazonaws.com`,
    region,
    ...values.VIDEO_STORE,
    pathStyle:
      values.VIDEO_STORE_PATH_STYLE === undefined
        ? ownEndpoint !== undefined
        : values.VIDEO_STORE_PATH_STYLE === "true",
    accessKeyId: values.AWS_ACCESS_KEY_ID!,
    secretAccessKey: values.AWS_SECRET_ACCESS_KEY!,
    sessionToken: values.AWS_SESSION_TOKEN,
    timeoutMs: values.VIDEO_STORE_TIMEOUT_MS,
  };
}

/** A setting's name and what is expected of it. */
type Problem = [name: string, expected: string];

/** Settings that need another one. */
function* conflictsOf(given: Environment): Generator<Problem> {
  if (given.HSTS && !given.SITE_ORIGIN?.startsWith("https:"))
    yield ["HSTS", "can only be used with a SITE_ORIGIN that starts with https://"];
  for (const name of ["STATUS_PROVIDER_URL", "PROVIDER_SECRET", "PROVIDER_SECRET_FIELD"]) {
    if (given[name] && !given.PROVIDER_URL) yield [name, "can only be used together with PROVIDER_URL."];
  }
  if (!given.VIDEO_STORE) return;
  for (const name of ["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"]) {
    if (!given[name]) yield [name, "is required with VIDEO_STORE."];
  }
  const hasRegion = given.AWS_REGION ?? given.AWS_DEFAULT_REGION ?? given.AWS_ENDPOINT_URL_S3 ?? given.AWS_ENDPOINT_URL;
  if (!hasRegion) yield ["AWS_REGION", "is required with VIDEO_STORE."];
}

/** Connections of a live site over which personal data would cross a network unencrypted. Those within this machine are exempt. */
function* unencryptedOf(given: Environment, invalid: ReadonlyMap<string, string>): Generator<Problem> {
  if (given.SITE_MODE !== "live") return;
  const exempt = exemptionsOf(given.ALLOW_UNENCRYPTED ?? "");
  const urlOf = (name: string) => (given[name] && !invalid.has(name) ? new URL(given[name]) : undefined);
  const endpoint = given.AWS_ENDPOINT_URL_S3 ? "AWS_ENDPOINT_URL_S3" : "AWS_ENDPOINT_URL";
  for (const [name, part] of [
    ["PROVIDER_URL", "provider"],
    ["STATUS_PROVIDER_URL", "provider"],
    [endpoint, "videos"],
  ] as const) {
    const url = urlOf(name);
    if (url?.protocol !== "http:" || isThisMachine(url.hostname) || exempt.includes(part)) continue;
    yield [
      name,
      `must start with https:// when SITE_MODE=live, because personal data is sent to it. ALLOW_UNENCRYPTED=${part} allows it.`,
    ];
  }
  const database = urlOf("DATABASE_URL");
  if (database && !exempt.includes("database") && !isEncryptedPostgres(database, given)) {
    yield [
      "DATABASE_URL",
      "must end with sslmode=verify-full when SITE_MODE=live, because personal data is stored in it. ALLOW_UNENCRYPTED=database allows it.",
    ];
  }
}

/** Whether a URL's host name is this machine. */
const isThisMachine = (hostname: string) =>
  hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** The modes in which node-postgres 8 uses TLS and checks the certificate. Not "prefer", which will do neither in the next version. */
const encryptedModes = ["require", "verify-ca", "verify-full"];

/** Whether a connection to PostgreSQL is encrypted with a checked certificate, or stays on this machine. */
function isEncryptedPostgres({ hostname, searchParams }: URL, { PGHOST, PGSSLMODE }: Environment): boolean {
  const host = searchParams.get("host") || decodeURIComponent(hostname) || PGHOST || "localhost";
  if (host.startsWith("/") || isThisMachine(host) || host === "::1") return true;
  const mode = searchParams.get("sslmode") ?? (searchParams.has("ssl") ? undefined : PGSSLMODE) ?? "";
  // In libpq's own meaning, "require" does not check the certificate.
  return searchParams.get("uselibpqcompat") === "true" ? mode === "verify-full" : encryptedModes.includes(mode);
}
