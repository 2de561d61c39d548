import { afterAll, beforeAll } from "vitest";
import { buildApp, type Dependencies } from "../app.ts";
import { readSettings, type Settings } from "../env.ts";
import type { App } from "../types.ts";
import { testFolder } from "./databases.ts";
import { fewPlaces } from "./samples.ts";

/** Settings of a server that stores everything in `folder`. Rate limits are too high to be reached unless `environment` sets them. */
export function settingsFor(folder: string, environment: Record<string, string> = {}): Settings {
  const unlimited = Object.fromEntries(
    ["", "_WRITES", "_LOOKUPS"].map((name) => [`RATE_LIMIT${name}_PER_MINUTE`, "1000000"]),
  );
  return readSettings({
    PORT: "0",
    DATA_DIR: `${folder}/data`,
    DIST_DIR: `${folder}/dist`,
    LOG_LEVEL: "silent",
    RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: "1000000",
    RATE_LIMIT_UPLOADS_PER_HOUR: "1000000",
    ...unlimited,
    ...environment,
  });
}

/**
 * Builds a server before the tests of the surrounding `describe` and closes it after them. It uses SQLite and
 * {@link fewPlaces} unless `environment` or `dependencies` say otherwise.
 */
export function testSite(
  environment: Record<string, string> = {},
  dependencies: Dependencies = {},
): { app: App; folder: string } {
  const folder = testFolder();
  const site = { app: undefined as unknown as App, folder: "" };
  beforeAll(async () => {
    site.folder = folder();
    site.app = await buildApp(settingsFor(site.folder, environment), { geography: () => fewPlaces, ...dependencies });
  });
  afterAll(() => site.app?.close());
  return site;
}

/** The payload and headers of a multipart request for `app.inject`, with the parts in the given order. A part that is a Buffer is sent as a file. */
export function multipart(parts: [name: string, value: string | Buffer][]): {
  payload: Buffer;
  headers: Record<string, string>;
} {
  const boundary = "----the-boundary";
  const pieces = parts.flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"`),
    Buffer.from(
      typeof value === "string" ? "\r\n\r\n" : `; filename="recording.webm"\r\ncontent-type: video/webm\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from("\r\n"),
  ]);
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
