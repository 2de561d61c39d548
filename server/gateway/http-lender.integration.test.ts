import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/calls";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fakeProvider, json } from "../testing/fake-provider.ts";
import { application, mp4, webm } from "../testing/samples.ts";
import { multipart, settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

describe("a site that forwards its calls to the lender's API", () => {
  const folder = testFolder();
  const main = fakeProvider();
  const status = fakeProvider();
  const lines: string[] = [];
  let app: App;
  beforeAll(async () => {
    app = await buildApp(
      settingsFor(folder(), {
        PROVIDER_URL: `${main.url}/base/`,
        STATUS_PROVIDER_URL: status.url,
        PROVIDER_SECRET: "s3cret-value",
        PROVIDER_SECRET_FIELD: "api_secret",
        PROVIDER_TIMEOUT_MS: "300",
        PROVIDER_UPLOAD_TIMEOUT_MS: "600",
        // Each of these calls must reach the lender. lender-outage.integration.test.ts tests the calls that do not.
        PROVIDER_FAILURES_MAX: "1000000",
        LENDER_IP: "203.0.113.7",
        SITE_SOURCE: "Saral Loans",
        LOG_LEVEL: "info",
      }),
      { logStream: { write: (line) => void lines.push(line) } },
    );
  });
  afterAll(() => app.close());

  const apply = (changes: object = {}, key?: string) =>
    app.inject({
      method: "POST",
      url: paths.apply,
      payload: { ...application, ...changes },
      headers: { "accept-language": "hi", ...(key ? { "idempotency-key": key } : {}) },
    });
  const saved = { Status: 1, Message: "Saved", Data: { reference_number: "P-1", lead_id: 4711, other: "unasked" } };

  it("overwrites a client's values with the fixed values and the secret", async () => {
    main.answer = (_request, response) => json(response, saved);
    const response = await apply({
      source: "elsewhere",
      lead_data_source_id: 1,
      ip: "1.2.3.4",
      api_secret: "guess",
      extra: "x",
    });
    const [request] = main.requests;
    expect(request).toMatchObject({ method: "POST", path: `/base${paths.apply}` });
    expect(request!.headers["accept-language"]).toBe("hi-IN");
    expect(JSON.parse(request!.body.toString())).toEqual({
      ...application,
      source: "Saral Loans",
      lead_data_source_id: 38,
      ip: "203.0.113.7",
      api_secret: "s3cret-value",
    });
    expect(response.json()).toEqual({
      Status: 1,
      Message: "Saved",
      Data: { reference_number: "P-1", lead_id: "4711" },
    });
  });

  it("forwards a repeated submission once and answers every repetition alike", async () => {
    main.answer = async (_request, response) => {
      await wait(120);
      json(response, saved);
    };
    const answers = await Promise.all([
      apply({}, "double-click"),
      apply({}, "double-click"),
      apply({}, "double-click"),
    ]);
    answers.push(await apply({}, "double-click"));
    expect(main.requests).toHaveLength(1);
    expect(main.requests[0]!.headers["idempotency-key"]).toBe("double-click");
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]!.json());
    expect((await apply({ loan_amount: "1" }, "double-click")).statusCode).toBe(422);
  });

  it("accepts the same key again after a failed or declined submission", async () => {
    main.answer = (_request, response) => json(response, {}, 500);
    expect((await apply({}, "second-try")).statusCode).toBe(502);
    main.answer = (_request, response) => json(response, { Status: "0", Message: "Not in this state" });
    expect((await apply({}, "second-try")).json()).toEqual({ Status: 0, Message: "Not in this state" });
    main.answer = (_request, response) => json(response, saved);
    expect((await apply({}, "second-try")).json()).toMatchObject({ Status: 1 });
    expect(main.requests).toHaveLength(3);
  });

  it("retries with a waiting repetition when the first request fails", async () => {
    let sendings = 0;
    main.answer = async (_request, response) => {
      await wait(50);
      json(response, saved, ++sendings === 1 ? 503 : 200);
    };
    const [first, second] = await Promise.all([
      apply({}, "first-fails"),
      wait(10).then(() => apply({}, "first-fails")),
    ]);
    expect([first!.statusCode, second!.statusCode]).toEqual([502, 200]);
  });

  it("uses the second host for /check and returns its text unchanged", async () => {
    status.answer = (_request, response) => void response.end("<b>Under review</b>");
    const response = await app.inject({
      url: `${statusHostPrefix}${paths.leadInfo}?lead_id=L%201&pan_number=%2B91%2098765%2043210`,
    });
    expect(response.body).toBe("<b>Under review</b>");
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(status.requests[0]).toMatchObject({
      path: paths.leadInfo,
      query: { lead_id: "L 1", pan_number: "9876543210" },
    });
    expect(main.requests).toEqual([]);
  });

  it("sends our pages' POST look-ups as GET, which the lender's API expects", async () => {
    status.answer = (_request, response) => void response.end("<b>Under review</b>");
    main.answer = (_request, response) => json(response, []);
    const found = await app.inject({
      method: "POST",
      url: `${statusHostPrefix}${paths.leadInfo}`,
      payload: { lead_id: "L 1", pan_number: "+91 98765 43210" },
    });
    const details = await app.inject({ method: "POST", url: paths.leadDetails, payload: { lead_id: "L 1" } });
    expect([found.body, details.json()]).toEqual(["<b>Under review</b>", []]);
    expect(status.requests[0]).toMatchObject({
      method: "GET",
      path: paths.leadInfo,
      query: { lead_id: "L 1", pan_number: "9876543210" },
    });
    expect(main.requests[0]).toMatchObject({
      method: "GET",
      path: `/base${paths.leadDetails}`,
      query: { lead_id: "L 1" },
    });
  });

  it("accepts ids as numbers or text and drops unknown fields", async () => {
    main.answer = (_request, response) =>
      json(response, { Status: "1", Message: null, Data: [{ state_id: 7, state: "Delhi", secret: "x" }] });
    const response = await app.inject({ url: paths.states });
    expect(response.json()).toEqual({ Status: 1, Message: "", Data: [{ state_id: "7", state: "Delhi" }] });
    expect(response.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("forwards the lender's error for a list, uncached", async () => {
    main.answer = (_request, response) => json(response, { Status: 0, Message: "Closed" });
    const response = await app.inject({ url: paths.states });
    expect([response.json(), response.headers["cache-control"]]).toEqual([
      { Status: 0, Message: "Closed" },
      "no-store",
    ]);
  });

  it("forwards a video with its type and refstr", async () => {
    const response = await app.inject({
      method: "POST",
      url: paths.uploadVideo,
      ...multipart([
        ["video", webm(300_000)],
        ["refstr", "TDE="],
      ]),
    });
    expect(response.json()).toEqual({ Status: 1, Message: "Video uploaded successfully!" });
    const body = main.requests[0]!.body.toString("latin1");
    expect(body).toContain('name="video"; filename="recording.webm"\r\nContent-Type: video/webm');
    expect(body).toMatch(/name="refstr"\r\n\r\nTDE=\r\n/);
    expect(main.requests[0]!.body.length).toBeGreaterThan(300_000);
  });

  it("forwards a repeated recording once, and again only after a failure", async () => {
    const upload = (size: number, lead = "TDE=") =>
      app.inject({
        method: "POST",
        url: paths.uploadVideo,
        ...multipart([
          ["refstr", lead],
          ["video", webm(size)],
        ]),
      });
    main.answer = async (_request, response) => {
      await wait(50);
      json(response, {});
    };
    const answers = await Promise.all([upload(5_001), upload(5_001)]);
    answers.push(await upload(5_001));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(main.requests).toHaveLength(1);
    expect(main.requests[0]!.headers["idempotency-key"]).toMatch(/^[0-9a-f]{64}$/);
    await upload(5_001, "TDI=");
    await upload(5_002);
    expect(main.requests).toHaveLength(3);

    main.answer = (_request, response) => json(response, {}, 503);
    expect((await upload(5_003)).statusCode).toBe(502);
    main.answer = (_request, response) => json(response, {});
    expect((await upload(5_003)).statusCode).toBe(200);
    expect(main.requests).toHaveLength(5);
  });

  it("forwards no video without a lead, and reports a lead the lender does not know", async () => {
    const upload = (refstr: string) =>
      app.inject({
        method: "POST",
        url: paths.uploadVideo,
        ...multipart([
          ["refstr", refstr],
          ["video", mp4()],
        ]),
        headers: { ...multipart([]).headers, "accept-language": "hi" },
      });
    const made = await upload("%%%");
    expect(main.requests).toEqual([]);
    main.answer = (_request, response) => json(response, {}, 404);
    const unknown = await upload("TDE=");
    expect(main.requests[0]!.body.toString("latin1")).toContain(
      'name="video"; filename="recording.mp4"\r\nContent-Type: video/mp4',
    );
    for (const answer of [made, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { Status: 0, Message: "इस लिंक से हमें कोई आवेदन नहीं मिला।" },
      ]);
    }
  });

  it("sends the user and password of PROVIDER_URL by Basic authentication", async () => {
    const url = main.url.replace("//", "//saral:pass%40word@");
    const withPassword = await buildApp(settingsFor(`${folder()}/basic`, { PROVIDER_URL: url }));
    try {
      expect((await withPassword.inject({ url: paths.states })).statusCode).toBe(200);
      expect(main.requests[0]!.headers.authorization).toBe(`Basic ${btoa("saral:pass@word")}`);
    } finally {
      await withPassword.close();
    }
  });

  it("stores contact messages itself", async () => {
    const response = await app.inject({
      method: "POST",
      url: paths.contact,
      payload: { name: "Example", message: "Hello" },
    });
    expect(response.json()).toMatchObject({ Status: 1, Data: { reference_number: expect.stringMatching(/^SM-/) } });
    expect(main.requests).toEqual([]);
  });

  describe("when the lender's API fails", () => {
    type Answer = typeof main.answer;
    /** Bytes of a body that is larger than the buffers of sockets and streams. */
    const muchText = "x".repeat(600_000);
    const statesText = JSON.stringify({ Status: 1, Message: "", Data: [] });

    const ofEveryCall: [string, Answer][] = [
      [
        "answers with an error",
        (_request, response) => json(response, { Message: "ORA-00942: applicant@mail.example" }, 500),
      ],
      ["answers with a client error", (_request, response) => json(response, {}, 400)],
      [
        "sends us elsewhere",
        (_request, response) => void response.writeHead(302, { location: `${main.url}/elsewhere` }).end(),
      ],
      [
        "sends us elsewhere with what we sent",
        (_request, response) => void response.writeHead(307, { location: `${main.url}/elsewhere` }).end(),
      ],
      ["resets the connection", (_request, response) => void response.socket!.resetAndDestroy()],
      ["closes the connection", (_request, response) => void response.destroy()],
      ["is silent", () => {}],
      ["sends headers and then nothing", (_request, response) => response.flushHeaders()],
      [
        "drips",
        (_request, response) => {
          const drip = setInterval(() => response.write(" "), 20);
          response.once("close", () => clearInterval(drip));
        },
      ],
      [
        "promises more bytes than it sends",
        (_request, response) => {
          response.writeHead(200, { "content-length": statesText.length + 1 }).write(statesText);
          response.socket!.end();
        },
      ],
      [
        "does not end its chunks",
        (_request, response) => {
          response.writeHead(200, { "transfer-encoding": "chunked" }).write(statesText);
          response.socket!.end();
        },
      ],
      [
        "breaks off inside its compression",
        (_request, response) => {
          const zipped = gzipSync(randomBytes(2_000).toString("hex"));
          response.writeHead(200, { "content-encoding": "gzip" }).end(zipped.subarray(0, 1_000));
        },
      ],
      [
        "compresses",
        (_request, response) =>
          void response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(statesText)),
      ],
      [
        "compresses in the transfer",
        (_request, response) => {
          response.writeHead(200, { "transfer-encoding": "gzip, chunked" }).end(gzipSync(statesText));
        },
      ],
      [
        "names six compressions",
        (_request, response) => {
          response.writeHead(200, { "content-encoding": "gzip, gzip, gzip, gzip, gzip, gzip" }).end(muchText);
        },
      ],
      [
        "answers without end",
        (_request, response) => {
          const write = () => {
            while (!response.destroyed && response.write(muchText));
          };
          response.on("drain", write);
          write();
        },
      ],
      [
        "answers with headers without end",
        (_request, response) => {
          response.socket!.write(`HTTP/1.1 200 OK\r\nx-much: ${muchText}`);
        },
      ],
      ["does not speak HTTP", (_request, response) => void response.socket!.end("SSH-2.0-OpenSSH_9.2\r\n")],
      [
        "changes the protocol",
        (_request, response) => {
          response.socket!.write(
            "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n",
          );
        },
      ],
    ];
    const ofJson: [string, Answer][] = [
      ["answers with a page", (_request, response) => void response.end("<html>applicant@mail.example</html>")],
      ["answers with half a body", (_request, response) => void response.end(statesText.slice(0, 20))],
      [
        "answers in another shape",
        (_request, response) => json(response, { Data: [{ state_id: "applicant@mail.example" }] }),
      ],
    ];

    const jsonCalls: [string, (app: App) => Promise<LightMyRequestResponse>][] = [
      ["states", (app) => app.inject({ url: paths.states })],
      ["cities", (app) => app.inject({ method: "POST", url: paths.cities, payload: { state_id: "7" } })],
      ["PIN codes", (app) => app.inject({ method: "POST", url: paths.pincodes, payload: { city_id: "7" } })],
      ["application", (app) => app.inject({ method: "POST", url: paths.apply, payload: application })],
      ["details", (app) => app.inject({ url: `${paths.leadDetails}?lead_id=1` })],
    ];
    /** A look-up shows any text unchanged, and an upload uses only the status. docs/product.md, section 7.1. */
    const otherCalls: typeof jsonCalls = [
      ["status", (app) => app.inject({ url: `${paths.leadInfo}?pan_number=ABCDE1234F` })],
      [
        "status by the second host",
        (app) => app.inject({ url: `${statusHostPrefix}${paths.leadInfo}?pan_number=9876543210` }),
      ],
      [
        "video",
        (app) =>
          app.inject({
            method: "POST",
            url: paths.uploadVideo,
            ...multipart([
              ["video", webm(302_000)],
              ["refstr", "TDE="],
            ]),
          }),
      ],
    ];
    const failed = [
      502,
      { Status: 0, Message: "The lender's system is not responding. Please try again in a few minutes." },
    ];
    const outcomeOf = async (response: Promise<LightMyRequestResponse>) => [
      (await response).statusCode,
      (await response).json(),
    ];

    describe.each([...jsonCalls, ...otherCalls])("the call for the %s", (_, call) => {
      it.each(ofEveryCall)("is answered 502 when it %s", async (_, answer) => {
        main.answer = answer;
        status.answer = answer;
        expect(await outcomeOf(call(app))).toEqual(failed);
        expect([...main.requests, ...status.requests]).toHaveLength(1);
      });
    });

    describe.each(jsonCalls)("the call for the %s", (_, call) => {
      it.each(ofJson)("is answered 502 when it %s", async (_, answer) => {
        main.answer = answer;
        expect(await outcomeOf(call(app))).toEqual(failed);
      });
    });

    it("explains it in the visitor's language", async () => {
      main.answer = (_request, response) => json(response, {}, 500);
      const response = await app.inject({ url: paths.states, headers: { "accept-language": "hi" } });
      expect(response.json()).toEqual({
        Status: 0,
        Message: "लोन देने वाली कंपनी के सिस्टम से जवाब नहीं मिला। थोड़ी देर में दोबारा कोशिश करें।",
      });
    });

    it("closes the connection of a failed call", async () => {
      for (const [, answer] of ofEveryCall) {
        main.answer = answer;
        await jsonCalls[0]![1](app);
      }
      await expect.poll(() => main.connected()).toBeLessThanOrEqual(1);
    });

    it("logs the kind of failure, without the secret or personal data", () => {
      const log = lines.join("");
      for (const reason of [
        "answered /Api/TaskApi/getState with status 500",
        "did not answer /Api/TaskApi/getState: ECONNRESET",
        "did not answer /Api/TaskApi/getState: ETIMEDOUT",
        "answer to /Api/TaskApi/getState is encoded",
        "answer to /Api/TaskApi/getState is larger than",
        "did not answer /Api/TaskApi/getState: HPE_",
      ])
        expect(log).toContain(`The provider${reason.startsWith("answer to") ? "'s" : ""} ${reason}`);
      expect(log).not.toMatch(/s3cret-value|applicant@mail|ABCDE1234F|9876543210|Applicant/);
    });

    describe.each([
      [
        "is down",
        (port: number, silent: Server) => {
          silent.close();
          return `http://127.0.0.1:${port}`;
        },
      ],
      ["does not answer the TLS handshake", (port: number) => `https://127.0.0.1:${port}`],
      ["has an unknown host name", () => "http://lender.invalid"],
    ])("and %s", (_, urlOf) => {
      const outOfReach = testFolder();
      const sockets: Socket[] = [];
      let silent: Server;
      let lonely: App;
      beforeAll(async () => {
        silent = createServer((socket) => void sockets.push(socket.on("error", () => {}))).listen(0, "127.0.0.1");
        await once(silent, "listening");
        const url = urlOf((silent.address() as AddressInfo).port, silent);
        lonely = await buildApp(
          settingsFor(outOfReach(), {
            PROVIDER_URL: url,
            PROVIDER_TIMEOUT_MS: "300",
            PROVIDER_UPLOAD_TIMEOUT_MS: "300",
          }),
        );
      });
      afterAll(async () => {
        await lonely.close();
        for (const socket of sockets) socket.destroy();
        silent.close();
      });

      it.each([...jsonCalls, ...otherCalls])("the call for the %s is answered 502", async (_, call) => {
        expect(await outcomeOf(call(lonely))).toEqual(failed);
      });
    });
  });

  it("reads the lender's rejection of a video that was sent before the video was read", async () => {
    const hasty = createHttpServer((_request, response) => json(response, {}, 404)).listen(0, "127.0.0.1");
    await once(hasty, "listening");
    const hastyApp = await buildApp(
      settingsFor(`${folder()}/hasty`, { PROVIDER_URL: `http://127.0.0.1:${(hasty.address() as AddressInfo).port}` }),
    );
    try {
      const response = await hastyApp.inject({
        method: "POST",
        url: paths.uploadVideo,
        ...multipart([
          ["video", webm(40_000_000)],
          ["refstr", "TDE="],
        ]),
      });
      expect([response.statusCode, response.json().Message]).toEqual([
        404,
        "We could not find an application for this link.",
      ]);
      await expect.poll(() => promisify(hasty.getConnections.bind(hasty))()).toBe(0);
    } finally {
      await hastyApp.close();
      hasty.close();
    }
  });

  it("requests no compression and reuses a connection for consecutive calls", async () => {
    const before = main.accepted();
    for (let number = 0; number < 5; number++) {
      expect((await app.inject({ url: paths.states })).statusCode).toBe(200);
      expect((await apply()).statusCode).toBe(200);
    }
    expect(main.requests.map(({ headers }) => headers["accept-encoding"])).toEqual(
      Array.from({ length: 10 }, () => "identity"),
    );
    expect(main.accepted() - before).toBeLessThanOrEqual(1);
  });

  it("accepts a response without a length, and for a video one without a body", async () => {
    main.answer = (_request, response) => {
      response
        .writeHead(200, { "content-encoding": "identity" })
        .write('{"Status":1,"Message":"","Data":[{"state_id":7,');
      response.end('"state":"दिल्ली"}]}');
    };
    expect((await app.inject({ url: paths.states })).json().Data).toEqual([{ state_id: "7", state: "दिल्ली" }]);
    main.answer = (_request, response) => void response.writeHead(204).end();
    const sent = await app.inject({
      method: "POST",
      url: paths.uploadVideo,
      ...multipart([
        ["video", webm(301)],
        ["refstr", "TDE="],
      ]),
    });
    expect(sent.json()).toMatchObject({ Status: 1 });
  });
});
