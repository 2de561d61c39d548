import { isIP } from "node:net";
import { resolve } from "node:path";
import { dataKeeping } from "#domain/facts";

/** Where the tables are kept. product.md, section 5. */
export type DatabaseSettings = { kind: "sqlite"; file: string } | { kind: "postgres"; url: string; poolSize: number };

/** Who answers the seven calls: this server itself, or the lender's own API. */
export type LenderSettings = { kind: "embedded" } | ProviderSettings;

/** How to reach the lender's API. */
export interface ProviderSettings {
  kind: "http";
  url: string;
  /** The second host, which /check asks. Specification, section 7. */
  statusUrl: string;
  /** Sent with each application, in `secretField`; never logged. */
  secret: string | undefined;
  secretField: string;
  timeoutMs: number;
  uploadTimeoutMs: number;
}

/** Where recordings are kept: in a folder of this machine, or in S3-compatible storage. product.md, section 5. */
export type VideoStoreSettings = { kind: "folder" } | BucketSettings;

/** How to reach S3-compatible storage; the credentials are never logged. */
export interface BucketSettings {
  kind: "s3";
  /** Address of the storage, without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Stands before each name, without slashes at its ends; empty for none. */
  prefix: string;
  /** Whether the bucket stands in the path of an address rather than before its host. */
  pathStyle: boolean;
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string | undefined;
  /** Milliseconds that one try may take. */
  timeoutMs: number;
}

/** Most requests in a window; beyond it the answer is 429. */
export interface LimitSettings {
  /** Any of the calls, per address and minute. */
  callsPerMinute: number;
  /** Applications and contact messages, per address and minute. */
  writesPerMinute: number;
  /** Look-ups of a lead, per address and minute. */
  lookUpsPerMinute: number;
  /** Look-ups of one PAN or mobile number, from wherever, per hour. */
  lookUpsPerValuePerHour: number;
  /** Video uploads that were kept, per address and hour; of tries there may be ten times as many. */
  uploadsPerHour: number;
}

/** What one visitor's connection may cost the others. */
export interface ConnectionSettings {
  /** Most connections at a time; more are closed as they come. */
  max: number;
  /** Milliseconds in which a request must have arrived whole. */
  requestTimeoutMs: number;
  /** The same for the upload of a video. */
  uploadTimeoutMs: number;
}

/** Everything that can be set from outside, read once at start. */
export interface Settings {
  port: number;
  host: string;
  /** Address under which visitors know the site, without a path: "https://www.saral.example". */
  siteOrigin: string;
  /** Folder of the database and the videos; outside what is served. */
  dataDir: string;
  /** Folder of the built pages, or a symbolic link to it. */
  distDir: string;
  database: DatabaseSettings;
  lender: LenderSettings;
  videos: VideoStoreSettings;
  /** `source` of each application: the product's site name. Specification, section 9. */
  source: string;
  /** The fixed `ip` of each application. Specification, section 9. */
  lenderIp: string;
  /** Addresses of the proxies whose word about a visitor's address is believed, separated by commas. */
  trustProxy: string | undefined;
  limits: LimitSettings;
  connections: ConnectionSettings;
  /** Months for which the audit trail of the staff command is kept. */
  auditMonths: number;
  logLevel: string;
}

/** Says which settings are wrong, each by its name, one per line. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

type Environment = Record<string, string | undefined>;

/** Reads and checks every setting; throws a {@link SettingsError} that names all that are wrong. */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = [];
  const text = (name: string) => environment[name]?.trim() || undefined;
  const wrong = (name: string, expected: string) => {
    problems.push(`${name} ${expected}`);
  };
  const whole = (name: string, fallback: number, least: number, most: number) => {
    const given = text(name);
    if (given === undefined) return fallback;
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    wrong(name, `must be a whole number from ${least} to ${most}.`);
    return fallback;
  };
  const address = (name: string, protocols: string[]) => {
    const given = text(name);
    if (given === undefined) return undefined;
    const url = URL.canParse(given) ? new URL(given) : undefined;
    if (url && protocols.includes(url.protocol)) return given.replace(/\/+$/, "");
    wrong(name, `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`);
    return undefined;
  };

  const host = text("HOST") ?? "127.0.0.1";
  const port = whole("PORT", 4173, 0, 65_535);
  const dataDir = resolve(text("DATA_DIR") ?? "data");

  const siteOrigin = address("SITE_ORIGIN", ["http:", "https:"]) ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (new URL(siteOrigin).origin !== siteOrigin) wrong("SITE_ORIGIN", "must be an origin without a path, such as https://www.example.org");

  const databaseUrl = address("DATABASE_URL", ["postgres:", "postgresql:"]);
  const providerUrl = address("PROVIDER_URL", ["http:", "https:"]);
  const statusUrl = address("STATUS_PROVIDER_URL", ["http:", "https:"]);
  for (const name of ["STATUS_PROVIDER_URL", "PROVIDER_SECRET", "PROVIDER_SECRET_FIELD"]) {
    if (text(name) && !text("PROVIDER_URL")) wrong(name, "can only be used together with PROVIDER_URL.");
  }

  const lenderIp = text("LENDER_IP") ?? "0.0.0.0";
  if (isIP(lenderIp) === 0) wrong("LENDER_IP", "must be an IP address.");

  const trustProxy = text("TRUST_PROXY");
  // Neither "true" nor a number of hops: both would believe whatever a visitor writes into the header.
  if (trustProxy !== undefined && !trustProxy.split(",").every(isProxyAddress)) {
    wrong("TRUST_PROXY", "must be the addresses of the proxies in front of the server, separated by commas, such as 10.0.0.0/8 or loopback.");
  }

  const logLevel = text("LOG_LEVEL") ?? "info";
  if (!logLevels.includes(logLevel)) wrong("LOG_LEVEL", `must be one of ${logLevels.join(", ")}.`);

  const settings: Settings = {
    port,
    host,
    siteOrigin,
    dataDir,
    distDir: resolve(text("DIST_DIR") ?? "dist"),
    database: databaseUrl === undefined
      ? { kind: "sqlite", file: resolve(dataDir, "saral.sqlite") }
      : { kind: "postgres", url: databaseUrl, poolSize: whole("DATABASE_POOL_SIZE", 10, 1, 1_000) },
    lender: providerUrl === undefined
      ? { kind: "embedded" }
      : {
        kind: "http",
        url: providerUrl,
        statusUrl: statusUrl ?? providerUrl,
        secret: text("PROVIDER_SECRET"),
        secretField: text("PROVIDER_SECRET_FIELD") ?? "secret",
        timeoutMs: whole("PROVIDER_TIMEOUT_MS", 10_000, 1, 600_000),
        uploadTimeoutMs: whole("PROVIDER_UPLOAD_TIMEOUT_MS", 120_000, 1, 3_600_000),
      },
    videos: videoStoreSettings(),
    source: text("SITE_SOURCE") ?? "Saral Loans",
    lenderIp,
    trustProxy,
    limits: {
      callsPerMinute: whole("RATE_LIMIT_PER_MINUTE", 300, 1, 1_000_000_000),
      writesPerMinute: whole("RATE_LIMIT_WRITES_PER_MINUTE", 30, 1, 1_000_000_000),
      lookUpsPerMinute: whole("RATE_LIMIT_LOOKUPS_PER_MINUTE", 30, 1, 1_000_000_000),
      lookUpsPerValuePerHour: whole("RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR", 20, 1, 1_000_000_000),
      uploadsPerHour: whole("RATE_LIMIT_UPLOADS_PER_HOUR", 30, 1, 1_000_000_000),
    },
    connections: {
      // Each costs 13 KB, and up to 64 KB more while a body is on its way: 4,000 took 250 MB.
      max: whole("MAX_CONNECTIONS", 4_000, 1, 1_000_000),
      requestTimeoutMs: whole("REQUEST_TIMEOUT_MS", 30_000, 1, 600_000),
      // 10 MB of video, thirty seconds of it, take that long at 50 kbit/s.
      uploadTimeoutMs: whole("UPLOAD_TIMEOUT_MS", 30 * 60_000, 1, 6 * 60 * 60_000),
    },
    auditMonths: whole("AUDIT_MONTHS", dataKeeping.logMonths, dataKeeping.logMonths, 120),
    logLevel,
  };
  if (problems.length > 0) throw new SettingsError(["These settings are not valid:", ...problems].join("\n  "));
  return settings;

  function videoStoreSettings(): VideoStoreSettings {
    const given = text("VIDEO_STORE");
    if (given === undefined) return { kind: "folder" };
    const place = bucketAddress.exec(given)?.groups;
    if (!place) wrong("VIDEO_STORE", "must be empty (videos are stored in DATA_DIR/videos) or name a bucket: s3://bucket or s3://bucket/prefix.");
    const needed = (name: string) => {
      if (!text(name)) wrong(name, "is required with VIDEO_STORE.");
      return text(name) ?? "";
    };
    const ownEndpoint = ["AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL"].map((name) => address(name, ["http:", "https:"])).find(Boolean);
    const regionName = text("AWS_REGION") ? "AWS_REGION" : "AWS_DEFAULT_REGION";
    // Storages of other makers have one region, by this name unless they say otherwise.
    const region = text(regionName) ?? (ownEndpoint === undefined ? needed("AWS_REGION") : "us-east-1");
    if (!/^[\w-]*$/.test(region)) wrong(regionName, "must be the name of a region, such as ap-south-1.");
    const pathStyle = text("VIDEO_STORE_PATH_STYLE") ?? String(ownEndpoint !== undefined);
    if (!["true", "false"].includes(pathStyle)) wrong("VIDEO_STORE_PATH_STYLE", "must be true or false.");
    return {
      kind: "s3",
      endpoint: ownEndpoint ?? `https://s3.${region}.amazonaws.com`,
      region,
      bucket: place?.bucket ?? "",
      prefix: place?.prefix ?? "",
      pathStyle: pathStyle === "true",
      accessKeyId: needed("AWS_ACCESS_KEY_ID"),
      secretAccessKey: needed("AWS_SECRET_ACCESS_KEY"),
      sessionToken: text("AWS_SESSION_TOKEN"),
      timeoutMs: whole("VIDEO_STORE_TIMEOUT_MS", 120_000, 1, 1_800_000),
    };
  }
}

/** `s3://bucket` or `s3://bucket/some/prefix`, by S3's rules for the names of buckets. */
const bucketAddress = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w!.*'()-]+(?:\/[\w!.*'()-]+)*))?\/?$/;

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(part: string): boolean {
  const [address = "", bits, ...rest] = part.trim().split("/");
  if (proxyNames.includes(address)) return bits === undefined;
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}
