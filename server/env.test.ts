import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./env.ts";

describe("the settings", () => {
  it("have a default for everything", () => {
    expect(readSettings({})).toMatchObject({
      port: 4173,
      host: "127.0.0.1",
      siteOrigin: "http://127.0.0.1:4173",
      dataDir: resolve("data"),
      distDir: resolve("dist"),
      database: { kind: "sqlite", file: resolve("data/saral.sqlite") },
      lender: { kind: "embedded" },
      source: "Saral Loans",
      trustProxy: undefined,
      connections: { max: 4_000, requestTimeoutMs: 30_000, uploadTimeoutMs: 1_800_000 },
    });
  });

  it("treat an empty value as not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " ", PROVIDER_URL: "", VIDEO_STORE: "" })).toEqual(readSettings({}));
  });

  it("accept a port that HTTP addresses leave out", () => {
    expect(readSettings({ HOST: "::1", PORT: "80" }).siteOrigin).toBe("http://[::1]");
  });

  it("report a host that is neither an address nor a name", () => {
    expect(() => readSettings({ HOST: "the host" })).toThrow(/\n  HOST must be an IP address or a host name\./);
  });

  it("ignore names that other programs use too, unless VIDEO_STORE is set", () => {
    expect(readSettings({ AWS_ENDPOINT_URL: "storage", AWS_REGION: "a/b", AWS_ACCESS_KEY_ID: "key" })).toEqual(
      readSettings({}),
    );
  });

  it("use PostgreSQL when DATABASE_URL is set", () => {
    expect(readSettings({ DATABASE_URL: "postgres://saral@db.example/saral" }).database).toEqual({
      kind: "postgres",
      url: "postgres://saral@db.example/saral",
      poolSize: 10,
    });
  });

  it("send calls to PROVIDER_URL, and status calls there too unless STATUS_PROVIDER_URL is set", () => {
    expect(readSettings({ PROVIDER_URL: "https://api.lender.example/" }).lender).toMatchObject({
      kind: "http",
      url: "https://api.lender.example",
      statusUrl: "https://api.lender.example",
      secretField: "secret",
      timeoutMs: 10_000,
      uploadTimeoutMs: 120_000,
    });
    expect(
      readSettings({ PROVIDER_URL: "https://a.example", STATUS_PROVIDER_URL: "https://b.example" }).lender,
    ).toMatchObject({ statusUrl: "https://b.example" });
  });

  it("enable HSTS for this host by default, for more on request, and never on plain HTTP", () => {
    const secure = { SITE_ORIGIN: "https://www.saral.example" };
    expect(readSettings(secure).hsts).toBe("host");
    expect(readSettings({ ...secure, HSTS: "preload" }).hsts).toBe("preload");
    expect(readSettings({}).hsts).toBeUndefined();
    expect(() => readSettings({ HSTS: "subdomains" })).toThrow(
      /\n  HSTS can only be used with a SITE_ORIGIN that starts with https/,
    );
    expect(() => readSettings({ ...secure, HSTS: "everything" })).toThrow(
      /\n  HSTS must be one of host, subdomains, preload\./,
    );
  });

  it("accept only an HTTPS address for reports that is safe in a header", () => {
    expect(readSettings({ REPORT_TO: "https://reports.example/csp?site=1" }).reportTo).toBe(
      "https://reports.example/csp?site=1",
    );
    for (const REPORT_TO of [
      "http://reports.example",
      "https://reports.example/a;b",
      'https://reports.example/"',
      "https://reports.example/a, b",
    ]) {
      expect(() => readSettings({ REPORT_TO })).toThrow(/\n  REPORT_TO must/);
    }
  });

  it("report all invalid settings together", () => {
    const read = () =>
      readSettings({
        PORT: "port",
        SITE_ORIGIN: "https://www.saral.example/home",
        DATABASE_URL: "mysql://db",
        PROVIDER_SECRET: "s3cret-value",
        LENDER_IP: "here",
        TRUST_PROXY: "true",
        RATE_LIMIT_PER_MINUTE: "0",
        LOG_LEVEL: "loud",
      });
    expect(read).toThrow(SettingsError);
    for (const name of [
      "PORT",
      "SITE_ORIGIN",
      "DATABASE_URL",
      "PROVIDER_SECRET",
      "LENDER_IP",
      "TRUST_PROXY",
      "RATE_LIMIT_PER_MINUTE",
      "LOG_LEVEL",
    ]) {
      expect(read).toThrow(new RegExp(`\\n  ${name} `));
    }
    expect(read).not.toThrow(/s3cret-value/);
  });

  describe("of the video store", () => {
    const keys = { AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "s3cret-value" };

    it("use the folder unless a bucket is named", () => {
      expect(readSettings(keys).videos).toEqual({ kind: "folder" });
    });

    it("need only a region for a bucket at Amazon", () => {
      expect(readSettings({ ...keys, VIDEO_STORE: "s3://saral-videos", AWS_REGION: "ap-south-1" }).videos).toEqual({
        kind: "s3",
        endpoint: "https://s3.ap-south-1.amazonaws.com",
        region: "ap-south-1",
        bucket: "saral-videos",
        prefix: "",
        pathStyle: false,
        accessKeyId: "key",
        secretAccessKey: "s3cret-value",
        sessionToken: undefined,
        timeoutMs: 120_000,
      });
    });

    it("use the endpoint of another vendor's storage", () => {
      const elsewhere = {
        ...keys,
        VIDEO_STORE: "s3://videos/kyc/live/",
        AWS_ENDPOINT_URL: "https://storage.example/",
        AWS_SESSION_TOKEN: "token",
      };
      expect(readSettings(elsewhere).videos).toMatchObject({
        endpoint: "https://storage.example",
        region: "us-east-1",
        bucket: "videos",
        prefix: "kyc/live",
        pathStyle: true,
        sessionToken: "token",
      });
      expect(
        readSettings({
          ...elsewhere,
          AWS_ENDPOINT_URL_S3: "https://s3.storage.example",
          VIDEO_STORE_PATH_STYLE: "false",
          AWS_DEFAULT_REGION: "blr1",
        }).videos,
      ).toMatchObject({ endpoint: "https://s3.storage.example", pathStyle: false, region: "blr1" });
    });

    it.each([
      ["VIDEO_STORE", { ...keys, VIDEO_STORE: "/srv/videos" }],
      ["VIDEO_STORE", { ...keys, VIDEO_STORE: "s3://Not_A_Bucket" }],
      ["VIDEO_STORE", { ...keys, VIDEO_STORE: "s3://bucket/a//b" }],
      ["AWS_REGION", { ...keys, VIDEO_STORE: "s3://bucket" }],
      ["AWS_REGION", { ...keys, VIDEO_STORE: "s3://bucket", AWS_REGION: "evil.example/" }],
      [
        "AWS_ACCESS_KEY_ID",
        { VIDEO_STORE: "s3://bucket", AWS_REGION: "ap-south-1", AWS_SECRET_ACCESS_KEY: "s3cret-value" },
      ],
      ["AWS_SECRET_ACCESS_KEY", { VIDEO_STORE: "s3://bucket", AWS_REGION: "ap-south-1", AWS_ACCESS_KEY_ID: "key" }],
      ["AWS_ENDPOINT_URL_S3", { ...keys, VIDEO_STORE: "s3://bucket", AWS_ENDPOINT_URL_S3: "storage.example" }],
      [
        "VIDEO_STORE_PATH_STYLE",
        { ...keys, VIDEO_STORE: "s3://bucket", AWS_REGION: "ap-south-1", VIDEO_STORE_PATH_STYLE: "yes" },
      ],
      [
        "VIDEO_STORE_TIMEOUT_MS",
        { ...keys, VIDEO_STORE: "s3://bucket", AWS_REGION: "ap-south-1", VIDEO_STORE_TIMEOUT_MS: "soon" },
      ],
    ])("report %s when it is invalid or missing, without any secret", (name, environment) => {
      expect(() => readSettings(environment)).toThrow(new RegExp(`\\n  ${name} `));
      expect(() => readSettings(environment)).not.toThrow(/s3cret-value/);
    });
  });

  it.each([
    ["PROVIDER_URL", { PROVIDER_URL: "https://api.lender.example/v1?key=s3cret-value" }],
    [
      "STATUS_PROVIDER_URL",
      { PROVIDER_URL: "https://api.lender.example", STATUS_PROVIDER_URL: "https://b.example#s3cret-value" },
    ],
  ])("reject %s with a query or a fragment", (name, environment) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`\\n  ${name} must not have a query`));
    expect(() => readSettings(environment)).not.toThrow(/s3cret-value/);
  });

  describe("of a live site", () => {
    const live = { SITE_MODE: "live" };
    const bucket = { VIDEO_STORE: "s3://videos", AWS_ACCESS_KEY_ID: "key", AWS_SECRET_ACCESS_KEY: "s3cret-value" };

    it.each<[string, Record<string, string>]>([
      ["PROVIDER_URL", { PROVIDER_URL: "http://api.lender.example" }],
      ["PROVIDER_URL", { PROVIDER_URL: "http://10.0.0.5:8080" }],
      ["PROVIDER_URL", { PROVIDER_URL: "http://localhost.lender.example" }],
      ["STATUS_PROVIDER_URL", { PROVIDER_URL: "https://api.lender.example", STATUS_PROVIDER_URL: "http://b.example" }],
      ["AWS_ENDPOINT_URL_S3", { ...bucket, AWS_ENDPOINT_URL_S3: "http://storage.example" }],
      ["AWS_ENDPOINT_URL", { ...bucket, AWS_ENDPOINT_URL: "http://storage.example" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://saral:s3cret-value@db.example/saral" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://db.example/saral?sslmode=disable" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://db.example/saral?sslmode=prefer" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://db.example/saral?sslmode=no-verify" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://db.example/saral?sslmode=require&uselibpqcompat=true" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres://db.example/saral?ssl=0", PGSSLMODE: "require" }],
      ["DATABASE_URL", { DATABASE_URL: "postgres:///saral", PGHOST: "db.example" }],
    ])("reject %s of %j because it is not encrypted", (name, environment) => {
      expect(() => readSettings({ ...live, ...environment })).toThrow(
        new RegExp(`\\n  ${name} must (?:start with https|end with sslmode)`),
      );
      expect(() => readSettings({ ...live, ...environment })).not.toThrow(/s3cret-value/);
      expect(() => readSettings(environment)).not.toThrow();
      expect(() =>
        readSettings({ ...live, ...environment, ALLOW_UNENCRYPTED: "provider, database,videos" }),
      ).not.toThrow();
    });

    it.each<Record<string, string>>([
      { PROVIDER_URL: "https://api.lender.example", STATUS_PROVIDER_URL: "http://127.0.0.1:9000" },
      { PROVIDER_URL: "http://localhost:8080" },
      { PROVIDER_URL: "http://[::1]:8080" },
      { ...bucket, AWS_REGION: "ap-south-1" },
      { DATABASE_URL: "postgres://db.example/saral?sslmode=verify-full" },
      { DATABASE_URL: "postgres://db.example/saral", PGSSLMODE: "verify-full" },
      { DATABASE_URL: "postgres://db.example/saral?sslmode=verify-full&uselibpqcompat=true" },
      { DATABASE_URL: "postgres://127.0.0.1:6432/saral" },
      { DATABASE_URL: "postgres://%2Fvar%2Frun%2Fpostgresql/saral" },
      { DATABASE_URL: "postgres:///saral?host=/var/run/postgresql" },
      { DATABASE_URL: "postgres:///saral" },
    ])("accept %j", (environment) => {
      expect(() => readSettings({ ...live, ...environment })).not.toThrow();
    });

    it("allow only the unencrypted connections that are named", () => {
      const both = {
        ...live,
        PROVIDER_URL: "http://api.lender.example",
        DATABASE_URL: "postgres://db.example/saral",
        ALLOW_UNENCRYPTED: "database",
      };
      expect(() => readSettings(both)).toThrow(/\n {2}PROVIDER_URL /);
      expect(() => readSettings(both)).not.toThrow(/\n {2}DATABASE_URL /);
      expect(() => readSettings({ ...live, ALLOW_UNENCRYPTED: "true" })).toThrow(
        /ALLOW_UNENCRYPTED must be a list of: provider, database, videos/,
      );
    });

    it("report a misspelt mode", () => {
      expect(() => readSettings({ SITE_MODE: "Live" })).toThrow(/SITE_MODE must be live or empty/);
    });
  });

  it("trust a proxy only by its address, never by a number of hops", () => {
    expect(readSettings({ TRUST_PROXY: "loopback, 10.0.0.0/8,::1" }).trustProxy).toBe("loopback, 10.0.0.0/8,::1");
    for (const wrong of ["1", "true", "10.0.0.0/33", "proxy.example"]) {
      expect(() => readSettings({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
    }
  });
});
