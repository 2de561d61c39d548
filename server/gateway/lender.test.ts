import { readdir } from "node:fs/promises";
import { Readable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApplicationReceipt } from "#contract/lender";
import { toRefstr } from "#domain/lead";
import { buildApp } from "../app.ts";
import type { ProviderSettings } from "../env.ts";
import { noMetrics } from "../metrics.ts";
import { openDatabase } from "../store/database.ts";
import { loadPlaces } from "../store/geography.ts";
import { listHistory } from "../store/status-history.ts";
import type { Database } from "../store/tables.ts";
import { listVideos } from "../store/videos.ts";
import { onBothDatabases, testFolder, type NewDatabase } from "../testing/databases.ts";
import { application, fewPlaces, webm } from "../testing/samples.ts";
import { settingsFor } from "../testing/site.ts";
import type { App } from "../types.ts";
import { UploadStaging, type ReceivedVideo } from "../videos/upload-staging.ts";
import { VideoFolder } from "../videos/folder.ts";
import { embeddedLender } from "./embedded-lender.ts";
import { fixedValues } from "./fixed-values.ts";
import { httpLender } from "./http-lender.ts";
import type { ApplicationResponse, Lender } from "./lender.ts";
import { upstreamsOf } from "./upstreams.ts";

/** A lender, and the database and video folder in which its applications are stored. */
interface LenderSetup {
  lender: Lender;
  database: Database;
  videoFolder: string;
  close: () => Promise<void>;
}
type SetUpLender = (folder: string, newDatabase: NewDatabase) => Promise<LenderSetup>;

const now = () => new Date("2026-08-15T20:00:00.000Z");
const fixed = fixedValues({ source: "Saral Loans", lenderIp: "0.0.0.0" });

const embedded: SetUpLender = async (folder, newDatabase) => {
  const db = await openDatabase(await newDatabase());
  await loadPlaces(db, fewPlaces);
  const videos = new VideoFolder(folder);
  await videos.check();
  return {
    lender: embeddedLender({ db, videos, fixed, now }),
    database: db,
    videoFolder: folder,
    close: () => db.destroy(),
  };
};

/** Our own server acts as the lender's API, because it answers the same calls. */
const http: SetUpLender = async (folder, newDatabase) => {
  const settings = { ...settingsFor(folder), database: await newDatabase() };
  const api: App = await buildApp(settings, { geography: () => fewPlaces, now });
  const url = await api.listen({ port: 0, host: "127.0.0.1" });
  const db = await openDatabase(await newDatabase());
  const database = await openDatabase(settings.database);
  const provider: ProviderSettings = {
    kind: "http",
    url,
    statusUrl: `${url}/status-host`,
    secret: "s3cret",
    secretField: "secret",
    timeoutMs: 5_000,
    uploadTimeoutMs: 5_000,
    failuresMax: 1_000,
    pauseMs: 1_000,
  };
  const metrics = noMetrics;
  const upstreams = upstreamsOf(provider, { metrics, onChange: () => {} });
  const lender = httpLender({
    provider,
    upstreams,
    metrics,
    db,
    fixed,
    now,
    onError: (error) => {
      throw error;
    },
  });
  const close = async () => {
    await Promise.all([db.destroy(), database.destroy(), api.close()]);
  };
  return { lender, database, videoFolder: `${settings.dataDir}/videos`, close };
};

const receiptOf = (answer: ApplicationResponse) => answer.Data as Required<ApplicationReceipt>;

describe.each([
  ["embedded", embedded],
  ["http", http],
])("the %s lender", (_, setUp) => {
  onBothDatabases((newDatabase) => {
    const folder = testFolder();
    let setup: LenderSetup;
    let lender: Lender;
    beforeAll(async () => {
      setup = await setUp(folder(), newDatabase);
      lender = setup.lender;
    });
    afterAll(() => setup.close());

    const apply = (changes: Partial<typeof application> = {}, idempotencyKey?: string) =>
      lender.apply({ application: { ...application, ...changes }, idempotencyKey }, "en");
    const countLeads = async () => (await setup.database.selectFrom("leads").select("lead_id").execute()).length;
    const countApplications = async () =>
      (await setup.database.selectFrom("applications").select("lead_id").execute()).length;

    describe("given a visitor chooses a place", () => {
      it("names the states in English and in Hindi, each in its own order", async () => {
        const english = await lender.states("en");
        expect(english.Status).toBe(1);
        expect(english.Data).toMatchObject([
          { state_id: "4", state: "Chandigarh" },
          { state_id: "7", state: "Delhi" },
          { state_id: "36", state: "Telangana" },
        ]);
        expect((await lender.states("hi")).Data?.map(({ state }) => state)).toEqual(["चंडीगढ़", "तेलंगाना", "दिल्ली"]);
      });

      it("names the cities of a state in English and in Hindi, each in its own order", async () => {
        expect(await lender.cities("7", "en")).toMatchObject({
          Status: 1,
          Data: [
            { city_id: "701", city: "Central Delhi" },
            { city_id: "702", city: "New Delhi" },
          ],
        });
        expect((await lender.cities("7", "hi")).Data).toMatchObject([
          { city_id: "702", city: "नई दिल्ली" },
          { city_id: "701", city: "मध्य दिल्ली" },
        ]);
      });

      it("lists the PIN codes of a city", async () => {
        expect((await lender.pincodes("702", "en")).Data?.map(({ m_pincode_value }) => m_pincode_value)).toEqual([
          "110001",
          "110003",
        ]);
      });

      it("answers 404 for an unknown place", async () => {
        await expect(lender.cities("99", "en")).rejects.toThrow();
        await expect(lender.pincodes("99", "en")).rejects.toThrow();
      });
    });

    describe("given a visitor applies", () => {
      it("acknowledges it with an application number, an unguessable lead id and the time", async () => {
        const answer = await apply();
        expect(answer).toMatchObject({ Status: 1, Message: "Your application has been submitted successfully." });
        expect(receiptOf(answer)).toEqual({
          reference_number: expect.stringMatching(/^SL-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
          lead_id: expect.stringMatching(/^[0-9a-f]{40}$/),
          received_at: "2026-08-15T20:00:00.000Z",
        });
      });

      it("stores the application with the fixed values and starts its history", async () => {
        const { lead_id } = receiptOf(await apply({ first_name: "उदाहरण" }));
        const row = await setup.database
          .selectFrom("applications")
          .selectAll()
          .where("lead_id", "=", lead_id)
          .executeTakeFirst();
        expect(row).toMatchObject({
          first_name: "उदाहरण",
          source: "Saral Loans",
          lead_data_source_id: 38,
          ip: "0.0.0.0",
        });
        expect(await listHistory(setup.database, lead_id)).toMatchObject([{ step: 0, status: "received" }]);
      });

      it("answers in the requested language", async () => {
        expect((await lender.apply({ application, idempotencyKey: undefined }, "hi")).Message).toBe(
          "आपका आवेदन जमा हो गया है।",
        );
      });

      it("stores nothing when the city is not in the state", async () => {
        const before = await countLeads();
        await expect(apply({ state_id: "36" })).rejects.toThrow();
        await expect(apply({ city: "999" }, "a-key-for-a-wrong-place")).rejects.toThrow();
        expect(await countLeads()).toBe(before);
      });
    });

    describe("given the same submission is sent twice", () => {
      it("answers both alike and stores one", async () => {
        const before = await countLeads();
        const first = await apply({}, "sent-twice-1");
        expect(await apply({}, "sent-twice-1")).toEqual(first);
        expect([await countLeads(), await countApplications()]).toEqual([before + 1, before + 1]);
      });

      it("stores one of many that arrive together", async () => {
        const before = await countLeads();
        const answers = await Promise.all(Array.from({ length: 12 }, () => apply({}, "all-at-once")));
        expect(new Set(answers.map((answer) => receiptOf(answer).lead_id)).size).toBe(1);
        expect([await countLeads(), await countApplications()]).toEqual([before + 1, before + 1]);
      });

      it("rejects the key with different details", async () => {
        await apply({}, "used-before");
        const before = await countLeads();
        await expect(apply({ loan_amount: "30000" }, "used-before")).rejects.toMatchObject({ statusCode: 422 });
        expect(await countLeads()).toBe(before);
      });

      it("stores both when they have different keys", async () => {
        const [one, two] = [await apply({}, "submission-1"), await apply({}, "submission-2")];
        expect(receiptOf(one).lead_id).not.toBe(receiptOf(two).lead_id);
        expect(receiptOf(one).reference_number).not.toBe(receiptOf(two).reference_number);
      });
    });

    describe("given a visitor looks up an application", () => {
      const details = { pan: "LOOKS1234P", mobile: "9811111111", sur_name: "Nameless" };
      let leadId: string;
      beforeAll(async () => {
        leadId = receiptOf(await apply(details)).lead_id;
      });
      const lookUp = (host: "main" | "status", value: string, lead = "", language: "en" | "hi" = "en") =>
        lender.leadInfo({ host, leadId: lead, value }, language);
      const known =
        "<p><strong>We have received your application.</strong></p><p>The lender will give you a decision within 2 working days of the day you applied.</p>";
      const unknown =
        "<p><strong>We could not find an application with these details.</strong></p><p>Check the number and try again, or contact us.</p>";

      it("shows the status and the next step by PAN, without personal details", async () => {
        expect(await lookUp("main", details.pan)).toContain(known);
        expect(await lookUp("main", details.pan, leadId)).toContain(known);
      });

      it("accepts a mobile number only on the second host", async () => {
        expect(await lookUp("status", details.mobile)).toContain(known);
        expect(await lookUp("status", details.pan)).toContain(known);
        expect(await lookUp("main", details.mobile)).toContain(unknown);
      });

      it("answers in Hindi", async () => {
        expect(await lookUp("main", details.pan, "", "hi")).toContain(
          "<p><strong>हमें आपका आवेदन मिल गया है।</strong></p><p>लोन देने वाली कंपनी आवेदन के 2 कामकाजी दिनों के अंदर फ़ैसला बताएगी।</p>",
        );
      });

      it("answers in the same form for an unknown value or another applicant's lead", async () => {
        expect(await lookUp("main", "NOBOD0000Y")).toContain(unknown);
        expect(await lookUp("main", details.pan, "0".repeat(40))).toContain(unknown);
        expect(await lookUp("main", "NOBOD0000Y", leadId)).toContain(unknown);
      });

      it("returns the amount applied for and no repayment details before a loan is agreed", async () => {
        expect(await lender.leadDetails(leadId, "en")).toEqual([
          {
            first_name: "Example",
            sur_name: "Nameless",
            loan_recommended: "25000",
            repayment_date: "",
            repayment_amount: "",
          },
        ]);
      });

      it("returns an empty list for an unknown lead", async () => {
        expect(await lender.leadDetails("0".repeat(40), "en")).toEqual([]);
      });
    });

    describe("given a visitor uploads a video", () => {
      let staging: UploadStaging;
      beforeAll(async () => {
        staging = new UploadStaging(`${setup.videoFolder}/arriving`);
        await staging.prepare(now());
      });
      const arrive = (bytes: Buffer): Promise<ReceivedVideo> => staging.receive(Readable.from([bytes]));
      const stored = async () => (await readdir(setup.videoFolder)).filter((name) => name.endsWith(".webm"));

      it("stores it under its lead, and the same recording only once", async () => {
        const { lead_id } = receiptOf(await apply());
        for (let sending = 0; sending < 2; sending++) {
          const video = await arrive(webm(5_000));
          expect(await lender.acceptsVideo(toRefstr(lead_id))).toBe(true);
          expect(await lender.uploadVideo({ video, refstr: toRefstr(lead_id) }, "en")).toEqual({
            Status: 1,
            Message: "Video uploaded successfully!",
          });
          await staging.discard(video);
        }
        const records = await listVideos(setup.database, lead_id);
        expect(records).toMatchObject([{ content_type: "video/webm", bytes: 5_000 }]);
        expect(await stored()).toEqual([records[0]!.file_name]);
      });

      it("stores nothing for an unknown lead", async () => {
        const before = await stored();
        for (const refstr of [toRefstr("0".repeat(40)), "not base64 at all!", ""]) {
          const video = await arrive(webm(5_000));
          await expect(lender.uploadVideo({ video, refstr }, "en")).rejects.toMatchObject({
            statusCode: 404,
            messageKey: "lead.unknown",
          });
          await staging.discard(video);
        }
        expect(await stored()).toEqual(before);
      });
    });
  });
});
