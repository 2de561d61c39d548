import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { startBucket } from "./testing/bucket.ts";
import { testFolder } from "./testing/databases.ts";
import { fakeProvider } from "./testing/fake-provider.ts";
import { application, webm } from "./testing/samples.ts";
import { aPlace, post, serverProcess } from "./testing/server-process.ts";
import { multipart } from "./testing/site.ts";

/** Parses the one line of JSON on the standard error that says why a server did not start. */
function startFailure(stderr: string): { problems?: string[]; err?: object } {
  expect(stderr.trim().split("\n")).toHaveLength(1);
  const line = JSON.parse(stderr) as { problems?: string[]; err?: object };
  expect(line).toMatchObject({ level: "fatal", service: "saral-loans", msg: "The server could not start." });
  return line;
}

describe("the server process", () => {
  const folder = testFolder();
  const server = serverProcess(folder);
  const { run, start } = server;

  it("keeps everything it acknowledged when it is killed and restarted", async () => {
    const before = await start();
    const place = await aPlace(before);
    const acknowledged = new Map<string, { lead_id: string }>();
    const sendings = Array.from({ length: 200 }, async (_, number) => {
      const key = `submission-${number}`;
      const response = await post(
        before,
        paths.apply,
        { ...application, ...place, sur_name: key },
        { "idempotency-key": key },
      );
      acknowledged.set(key, ((await response.json()) as { Data: { lead_id: string } }).Data);
      if (acknowledged.size === 50) server.current().kill("SIGKILL");
    });
    await Promise.allSettled(sendings);
    expect(acknowledged.size).toBeGreaterThanOrEqual(50);
    expect(acknowledged.size).toBeLessThan(200);

    const after = await start();
    for (const [key, receipt] of acknowledged) {
      const details = await fetch(`${after}${paths.leadDetails}?lead_id=${receipt.lead_id}`);
      expect(await details.json()).toMatchObject([{ sur_name: key }]);
    }
    const [key, receipt] = [...acknowledged][0]!;
    const again = await post(
      after,
      paths.apply,
      { ...application, ...place, sur_name: key },
      { "idempotency-key": key },
    );
    expect(((await again.json()) as { Data: object }).Data).toEqual(receipt);
  }, 60_000);

  it("answers requests in progress on SIGTERM and exits with 0", async () => {
    const site = await start();
    const { payload, headers } = multipart([
      ["refstr", "TDE="],
      ["video", webm(200_000)],
    ]);
    const upload = request(site + paths.uploadVideo, {
      method: "POST",
      headers: { ...headers, "content-length": payload.length, expect: "100-continue" },
    });
    const answered = once(upload, "response") as Promise<[IncomingMessage]>;
    // The server is handling it.
    await once(upload, "continue");
    upload.write(payload.subarray(0, 100_000));
    server.current().kill("SIGTERM");
    const ended = once(server.current(), "exit");
    await wait(200);
    upload.end(payload.subarray(100_000));
    const [answer] = await answered;
    answer.resume();
    expect(answer.statusCode).toBe(404);
    expect(await ended).toEqual([0, null]);
    await expect(fetch(site)).rejects.toThrow();
  }, 30_000);

  it("exits with 0 soon, even if connected clients never finish sending", async () => {
    const site = await start();
    const begin = (text: string) => {
      const socket = connect(Number(new URL(site).port), "127.0.0.1");
      const drip = setInterval(() => socket.write("x"), 100);
      socket.write(text);
      return new Promise((resolve) => socket.on("error", () => {}).once("close", resolve)).then(() =>
        clearInterval(drip),
      );
    };
    const body = "host: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n";
    const closed = [
      begin(""),
      begin("GET / HTTP/1.1\r\nx-header: "),
      begin(`GET /healthz HTTP/1.1\r\n${body}`),
      begin(`POST ${paths.apply} HTTP/1.1\r\n${body}`),
      begin(
        `POST ${paths.uploadVideo} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=a\r\ncontent-length: 5000\r\n\r\n--a\r\n`,
      ),
    ];
    await wait(300);
    const killedAt = performance.now();
    server.current().kill("SIGTERM");
    expect(await once(server.current(), "exit")).toEqual([0, null]);
    expect(performance.now() - killedAt).toBeLessThan(13_000);
    await Promise.all(closed);
  }, 30_000);

  it("stores a recording that is sent again after a kill, and nothing of the interrupted upload", async () => {
    const bucket = await startBucket(`${folder()}/bucket`);
    try {
      const before = await start(bucket.environment);
      const saved = await post(before, paths.apply, { ...application, ...(await aPlace(before)) });
      const refstr = toRefstr(((await saved.json()) as { Data: { lead_id: string } }).Data.lead_id);
      const { payload, headers } = multipart([
        ["refstr", refstr],
        ["video", webm(2_000_000)],
      ]);
      const upload = request(before + paths.uploadVideo, {
        method: "POST",
        headers: { ...headers, "content-length": payload.length },
      });
      const lost = once(upload, "error");
      upload.write(payload.subarray(0, 1_500_000));
      const arriving = () => readdir(`${folder()}/data/videos/arriving`);
      await expect.poll(arriving, { timeout: 20_000 }).toHaveLength(1);
      server.current().kill("SIGKILL");
      await lost;
      expect(await bucket.names()).toEqual([]);

      const after = await start(bucket.environment);
      const again = await fetch(after + paths.uploadVideo, { method: "POST", headers, body: new Uint8Array(payload) });
      expect(again.status).toBe(200);
      expect(await bucket.names()).toEqual([expect.stringMatching(/\.webm$/)]);
    } finally {
      await bucket.stop();
    }
  }, 60_000);

  it("starts while the video store is down, rejects videos until it is back, and then accepts them", async () => {
    const bucket = await startBucket(`${folder()}/bucket-away`);
    try {
      await bucket.stop();
      const site = await start({ ...bucket.environment, DATA_DIR: `${folder()}/away` });
      const saved = await post(site, paths.apply, { ...application, ...(await aPlace(site)) });
      const refstr = toRefstr(((await saved.json()) as { Data: { lead_id: string } }).Data.lead_id);
      const form = multipart([
        ["refstr", refstr],
        ["video", webm(20_000)],
      ]);
      const send = () =>
        fetch(site + paths.uploadVideo, { method: "POST", headers: form.headers, body: new Uint8Array(form.payload) });
      const rejected = await send();
      expect([rejected.status, await rejected.json()]).toEqual([
        503,
        { Status: 0, Message: "Our system is not available right now. Please try again in a minute." },
      ]);
      await bucket.start();
      expect((await send()).status).toBe(200);
      expect(await bucket.names()).toHaveLength(1);
    } finally {
      await bucket.stop();
    }
  }, 60_000);

  it("does not start if the video store rejects the settings", async () => {
    const bucket = await startBucket(`${folder()}/bucket-no`);
    try {
      const process = run({ ...bucket.environment, AWS_SECRET_ACCESS_KEY: "s3cret-value" });
      let stderr = "";
      process.stderr!.on("data", (chunk) => (stderr += chunk));
      const [code] = await once(process, "close");
      expect(code).toBe(1);
      expect(startFailure(stderr).err).toMatchObject({
        message: expect.stringContaining("The storage that VIDEO_STORE names answered PUT with status 403"),
      });
      expect(stderr).not.toContain("s3cret-value");
    } finally {
      await bucket.stop();
    }
  });

  it("does not start with invalid settings, and names each of them", async () => {
    const process = run({ PORT: "much", VIDEO_STORE: "bucket", PROVIDER_SECRET: "s3cret-value" });
    let stderr = "";
    process.stderr!.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(process, "close");
    expect(code).toBe(1);
    expect(startFailure(stderr).problems).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^PORT must be a whole number/),
        expect.stringMatching(/^PROVIDER_SECRET can only be used/),
        expect.stringMatching(/^VIDEO_STORE must be empty \(videos are stored in/),
      ]),
    );
    expect(stderr).not.toMatch(/s3cret-value|\bat /);
  });

  it("exits with an error when its port is taken", async () => {
    const site = await start();
    const first = server.current();
    const second = run({ PORT: new URL(site).port });
    let stderr = "";
    second.stderr!.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(second, "close");
    first.kill("SIGKILL");
    expect([code, startFailure(stderr).err]).toEqual([1, expect.objectContaining({ code: "EADDRINUSE" })]);
  });

  it("exits with an error when its database is unreachable", async () => {
    const process = run({ DATABASE_URL: "postgres://saral:s3cret-value@127.0.0.1:1/saral" });
    let stderr = "";
    process.stderr!.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(process, "close");
    expect(code).toBe(1);
    expect(startFailure(stderr).err).toMatchObject({
      type: "DatabaseUnavailableError",
      message: expect.stringContaining("The database that DATABASE_URL names cannot be opened: "),
      cause: { code: "ECONNREFUSED" },
    });
    expect(stderr).not.toMatch(/s3cret-value|stack|\.ts:/);
  });

  it("exits with an error when the metrics port is taken", async () => {
    const site = await start();
    const first = server.current();
    const second = run({ METRICS_PORT: new URL(site).port });
    let stderr = "";
    second.stderr!.on("data", (chunk) => (stderr += chunk));
    const [code] = await once(second, "close");
    first.kill("SIGKILL");
    expect([code, startFailure(stderr).err]).toEqual([1, expect.objectContaining({ code: "EADDRINUSE" })]);
  });

  describe("in front of a lender's API", () => {
    const provider = fakeProvider();

    it("keeps running after it ignored response bodies", async () => {
      provider.answer = (_request, response) => {
        response.writeHead(200, { "content-encoding": "gzip, gzip, gzip, gzip, gzip, gzip" }).end("x".repeat(600_000));
      };
      const providerMs = 500;
      const site = await start({ PROVIDER_URL: provider.url, PROVIDER_TIMEOUT_MS: String(providerMs) });
      for (let number = 0; number < 3; number++) expect((await fetch(site + paths.states)).status).toBe(502);
      await wait(3 * providerMs);
      expect((await fetch(`${site}/healthz`)).status).toBe(200);
      expect(server.current().exitCode).toBeNull();
    });
  });
});
