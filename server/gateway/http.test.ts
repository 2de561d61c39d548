import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paths, statusHostPrefix } from "#contract/lender";
import { buildApp } from "../app.ts";
import { testFolder } from "../testing/databases.ts";
import { fakeProvider, json } from "../testing/fake-provider.ts";
import { application, mp4, webm } from "../testing/samples.ts";
import { multipart, settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";

describe("a site whose calls go on to the lender's own API", () => {
  const folder = testFolder();
  const main = fakeProvider();
  const status = fakeProvider();
  const lines: string[] = [];
  let app: App;
  beforeAll(async () => {
    app = await buildApp(settingsFor(folder(), {
      PROVIDER_URL: `${main.url}/base/`,
      STATUS_PROVIDER_URL: status.url,
      PROVIDER_SECRET: "s3cret-value",
      PROVIDER_SECRET_FIELD: "api_secret",
      PROVIDER_TIMEOUT_MS: "300",
      PROVIDER_UPLOAD_TIMEOUT_MS: "2000",
      LENDER_IP: "203.0.113.7",
      SITE_SOURCE: "Saral Loans",
      LOG_LEVEL: "info",
    }), { logStream: { write: (line) => void lines.push(line) } });
  });
  afterAll(() => app.close());

  const apply = (changes: object = {}, key?: string) => app.inject({
    method: "POST", url: paths.apply, payload: { ...application, ...changes },
    headers: { "accept-language": "hi", ...(key ? { "idempotency-key": key } : {}) },
  });
  const saved = { Status: 1, Message: "Saved", Data: { reference_number: "P-1", lead_id: 4711, other: "unasked" } };

  it("adds the fixed values and the secret, over whatever a client sends", async () => {
    main.answer = (_request, response) => json(response, saved);
    const response = await apply({ source: "elsewhere", lead_data_source_id: 1, ip: "1.2.3.4", api_secret: "guess", extra: "x" });
    const [asked] = main.requests;
    expect(asked).toMatchObject({ method: "POST", path: `/base${paths.apply}` });
    expect(asked!.headers["accept-language"]).toBe("hi-IN");
    expect(JSON.parse(asked!.body.toString())).toEqual({
      ...application, source: "Saral Loans", lead_data_source_id: 38, ip: "203.0.113.7", api_secret: "s3cret-value",
    });
    expect(response.json()).toEqual({ Status: 1, Message: "Saved", Data: { reference_number: "P-1", lead_id: "4711" } });
  });

  it("sends a repeated submission on once, and tells both the same", async () => {
    main.answer = async (_request, response) => {
      await wait(120);
      json(response, saved);
    };
    const answers = await Promise.all([apply({}, "double-click"), apply({}, "double-click"), apply({}, "double-click")]);
    answers.push(await apply({}, "double-click"));
    expect(main.requests).toHaveLength(1);
    expect(main.requests[0]!.headers["idempotency-key"]).toBe("double-click");
    for (const answer of answers) expect(answer.json()).toEqual(answers[0]!.json());
    expect((await apply({ loan_amount: "1" }, "double-click")).statusCode).toBe(422);
  });

  it("may be tried again under the same key after a failure or a refusal", async () => {
    main.answer = (_request, response) => json(response, {}, 500);
    expect((await apply({}, "second-try")).statusCode).toBe(502);
    main.answer = (_request, response) => json(response, { Status: "0", Message: "Not in this state" });
    expect((await apply({}, "second-try")).json()).toEqual({ Status: 0, Message: "Not in this state" });
    main.answer = (_request, response) => json(response, saved);
    expect((await apply({}, "second-try")).json()).toMatchObject({ Status: 1 });
    expect(main.requests).toHaveLength(3);
  });

  it("lets a waiting repetition try for itself when the first sending fails", async () => {
    let sendings = 0;
    main.answer = async (_request, response) => {
      await wait(50);
      json(response, saved, ++sendings === 1 ? 503 : 200);
    };
    const [first, second] = await Promise.all([apply({}, "first-fails"), wait(10).then(() => apply({}, "first-fails"))]);
    expect([first!.statusCode, second!.statusCode]).toEqual([502, 200]);
  });

  it("asks the second host for /check, and shows its text as it came", async () => {
    status.answer = (_request, response) => void response.end("<b>Under review</b>");
    const response = await app.inject({ url: `${statusHostPrefix}${paths.leadInfo}?lead_id=L%201&pan_number=%2B91%2098765%2043210` });
    expect(response.body).toBe("<b>Under review</b>");
    expect(response.headers["content-security-policy"]).toContain("sandbox");
    expect(status.requests[0]).toMatchObject({ path: paths.leadInfo, query: { lead_id: "L 1", pan_number: "9876543210" } });
    expect(main.requests).toEqual([]);
  });

  it("takes lists whose numbers are numbers or text, and leaves out what nobody asked for", async () => {
    main.answer = (_request, response) => json(response, { Status: "1", Message: null, Data: [{ state_id: 7, state: "Delhi", secret: "x" }] });
    const response = await app.inject({ url: paths.states });
    expect(response.json()).toEqual({ Status: 1, Message: "", Data: [{ state_id: "7", state: "Delhi" }] });
    expect(response.headers["cache-control"]).toBe("public, max-age=3600");
  });

  it("passes a refused list on, and lets nobody keep it", async () => {
    main.answer = (_request, response) => json(response, { Status: 0, Message: "Closed" });
    const response = await app.inject({ url: paths.states });
    expect([response.json(), response.headers["cache-control"]]).toEqual([{ Status: 0, Message: "Closed" }, "no-store"]);
  });

  it("sends a video on from disk, and keeps nothing of it", async () => {
    const response = await app.inject({
      method: "POST", url: paths.uploadVideo, ...multipart([["video", webm(300_000)], ["refstr", "TDE="]]),
    });
    expect(response.json()).toEqual({ Status: 1, Message: "Video uploaded successfully!" });
    const body = main.requests[0]!.body.toString("latin1");
    expect(body).toContain('name="video"; filename="recording.webm"\r\nContent-Type: video/webm');
    expect(body).toMatch(/name="refstr"\r\n\r\nTDE=\r\n/);
    expect(main.requests[0]!.body.length).toBeGreaterThan(300_000);
  });

  it("sends a recording on once, however often it is sent, and lets it be sent again after a failure", async () => {
    const upload = (size: number, lead = "TDE=") => app.inject({
      method: "POST", url: paths.uploadVideo, ...multipart([["refstr", lead], ["video", webm(size)]]),
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

  it("carries nothing to the lender that names no lead, and tells of a lead that the lender does not know", async () => {
    const upload = (refstr: string) => app.inject({
      method: "POST", url: paths.uploadVideo, ...multipart([["refstr", refstr], ["video", mp4()]]), headers: { ...multipart([]).headers, "accept-language": "hi" },
    });
    const made = await upload("%%%");
    expect(main.requests).toEqual([]);
    main.answer = (_request, response) => json(response, {}, 404);
    const unknown = await upload("TDE=");
    expect(main.requests[0]!.body.toString("latin1")).toContain('name="video"; filename="recording.mp4"\r\nContent-Type: video/mp4');
    for (const answer of [made, unknown]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, { Status: 0, Message: "इस लिंक से कोई आवेदन नहीं मिला।" }]);
    }
  });

  it("keeps contact messages itself", async () => {
    const response = await app.inject({ method: "POST", url: paths.contact, payload: { name: "Example", message: "Hello" } });
    expect(response.json()).toMatchObject({ Status: 1, Data: { reference_number: expect.stringMatching(/^SM-/) } });
    expect(main.requests).toEqual([]);
  });

  describe("when the lender's API fails", () => {
    const failures: [string, typeof main.answer][] = [
      ["answers with an error", (_request, response) => json(response, { Message: "ORA-00942: applicant@mail.example" }, 500)],
      ["answers with a client error", (_request, response) => json(response, {}, 404)],
      ["answers with a page", (_request, response) => void response.end("<html>applicant@mail.example</html>")],
      ["answers in another shape", (_request, response) => json(response, { Data: [{ state_id: "applicant@mail.example" }] })],
      ["sends us elsewhere", (_request, response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
      ["hangs up", (_request, response) => void response.destroy()],
      ["does not answer in time", async (_request, response) => {
        await wait(500);
        response.end("{}");
      }],
      ["answers without end", (_request, response) => {
        const write = () => {
          while (!response.destroyed && response.write("x".repeat(100_000)));
        };
        response.on("drain", write);
        write();
      }],
    ];

    it.each(failures)("%s: every call is answered 502, in the visitor's language", async (_, answer) => {
      main.answer = answer;
      status.answer = answer;
      const response = await app.inject({ url: paths.states, headers: { "accept-language": "hi" } });
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual({ Status: 0, Message: "लोन देने वाली कंपनी के सिस्टम से जवाब नहीं मिला। थोड़ी देर में दोबारा कोशिश करें।" });
      expect((await apply()).statusCode).toBe(502);
    });

    it.each([
      ["cities", () => app.inject({ method: "POST", url: paths.cities, payload: { state_id: "7" } })],
      ["PIN codes", () => app.inject({ method: "POST", url: paths.pincodes, payload: { city_id: "7" } })],
      ["status", () => app.inject({ url: `${paths.leadInfo}?pan_number=ABCDE1234F` })],
      ["details", () => app.inject({ url: `${paths.leadDetails}?lead_id=1` })],
      ["video", () => app.inject({ method: "POST", url: paths.uploadVideo, ...multipart([["video", webm()], ["refstr", "TDE="]]) })],
    ])("the %s cannot be had, and nothing of the inside is told", async (_, call) => {
      main.answer = (_request, response) => json(response, { Message: "inside" }, 500);
      const response = await call();
      expect(response.statusCode).toBe(502);
      expect(response.json()).toEqual({ Status: 0, Message: "The lender's system did not answer. Try again in a little while." });
    });

    it("is noted in the log by its kind, without the secret or anything it sent", () => {
      const log = lines.join("");
      expect(log).toContain("The provider answered /Api/TaskApi/getState with status 500.");
      expect(log).not.toMatch(/s3cret-value|applicant@mail|ABCDE1234F|9876543210|Applicant/);
    });
  });
});
