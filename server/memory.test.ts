import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "#contract/lender";
import { toRefstr } from "#domain/lead";
import { startBucket, type TestBucket } from "./testing/bucket.ts";
import { testFolder } from "./testing/databases.ts";
import { application, webm } from "./testing/samples.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Uploads side by side, and the megabytes of each. */
const uploads = { count: 20, megabytes: 20 };

/** Megabytes of resident memory that the server may have at its peak. */
const residentMegabytesMax = 200;

const canMeasure = existsSync("/proc/self/status");
describe.skipIf(!canMeasure)(canMeasure ? "the memory of the server" : "the memory of the server (skipped: no /proc to read it from)", () => {
  const folder = testFolder();
  let server: ChildProcess | undefined;
  let bucket: TestBucket | undefined;
  afterEach(async () => {
    server?.kill("SIGKILL");
    await bucket?.stop();
  });

  async function start(environment: Record<string, string>): Promise<string> {
    server = spawn(process.execPath, [main], {
      env: { PATH: process.env.PATH, PORT: "0", DIST_DIR: `${folder()}/dist`, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: server.stdout! })) {
      const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
      if (address) {
        server.stdout!.resume();
        return address;
      }
    }
    throw new Error("The server ended before it listened.");
  }

  /** The highest resident memory that the process ever had, in megabytes. */
  const peak = () => Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server!.pid}/status`, "utf8"))![1]) / 1_024;

  /** Sends a recording like no other over a connection of its own, never more of it at once than the server takes. */
  async function upload(site: string, refstr: string): Promise<number> {
    const boundary = "----the-boundary";
    const head = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="refstr"\r\n\r\n${refstr}\r\n--${boundary}\r\n`
      + `content-disposition: form-data; name="video"; filename="recording.webm"\r\ncontent-type: video/webm\r\n\r\n`,
    );
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
    const piece = Buffer.concat([webm(2 ** 16 - 32), randomBytes(32)]);
    const pieces = uploads.megabytes * 2 ** 4;
    const sending = request(site + paths.uploadVideo, {
      method: "POST", agent: false,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}`, "content-length": head.length + pieces * piece.length + tail.length },
    });
    const answered = once(sending, "response") as Promise<[IncomingMessage]>;
    sending.write(head);
    for (let sent = 0; sent < pieces; sent++) {
      if (!sending.write(piece)) await once(sending, "drain");
    }
    sending.end(tail);
    const [answer] = await answered;
    await text(answer);
    return answer.statusCode!;
  }

  async function apply(site: string): Promise<string> {
    const post = async (path: string, body: object) => (await fetch(site + path, {
      method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" },
    })).json();
    const states = await (await fetch(site + paths.states)).json() as { Data: { state_id: string }[] };
    const { state_id } = states.Data[0]!;
    const cities = await post(paths.cities, { state_id }) as { Data: { city_id: string }[] };
    const { city_id } = cities.Data[0]!;
    const pins = await post(paths.pincodes, { city_id }) as { Data: { m_pincode_value: string }[] };
    const saved = await post(paths.apply, { ...application, state_id, city: city_id, pin: pins.Data[0]!.m_pincode_value }) as { Data: { lead_id: string } };
    return toRefstr(saved.Data.lead_id);
  }

  it.each(["folder", "bucket"])("stays under 200 MB with 20 uploads of 20 MB side by side, kept in a %s", async (kind) => {
    if (kind === "bucket") bucket = await startBucket(`${folder()}/storage`);
    const site = await start({ DATA_DIR: `${folder()}/${kind}`, RATE_LIMIT_UPLOADS_PER_HOUR: "1000", ...bucket?.environment });
    const refstr = await apply(site);
    const answers = await Promise.all(Array.from({ length: uploads.count }, () => upload(site, refstr)));
    expect(answers).toEqual(Array.from({ length: uploads.count }, () => 200));
    expect(peak()).toBeLessThan(residentMegabytesMax);
  }, 180_000);
});
