import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext, Page } from "@playwright/test";
import { paths } from "#contract/calls";
import { toPayload } from "#contract/lender";
import { videoKyc } from "#domain/facts/video-kyc";
import { toRefstr } from "#domain/lead";
import { newApplicant } from "./applicant.ts";
import type { Site } from "./site.ts";

const dataFolder = join(import.meta.dirname, "../.cache/test-data");

/** Submits an application to the server under test, or to the one at `origin`. Returns its lead id and the `refstr` of its links. */
export async function newLead(request: APIRequestContext, origin = ""): Promise<{ refstr: string; leadId: string }> {
  const form = { ...newApplicant(), state: "7", city: "701", pincode: "110001", loanAmount: "25000" };
  const { Data } = (await (await request.post(origin + paths.apply, { data: toPayload(form) })).json()) as {
    Data: { lead_id: string };
  };
  return { leadId: Data.lead_id, refstr: toRefstr(Data.lead_id) };
}

/** The stored videos of a lead, with their files. */
export function videosOf(leadId: string, folder = dataFolder) {
  const database = new DatabaseSync(join(folder, "saral.sqlite"), { readOnly: true });
  try {
    const rows = database
      .prepare("select file_name, content_type, bytes from videos where lead_id = ?")
      .all(leadId) as { file_name: string; content_type: string; bytes: number }[];
    return rows.map((row) => ({ ...row, file: join(folder, "videos", row.file_name) }));
  } finally {
    database.close();
  }
}

/** The video statement and its parts, by their accessible names. */
export function videoStatement(page: Page, { t, open }: Pick<Site, "t" | "open">) {
  const region = page.getByRole("region", { name: t("video-statement:heading"), exact: true });
  const button = (name: string) => region.getByRole("button", { name, exact: true });
  const statement = {
    region,
    turnOn: button(t("video-statement:start.action")),
    record: button(t("video-statement:ready.record")),
    practise: button(t("video-statement:ready.practise")),
    switchCamera: button(t("video-statement:ready.switch")),
    turnOff: button(t("video-statement:ready.off")),
    stop: button(t("video-statement:running.stop")),
    endPractice: button(t("video-statement:running.stopPractice")),
    submit: button(t("video-statement:review.submit")),
    retake: button(t("video-statement:review.retake")),
    delete: button(t("video-statement:review.delete")),
    save: region.getByRole("link", { name: t("video-statement:review.save"), exact: true }),
    cancel: button(t("video-statement:sending.cancel")),
    file: region.getByLabel(t("video-statement:file.label")),
    picture: region.getByRole("img", { name: t("video-statement:ready.picture") }),
    review: region.getByRole("heading", { name: t("video-statement:review.heading") }),
    sending: region.getByRole("heading", { name: t("video-statement:sending.heading") }),
    sent: region.getByRole("heading", { name: t("video-statement:sent.heading") }),
    timer: region.getByRole("timer"),
    alert: page.getByRole("alertdialog"),
    async open(refstr: string) {
      await open(`/video-kyc?refstr=${encodeURIComponent(refstr)}`);
      await statement.scrollTo();
    },
    /** Scrolls to it, because it hydrates near the viewport. Its element may be replaced meanwhile, so nothing waits for it to be stable. */
    scrollTo: () => region.evaluate((element) => element.scrollIntoView({ block: "center" })),
    /** Records for about this long and stops. */
    async make(milliseconds = 1_200) {
      await statement.turnOn.click();
      await statement.record.click();
      await page.waitForTimeout(milliseconds);
      await statement.stop.click();
    },
    secondsLeft: (count: number) => t("video-statement:running.left", { count }),
  };
  return statement;
}

/** Keys of the recordings stored in IndexedDB. */
export const storedRecordings = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open("saral.recording");
        opening.onsuccess = () => {
          const database = opening.result;
          const keys = database.objectStoreNames.contains("recordings")
            ? database.transaction("recordings").objectStore("recordings").getAllKeys()
            : undefined;
          const done = (found: string[]) => {
            database.close();
            resolve(found);
          };
          if (!keys) return done([]);
          keys.onsuccess = () => done(keys.result.map(String));
        };
      }),
  );

/** Keeps every media stream the page opens, so that a test can inspect or end its tracks. Call before navigation. */
export const watchCamera = (page: Page) =>
  page.addInitScript(() => {
    const streams: MediaStream[] = [];
    Object.assign(window, { streams });
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wishes) => {
      const stream = await open(wishes);
      streams.push(stream);
      return stream;
    };
  });

/** Whether any camera or microphone is on. */
export const cameraIsOn = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams.some((stream) =>
      stream.getTracks().some(({ readyState }) => readyState === "live"),
    ),
  );

/** Makes the camera fail with this DOMException. Call before navigation. */
export const failCamera = (page: Page, name: string) =>
  page.addInitScript((error) => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("", error);
    };
  }, name);

/** Length of a statement in seconds. */
export const { recordingSeconds } = videoKyc;
