import { paths } from "#contract/lender";
import { toRefstr } from "#domain/lead";
import { json } from "../answers.ts";
import type { Scene, State } from "../subject.ts";

/** A link whose lead is made up, and so is what is told of it and what is sent: nothing of this is ever kept. */
const startAt = `/video-kyc?refstr=${encodeURIComponent(toRefstr("AUDIT"))}`;
const lead = [{ first_name: "Example", sur_name: "Applicant", loan_recommended: "25000", repayment_date: "2027-02-19", repayment_amount: "25493.15" }];
const outside = async ({ page }: Scene) => {
  await page.route(`**${paths.leadDetails}*`, json(lead));
  await page.route(`**${paths.uploadVideo}`, json({ Status: 1, Message: "" }));
};

const button = ({ page, t }: Scene, key: string) => page.locator("#statement").getByRole("button", { name: t(`video-statement:${key}`), exact: true });

async function turnOn(scene: Scene): Promise<void> {
  await scene.page.locator("#statement").scrollIntoViewIfNeeded();
  await button(scene, "start.action").click();
  await button(scene, "ready.record").waitFor();
}

async function record(scene: Scene): Promise<void> {
  await turnOn(scene);
  await button(scene, "ready.record").click();
  await scene.page.waitForTimeout(1_200);
}

async function review(scene: Scene): Promise<void> {
  await record(scene);
  await button(scene, "running.stop").click();
  await button(scene, "review.submit").waitFor();
}

const common = { route: "/video-kyc", startAt, modes: ["normal", "text-200", "text-spacing", "reduced-motion"] } as const;

/** The video statement, from the camera to the server, and what may go wrong. */
export const videoStates: readonly State[] = [
  {
    ...common, id: "video-start", before: outside,
    title: { en: "the link is known, the camera is off", hi: "लिंक सही है, कैमरा बंद है" },
    reach: ({ page }) => page.locator("#statement").scrollIntoViewIfNeeded(),
  },
  {
    ...common, id: "video-denied", focus: "[role=alertdialog] *",
    title: { en: "an alert: the camera was not allowed", hi: "सूचना: कैमरे की इजाज़त नहीं मिली" },
    before: async (scene) => {
      await outside(scene);
      await scene.page.addInitScript(() => { navigator.mediaDevices.getUserMedia = async () => { throw new DOMException("", "NotAllowedError"); }; });
    },
    reach: async (scene) => {
      await scene.page.locator("#statement").scrollIntoViewIfNeeded();
      await button(scene, "start.action").click();
      await scene.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    ...common, id: "video-ready", before: outside, focus: "#statement button", speaks: true,
    title: { en: "the camera is on", hi: "कैमरा चालू है" },
    reach: turnOn,
  },
  {
    ...common, id: "video-recording", before: outside, focus: "#statement button", speaks: true, modes: ["normal", "text-200", "text-spacing"],
    title: { en: "it is recording", hi: "रिकॉर्डिंग चल रही है" },
    reach: record,
  },
  {
    ...common, id: "video-review", before: outside, focus: "#statement h3",
    title: { en: "the recording is reviewed", hi: "रिकॉर्डिंग देखी जा रही है" },
    reach: review,
  },
  {
    ...common, id: "video-sent", before: outside, focus: "#statement h3", speaks: true, modes: ["normal", "text-200"],
    title: { en: "the video has been sent", hi: "वीडियो भेज दिया गया है" },
    reach: async (scene) => {
      await review(scene);
      await button(scene, "review.submit").click();
      await scene.page.getByRole("alertdialog").waitFor();
      await scene.page.keyboard.press("Escape");
      await scene.page.getByRole("alertdialog").waitFor({ state: "detached" });
    },
  },
];
