import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { startBucket, type TestBucket } from "./testing/bucket.ts";
import { testFolder } from "./testing/databases.ts";
import { application, webm } from "./testing/samples.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));

/** Number of parallel uploads, and the megabytes of each. */
const uploads = { count: 20, megabytes: 20 };

/** Maximum peak of the server's resident memory, in megabytes. */
const residentMegabytesMax = 200;

const canMeasure = existsSync("/proc/self/status");
describe.skipIf(!canMeasure)(
  canMeasure ? "the server's memory" : "the server's memory (skipped: there is no /proc to read it from)",
  () => {
    const folder = testFolder();
    let server: ChildProcess | undefined;
    let bucket: TestBucket | undefined;
    let lender: Server | undefined;
    afterEach(async () => {
      server?.kill("SIGKILL");
      await bucket?.stop();
      lender?.close().closeAllConnections();
      [bucket, lender] = [undefined, undefined];
    });

    /** Starts a lender's API that discards what it receives. Returns its address. */
    async function startLender(
      answer: (response: ServerResponse) => void = (response) => response.end("{}"),
    ): Promise<string> {
      lender = createServer((request, response) => request.resume().once("end", () => answer(response))).listen(
        0,
        "127.0.0.1",
      );
      await once(lender, "listening");
      return `http://127.0.0.1:${(lender.address() as AddressInfo).port}`;
    }

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

    /** The process's peak resident memory, in megabytes. */
    const peak = () =>
      Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${server!.pid}/status`, "utf8"))![1]) / 1_024;

    /** Sends a unique recording over its own connection, only as fast as the server reads it. */
    async function upload(site: string, refstr: string): Promise<number> {
      const boundary = "----the-boundary";
      const head = Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="refstr"\r\n\r\n${refstr}\r\n--${boundary}\r\n` +
          `content-disposition: form-data; name="video"; filename="recording.webm"\r\ncontent-type: video/webm\r\n\r\n`,
      );
      const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
      const piece = Buffer.concat([webm(2 ** 16 - 32), randomBytes(32)]);
      const pieces = uploads.megabytes * 2 ** 4;
      const sending = request(site + paths.uploadVideo, {
        method: "POST",
        agent: false,
        headers: {
          "content-type": `multipart/form-data; boundary=${boundary}`,
          "content-length": head.length + pieces * piece.length + tail.length,
        },
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
      const post = async (path: string, body: object) =>
        (
          await fetch(site + path, {
            method: "POST",
            body: JSON.stringify(body),
            headers: { "content-type": "application/json" },
          })
        ).json();
      const states = (await (await fetch(site + paths.states)).json()) as { Data: { state_id: string }[] };
      const { state_id } = states.Data[0]!;
      const cities = (await post(paths.cities, { state_id })) as { Data: { city_id: string }[] };
      const { city_id } = cities.Data[0]!;
      const pins = (await post(paths.pincodes, { city_id })) as { Data: { m_pincode_value: string }[] };
      const saved = (await post(paths.apply, {
        ...application,
        state_id,
        city: city_id,
        pin: pins.Data[0]!.m_pincode_value,
      })) as { Data: { lead_id: string } };
      return toRefstr(saved.Data.lead_id);
    }

    it.each(["stored in a folder", "stored in a bucket", "forwarded to a lender"])(
      "stays under 200 MB with 20 parallel uploads of 20 MB, %s",
      async (kind) => {
        if (kind === "stored in a bucket") bucket = await startBucket(`${folder()}/storage`);
        const toLender = kind === "forwarded to a lender";
        const site = await start({
          DATA_DIR: `${folder()}/${kind}`,
          RATE_LIMIT_UPLOADS_PER_HOUR: "1000",
          ...bucket?.environment,
          ...(toLender ? { PROVIDER_URL: await startLender() } : {}),
        });
        const refstr = toLender ? toRefstr("lead") : await apply(site);
        const answers = await Promise.all(Array.from({ length: uploads.count }, () => upload(site, refstr)));
        expect(answers).toEqual(Array.from({ length: uploads.count }, () => 200));
        expect(peak()).toBeLessThan(residentMegabytesMax);
      },
      180_000,
    );

    it("does not grow with 400 highly compressed responses of a lender, each of 100 MB", async () => {
      const bomb = brotliCompressSync(Buffer.alloc(100 * 2 ** 20), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
      expect(bomb.length).toBeLessThan(1_000);
      const url = await startLender((response) => response.writeHead(200, { "content-encoding": "br" }).end(bomb));
      const site = await start({
        DATA_DIR: `${folder()}/bombs`,
        PROVIDER_URL: url,
        PROVIDER_FAILURES_MAX: "1000",
        RATE_LIMIT_PER_MINUTE: "1000",
      });
      const before = peak();
      for (let round = 0; round < 8; round++) {
        const answers = await Promise.all(Array.from({ length: 50 }, () => fetch(site + paths.states)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([502]));
        await Promise.all(answers.map((answer) => answer.text()));
      }
      expect(peak() - before).toBeLessThan(50);
    }, 60_000);
  },
);
