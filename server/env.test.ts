import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings, SettingsError } from "./env.ts";

describe("the settings", () => {
  it("need nothing to be set", () => {
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
    });
  });

  it("take an empty value for one that is not set", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " ", PROVIDER_URL: "", VIDEO_STORE: "" })).toEqual(readSettings({}));
  });

  it("choose PostgreSQL by DATABASE_URL", () => {
    expect(readSettings({ DATABASE_URL: "postgres://saral@db.example/saral" }).database)
      .toEqual({ kind: "postgres", url: "postgres://saral@db.example/saral", poolSize: 10 });
  });

  it("send the calls to a provider, whose second host is the first unless it is named", () => {
    expect(readSettings({ PROVIDER_URL: "https://api.lender.example/" }).lender).toMatchObject({
      kind: "http", url: "https://api.lender.example", statusUrl: "https://api.lender.example", secretField: "secret",
      timeoutMs: 10_000, uploadTimeoutMs: 120_000,
    });
    expect(readSettings({ PROVIDER_URL: "https://a.example", STATUS_PROVIDER_URL: "https://b.example" }).lender)
      .toMatchObject({ statusUrl: "https://b.example" });
  });

  it("name every one that is wrong, all at once", () => {
    const read = () => readSettings({
      PORT: "port", SITE_ORIGIN: "https://www.saral.example/home", DATABASE_URL: "mysql://db", PROVIDER_SECRET: "s3cret-value",
      LENDER_IP: "here", TRUST_PROXY: "true", RATE_LIMIT_PER_MINUTE: "0", LOG_LEVEL: "loud",
    });
    expect(read).toThrow(SettingsError);
    for (const name of ["PORT", "SITE_ORIGIN", "DATABASE_URL", "PROVIDER_SECRET", "LENDER_IP", "TRUST_PROXY", "RATE_LIMIT_PER_MINUTE", "LOG_LEVEL"]) {
      expect(read).toThrow(new RegExp(`\\n  ${name} `));
    }
    expect(read).not.toThrow(/s3cret-value/);
  });

  it("say which video store is supported when another is asked for", () => {
    expect(() => readSettings({ VIDEO_STORE: "s3://bucket" })).toThrow(/VIDEO_STORE must be empty: .*DATA_DIR\/videos/);
  });

  it("believe a proxy only by its address, never by a number of hops", () => {
    expect(readSettings({ TRUST_PROXY: "loopback, 10.0.0.0/8,::1" }).trustProxy).toBe("loopback, 10.0.0.0/8,::1");
    for (const wrong of ["1", "true", "10.0.0.0/33", "proxy.example"]) {
      expect(() => readSettings({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
    }
  });
});
