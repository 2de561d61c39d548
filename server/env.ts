import { isIP } from "node:net";
import { resolve } from "node:path";
import { dataKeeping } from "#domain/facts/data-keeping";

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
const hstsScopes = ["host", "subdomains", "preload"] as const;

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

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"];

type Environment = Record<string, string | undefined>;

/** Reads and checks every setting; throws a {@link SettingsError} that names all invalid ones. */
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
  /** An address to which paths are added. A user and a password in it are sent by Basic authentication. */
  const baseAddress = (name: string) => {
    const given = address(name, ["http:", "https:"]);
    if (given !== undefined && /[?#]/.test(given)) wrong(name, "must not have a query or a fragment, because paths are added to its end.");
    return given;
  };

  const host = text("HOST") ?? "127.0.0.1";
  const port = whole("PORT", 4173, 0, 65_535);
  const dataDir = resolve(text("DATA_DIR") ?? "data");

  const pagesOrigin = address("SITE_ORIGIN", ["http:", "https:"]);
  const siteOrigin = pagesOrigin ?? `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  if (new URL(siteOrigin).origin !== siteOrigin) wrong("SITE_ORIGIN", "must be an origin without a path, such as https://www.example.org");

  const isSecure = siteOrigin.startsWith("https:");
  const hsts = hstsScopes.find((scope) => scope === (text("HSTS") ?? "host"));
  if (!hsts) wrong("HSTS", `must be one of ${hstsScopes.join(", ")}.`);
  else if (text("HSTS") && !isSecure) wrong("HSTS", "can only be used with a SITE_ORIGIN that starts with https://");

  const reportTo = address("REPORT_TO", ["https:"]);
  // It is written into headers without escaping.
  if (reportTo !== undefined && /[\s";,\\]|[^\x21-\x7e]/.test(reportTo)) wrong("REPORT_TO", "must not contain spaces, quotation marks, commas or semicolons.");

  const databaseUrl = address("DATABASE_URL", ["postgres:", "postgresql:"]);
  const providerUrl = baseAddress("PROVIDER_URL");
  const statusUrl = baseAddress("STATUS_PROVIDER_URL");
  for (const name of ["STATUS_PROVIDER_URL", "PROVIDER_SECRET", "PROVIDER_SECRET_FIELD"]) {
    if (text(name) && !text("PROVIDER_URL")) wrong(name, "can only be used together with PROVIDER_URL.");
  }

  const lenderIp = text("LENDER_IP") ?? "0.0.0.0";
  if (isIP(lenderIp) === 0) wrong("LENDER_IP", "must be an IP address.");

  const trustProxy = text("TRUST_PROXY");
  // Neither "true" nor a number of hops: both would trust any address that a visitor writes into the header.
  if (trustProxy !== undefined && !trustProxy.split(",").every(isProxyAddress)) {
    wrong("TRUST_PROXY", "must be the addresses of the proxies in front of the server, separated by commas, such as 10.0.0.0/8 or loopback.");
  }

  const logLevel = text("LOG_LEVEL") ?? "info";
  if (!logLevels.includes(logLevel)) wrong("LOG_LEVEL", `must be one of ${logLevels.join(", ")}.`);

  const settings: Settings = {
    port,
    host,
    siteOrigin,
    pagesOrigin,
    hsts: isSecure ? hsts : undefined,
    reportTo,
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
        failuresMax: whole("PROVIDER_FAILURES_MAX", 5, 1, 1_000_000_000),
        pauseMs: whole("PROVIDER_PAUSE_MS", 15_000, 1, 3_600_000),
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
      // A connection takes 13 KB, and up to 64 KB more while it receives a body: 4,000 took 250 MB.
      max: whole("MAX_CONNECTIONS", 4_000, 1, 1_000_000),
      requestTimeoutMs: whole("REQUEST_TIMEOUT_MS", 30_000, 1, 600_000),
      // A 30-second video of 10 MB takes that long at 50 kbit/s.
      uploadTimeoutMs: whole("UPLOAD_TIMEOUT_MS", 30 * 60_000, 1, 6 * 60 * 60_000),
    },
    // A video may be up to 64 MB, and several may arrive at the same time.
    diskFreeMin: whole("DISK_FREE_MIN_MB", 200, 0, 1_000_000_000) * 1_000_000,
    metrics: text("METRICS_PORT") === undefined ? undefined : { host: text("METRICS_HOST") ?? "127.0.0.1", port: whole("METRICS_PORT", 0, 0, 65_535) },
    auditMonths: whole("AUDIT_MONTHS", dataKeeping.logMonths, dataKeeping.logMonths, 120),
    logLevel,
  };
  if (isLive()) requireEncryption();
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;

  function isLive(): boolean {
    const mode = text("SITE_MODE");
    // Misspelt, it would silently serve borrowers without these checks.
    if (mode !== undefined && mode !== "live") wrong("SITE_MODE", "must be live or empty.");
    return mode === "live";
  }

  /** Personal data must not cross a network unencrypted. Connections within this machine are exempt. */
  function requireEncryption(): void {
    const exempt = (text("ALLOW_UNENCRYPTED") ?? "").split(",").map((part) => part.trim()).filter(Boolean);
    if (!exempt.every((part) => encryptedParts.includes(part))) wrong("ALLOW_UNENCRYPTED", `must be a list of: ${encryptedParts.join(", ")}.`);
    const overHttp = (name: string, part: string) => {
      const url = text(name) ? new URL(text(name)!) : undefined;
      if (url?.protocol === "http:" && !isThisMachine(url.hostname) && !exempt.includes(part)) {
        wrong(name, `must start with https:// when SITE_MODE=live, because personal data is sent to it. ALLOW_UNENCRYPTED=${part} allows it.`);
      }
    };
    if (providerUrl) overHttp("PROVIDER_URL", "provider");
    if (statusUrl) overHttp("STATUS_PROVIDER_URL", "provider");
    if (settings.videos.kind === "s3") overHttp(text("AWS_ENDPOINT_URL_S3") ? "AWS_ENDPOINT_URL_S3" : "AWS_ENDPOINT_URL", "videos");
    if (databaseUrl && !exempt.includes("database") && !isEncryptedPostgres(new URL(databaseUrl), text)) {
      wrong("DATABASE_URL", "must end with sslmode=verify-full when SITE_MODE=live, because personal data is stored in it. ALLOW_UNENCRYPTED=database allows it.");
    }
  }

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
    // Storage of other vendors usually has one region with this name.
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

/** Values of ALLOW_UNENCRYPTED: the connections that may be exempt from encryption. */
const encryptedParts = ["provider", "database", "videos"];

/** Whether a URL's host name is this machine. */
const isThisMachine = (hostname: string) => hostname === "localhost" || hostname === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** The modes in which node-postgres 8 uses TLS and checks the certificate. Not "prefer", which will do neither in the next version. */
const encryptedModes = ["require", "verify-ca", "verify-full"];

/** Whether a connection to PostgreSQL is encrypted with a checked certificate, or stays on this machine. */
function isEncryptedPostgres({ hostname, searchParams }: URL, text: (name: string) => string | undefined): boolean {
  const host = searchParams.get("host") || decodeURIComponent(hostname) || text("PGHOST") || "localhost";
  if (host.startsWith("/") || isThisMachine(host) || host === "::1") return true;
  const mode = searchParams.get("sslmode") ?? (searchParams.has("ssl") ? undefined : text("PGSSLMODE")) ?? "";
  // In libpq's own meaning, "require" does not check the certificate.
  return searchParams.get("uselibpqcompat") === "true" ? mode === "verify-full" : encryptedModes.includes(mode);
}

/** `s3://bucket` or `s3://bucket/some/prefix`, by S3's rules for bucket names. */
const bucketAddress = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(?<prefix>[\w!.*'()-]+(?:\/[\w!.*'()-]+)*))?\/?$/;

const proxyNames = ["loopback", "linklocal", "uniquelocal"];

function isProxyAddress(part: string): boolean {
  const [address = "", bits, ...rest] = part.trim().split("/");
  if (proxyNames.includes(address)) return bits === undefined;
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)));
}
