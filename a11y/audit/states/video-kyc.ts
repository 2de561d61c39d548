import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { siteIn } from "../../../testing/site.ts";
import { videoStatement } from "../../../testing/video-statement.ts";
import { jsonResponse } from "./json-response.ts";
import type { StateContext, State } from "../subject.ts";

/** An application that exists only in the responses below. */
const address = `/video-kyc?refstr=${encodeURIComponent(toRefstr("e".repeat(40)))}`;

/** Fakes the lender: it knows the application and accepts the video. */
async function mockLender({ page }: StateContext): Promise<void> {
  await page.route(
    `**${paths.leadDetails}*`,
    jsonResponse([
      {
        first_name: "Example",
        sur_name: "Applicant",
        loan_recommended: "25000",
        repayment_date: "2027-02-19",
        repayment_amount: "25493.15",
      },
    ]),
  );
  await page.route(`**${paths.uploadVideo}`, jsonResponse({ Status: 1, Message: "" }));
}

/** Scrolls to the statement, so that it hydrates. */
async function scrollToStatement({ page, language }: StateContext) {
  const statement = videoStatement(page, siteIn(language, page));
  await statement.scrollTo();
  return statement;
}

async function record(context: StateContext) {
  const statement = await scrollToStatement(context);
  await statement.make();
  await statement.review.waitFor();
  return statement;
}

const shared = { route: "/video-kyc", startAt: address, beforeOpen: mockLender } as const;

/** The video statement from the link to the confirmation, and without a camera. The page without a link is audited as a page. */
export const videoStates: readonly State[] = [
  {
    ...shared,
    id: "video-start",
    modes: ["normal", "text-200", "text-spacing", "reduced-motion"],
    title: { en: "Personal link recognised, camera off", hi: "लिंक सही है, कैमरा बंद है" },
    setup: async (context) => (await scrollToStatement(context)).turnOn.waitFor(),
  },
  {
    ...shared,
    id: "video-no-camera",
    modes: ["normal", "text-200"],
    title: { en: "Camera access denied", hi: "कैमरे की इजाज़त नहीं मिली" },
    beforeOpen: async (context) => {
      await mockLender(context);
      await context.page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException("", "NotAllowedError");
        };
      });
    },
    setup: async (context) => {
      await (await scrollToStatement(context)).turnOn.click();
      await context.page.getByRole("alertdialog").waitFor();
    },
  },
  {
    ...shared,
    id: "video-ready",
    modes: ["normal", "text-200", "text-spacing"],
    announces: true,
    focus: "button",
    title: { en: "Camera on", hi: "कैमरा चालू है" },
    setup: async (context) => {
      const statement = await scrollToStatement(context);
      await statement.turnOn.click();
      await statement.record.waitFor();
    },
  },
  {
    ...shared,
    id: "video-recording",
    modes: ["normal"],
    announces: true,
    focus: "button",
    moves: true,
    title: { en: "Video statement being recorded", hi: "पहचान का वीडियो रिकॉर्ड हो रहा है" },
    setup: async (context) => {
      const statement = await scrollToStatement(context);
      await statement.turnOn.click();
      await statement.record.click();
      await statement.stop.waitFor();
    },
  },
  {
    ...shared,
    id: "video-review",
    modes: ["normal", "text-200", "text-spacing"],
    focus: "h2, h3",
    title: { en: "Recording ready to play back", hi: "रिकॉर्डिंग चलाकर देखी जा सकती है" },
    setup: record,
  },
  {
    ...shared,
    id: "video-sent",
    modes: ["normal", "text-200"],
    focus: "h2, h3",
    announces: true,
    title: { en: "Video statement submitted", hi: "पहचान का वीडियो जमा हो गया है" },
    setup: async (context) => {
      const statement = await record(context);
      await statement.submit.click();
      await statement.alert.getByRole("button", { name: context.t("common:close") }).click();
      await statement.sent.waitFor();
    },
  },
];
