import { readFileSync } from "node:fs";
import type { Locator, Page, Route } from "@playwright/test";
import { paths } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { recordAnnouncements, recordTexts } from "../support/announcements.ts";
import { expectAccessible } from "../support/axe.ts";
import { messagesOf } from "../support/database.ts";
import { stopClock } from "../support/clock.ts";
import { contactForm, newMessage } from "../support/contact-form.ts";
import { ffprobeMissing, hasFfprobe, streamsOf } from "../../testing/ffprobe.ts";
import { startOwnServer } from "../support/own-server.ts";
import { expect, inOneLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";
import {
  cameraIsOn,
  failCamera,
  storedRecordings,
  newLead,
  recordingSeconds,
  videosOf,
  videoStatement,
  watchCamera,
} from "../../testing/video-statement.ts";

const uploads = `**${paths.uploadVideo}`;
const announced = (page: Page) => page.getByRole("status").first();

/** Answers the next upload with `answer`, and lets all later ones through. */
const once = (page: Page, answer: (route: Route) => Promise<void>) => page.route(uploads, answer, { times: 1 });

inOneLanguage(() => {
  test.describe("the link", () => {
    test("without a code or with an unknown one, the page says where the link comes from and how to get help", async ({
      page,
      site,
    }) => {
      const { t } = site;
      for (const [address, why] of [
        ["/video-kyc", "missing"],
        ["/video-kyc?refstr=%25%25", "unknown"],
        [`/video-kyc?refstr=${toRefstr("f".repeat(40))}`, "unknown"],
      ] as const) {
        await site.open(address);
        const { region, scrollTo } = videoStatement(page, site);
        await scrollTo();
        await expect(region.getByRole("heading", { name: t("video-statement:noLink.heading") })).toBeVisible();
        await expect(region.getByText(t(`video-statement:noLink.${why}`))).toBeVisible();
        await expect(region.getByRole("button")).toHaveCount(0);
      }
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessible(page);
      await expect(page.getByRole("region", { name: t("video-statement:person.heading"), exact: true })).toBeVisible();
    });

    test("without an agreed repayment, the script names only the amount applied for", async ({
      page,
      site,
      request,
    }) => {
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await expect(statement.region).toContainText(
        site.language === "en" ? "a loan of twenty five thousand rupees (₹25,000)" : "पच्चीस हज़ार रुपये (₹25,000) के लोन",
      );
      await expect(statement.region).toContainText(site.t("video-statement:script.confirm"));
      await expect(statement.region).not.toContainText("₹25,493");
    });

    test("the script names the loan and the repayment from the lender, with figures in words", async ({
      page,
      site,
      request,
    }) => {
      const { refstr } = await newLead(request);
      const statement = videoStatement(page, site);
      await page.route(`**${paths.leadDetails}*`, (route) =>
        route.fulfill({
          json: [
            {
              first_name: "Example",
              sur_name: "Applicant",
              loan_recommended: "25000",
              repayment_date: "2027-02-19",
              repayment_amount: "25493.15",
            },
          ],
        }),
      );
      await statement.open(refstr);
      await expect(statement.region).toContainText(
        site.language === "en" ? "My name is Example Applicant." : "मेरा नाम Example Applicant है।",
      );
      await expect(statement.region).toContainText(
        site.language === "en" ? "a loan of twenty five thousand rupees (₹25,000)" : "पच्चीस हज़ार रुपये (₹25,000) के लोन",
      );
      await expect(statement.region).toContainText(
        site.language === "en"
          ? "I have to repay twenty five thousand four hundred ninety three rupees and fifteen paise (₹25,493.15) on 19 February 2027"
          : "19 फ़रवरी 2027 को पच्चीस हज़ार चार सौ तिरानवे रुपये और पंद्रह पैसे (₹25,493.15) चुकाने हैं",
      );
    });

    test("if the details cannot be loaded, the script fits every loan and the error is only logged", async ({
      page,
      site,
      request,
    }) => {
      const logged = page.waitForEvent(
        "console",
        (message) => message.type() === "error" && message.text().startsWith("The details of the application"),
      );
      await page.route(`**${paths.leadDetails}*`, (route) => route.fulfill({ status: 503, body: "" }));
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await logged;
      await expect(statement.region.getByText(site.t("video-statement:script.general"))).toBeVisible();
      await expect(statement.region.getByText(site.t("video-statement:script.confirm"))).toBeVisible();
      await expect(statement.alert).toHaveCount(0);
      await statement.make();
      await expect(statement.review).toBeFocused();
    });
  });

  test("a statement is recorded, watched and sent, with picture and sound, and then deleted from the device", async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    const { refstr, leadId } = await newLead(request);
    const statement = videoStatement(page, site);
    await watchCamera(page);
    await statement.open(refstr);
    await statement.turnOn.click();
    await expect(statement.picture).toBeVisible();
    await expect(statement.record).toBeFocused();
    await expect(announced(page)).toHaveText(t("video-statement:ready.announce"));
    await statement.record.click();
    await expect(statement.stop).toBeFocused();
    await expect(statement.timer).toHaveText(statement.secondsLeft(28));
    await statement.stop.click();

    await expect(statement.review).toBeFocused();
    expect(await cameraIsOn(page), "the camera is off after the recording").toBe(false);
    expect(await storedRecordings(page)).toEqual(["unsent"]);
    await expect
      .poll(() => page.locator("main video").evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBe(1_280);
    await statement.submit.click();
    await expect(statement.alert).toHaveAccessibleName(
      site.language === "en" ? "Video uploaded successfully!" : t("video-statement:upload.uploaded"),
    );
    await statement.alert.getByRole("button", { name: t("common:close") }).click();
    await expect(statement.sent).toBeFocused();
    expect(await storedRecordings(page)).toEqual([]);

    const [video, ...others] = videosOf(leadId);
    expect(others).toEqual([]);
    expect(video).toMatchObject({ content_type: "video/webm" });
    await expect(statement.region.getByRole("link", { name: t("video-statement:sent.status") })).toHaveAttribute(
      "href",
      site.address(`/check?refstr=${encodeURIComponent(refstr)}`),
    );
    // The next person at this device cannot find the link in the address or the history state.
    expect(await page.evaluate(() => location.search + JSON.stringify(history.state))).not.toContain(refstr);

    test.skip(!hasFfprobe() && process.env.CI !== "true", ffprobeMissing);
    const streams = streamsOf(video!.file);
    expect(streams.map(({ codec_type, codec_name }) => [codec_type, codec_name]).toSorted()).toEqual([
      ["audio", "opus"],
      ["video", "vp8"],
    ]);
    const picture = streams.find(({ codec_type }) => codec_type === "video")!;
    expect([picture.width, picture.height]).toEqual([1_280, 720]);
    // The frame rate depends on the machine; more than one frame means a moving picture.
    expect(Number(picture.nb_read_frames)).toBeGreaterThan(1);
    expect(streams.every(({ nb_read_frames }) => Number(nb_read_frames) > 0)).toBe(true);
  });

  test("a recording stops after 30 seconds, with announcements at the start, at 10 and 5 seconds and at the end", async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    await page.clock.install();
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await expect(statement.record).toBeFocused();
    await stopClock(page);
    await statement.record.click();
    // The camera does not follow the page's clock and needs a moment for its first picture.
    await page.waitForTimeout(1_000);
    await page.clock.runFor(1_000);
    await expect(announced(page)).toHaveText(t("video-statement:running.started", { count: recordingSeconds }));
    await page.clock.runFor(19_400);
    await expect(statement.timer).toHaveText(statement.secondsLeft(10));
    // The announcer waits for 0.7 s of quiet.
    await page.clock.runFor(500);
    await expect(announced(page)).toHaveText(statement.secondsLeft(10));
    await page.clock.runFor(5_000);
    await expect(announced(page)).toHaveText(statement.secondsLeft(5));
    await page.clock.runFor(4_500);
    await expect(statement.review).toBeFocused();
    await page.clock.runFor(1_000);
    await expect(announced(page)).toHaveText(t("video-statement:running.stopped"));
  });

  test("the end of the recording does not move the focus of a visitor who is elsewhere on the page", async ({
    page,
    site,
    request,
  }) => {
    await page.clock.install();
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await statement.record.click();
    const elsewhere = contactForm(page, site).field("name");
    await elsewhere.click();
    await page.waitForTimeout(1_000);
    await page.clock.runFor((recordingSeconds + 1) * 1_000);
    await expect(statement.submit).toBeVisible();
    await expect(elsewhere).toBeFocused();
  });

  test("a visitor can practise as often as they like, and nothing is recorded", async ({ page, site, request }) => {
    const { t } = site;
    await page.clock.install();
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    for (const end of ["by hand", "by itself"]) {
      await statement.practise.click();
      await expect(statement.endPractice).toBeFocused();
      await expect(statement.region.getByText(t("video-statement:running.practising"))).toBeVisible();
      if (end === "by hand") await statement.endPractice.click();
      else await page.clock.runFor(recordingSeconds * 1_000 + 500);
      await expect(statement.record).toBeFocused();
      await page.clock.runFor(1_000);
      await expect(announced(page)).toHaveText(t("video-statement:running.practiceStopped"));
    }
    expect(await storedRecordings(page)).toEqual([]);
  });

  test("Retake deletes the old recording, resets the time to 30 seconds and records immediately", async ({
    page,
    site,
    request,
  }) => {
    const { refstr, leadId } = await newLead(request);
    const statement = videoStatement(page, site);
    await statement.open(refstr);
    await statement.make(2_500);
    const times = await recordTexts(page, "[role=timer]");
    await statement.retake.click();
    await expect.poll(async () => (await times())[0]).toBe(statement.secondsLeft(recordingSeconds));
    await expect(statement.stop).toBeFocused();
    await page.waitForTimeout(1_200);
    await statement.stop.click();
    await statement.submit.click();
    await expect(statement.alert).toBeVisible();
    expect(videosOf(leadId)).toHaveLength(1);
  });

  test("if the camera fails at Retake, the old recording stays", async ({ page, site, request }) => {
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.make();
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotReadableError"));
    });
    await statement.retake.click();
    await statement.alert.getByRole("button", { name: site.t("common:close") }).click();
    await expect(statement.submit).toBeVisible();
    expect(await storedRecordings(page)).toEqual(["unsent"]);
  });

  for (const [fault, problem, english] of [
    ["NotAllowedError", "denied", "Please allow camera and microphone access in browser settings."],
    ["NotFoundError", "missing", "No camera or microphone found."],
    ["NotReadableError", "other", "Unable to access camera. Please use HTTPS and retry."],
  ] as const) {
    test(`if the camera fails with ${fault}, the page says what to do and still offers the other ways`, async ({
      page,
      site,
      request,
    }) => {
      const { t } = site;
      await failCamera(page, fault);
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await statement.turnOn.click();
      await expect(statement.alert).toHaveAccessibleName(
        site.language === "en" ? english : t(`video-statement:camera.${problem}`),
      );
      await expect(statement.alert).toHaveAccessibleDescription(t(`video-statement:cameraDetail.${problem}`));
      await statement.alert.getByRole("button", { name: t("common:close") }).click();
      await expect(statement.turnOn).toBeFocused();
      await expect(statement.file).toBeVisible();
    });
  }

  test("Try again in the alert starts the camera", async ({ page, site, request }) => {
    await page.addInitScript(() => {
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      let tries = 0;
      navigator.mediaDevices.getUserMedia = (wishes) =>
        tries++ === 0 ? Promise.reject(new DOMException("", "NotReadableError")) : open(wishes);
    });
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await statement.alert.getByRole("button", { name: site.t("common:tryAgain") }).click();
    await expect(statement.record).toBeFocused();
  });

  test("the page asks for HTTPS on an insecure address", async ({ page, site, request }) => {
    await page.addInitScript(() => Object.defineProperty(window, "isSecureContext", { value: false }));
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await expect(statement.alert).toHaveAccessibleName(
      site.language === "en"
        ? "Camera access requires HTTPS. Please use a secure connection."
        : site.t("video-statement:camera.insecure"),
    );
  });

  test("if the browser cannot record, the page offers the other ways", async ({ page, site, request }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, "MediaRecorder"));
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await expect(statement.region.getByText(site.t("video-statement:start.unable"))).toBeVisible();
    await expect(statement.turnOn).toHaveCount(0);
    await expect(statement.file).toBeVisible();
  });

  test("the page says so if the camera stops before or during the recording", async ({ page, site, request }) => {
    const { t } = site;
    const lose = () =>
      page.evaluate(() =>
        (window as unknown as { streams: MediaStream[] }).streams
          .at(-1)!
          .getVideoTracks()[0]!
          .dispatchEvent(new Event("ended")),
      );
    await watchCamera(page);
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await expect(statement.record).toBeFocused();
    await lose();
    await expect(statement.turnOn).toBeFocused();
    await expect(announced(page)).toHaveText(t("video-statement:ready.lost"));
    expect(await cameraIsOn(page)).toBe(false);

    await statement.turnOn.click();
    await statement.record.click();
    await page.waitForTimeout(1_200);
    await lose();
    await expect(statement.region.getByText(t("video-statement:review.lost"))).toBeVisible();
    await expect(statement.submit).toBeVisible();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page);
  });

  test("the page says 'Camera not ready.' if the camera has stopped when Record is pressed", async ({
    page,
    site,
    request,
  }) => {
    await watchCamera(page);
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    await expect(statement.record).toBeFocused();
    // A track stopped by script fires no event.
    await page.evaluate(() =>
      (window as unknown as { streams: MediaStream[] }).streams
        .at(-1)!
        .getTracks()
        .forEach((track) => track.stop()),
    );
    await statement.record.click();
    await expect(statement.alert).toHaveAccessibleName(
      site.language === "en" ? "Camera not ready." : site.t("video-statement:camera.notReady"),
    );
  });

  test.describe("an upload", () => {
    test("can be repeated from the alert after the server has failed", async ({ page, site, request }) => {
      const { t } = site;
      const { refstr, leadId } = await newLead(request);
      const statement = videoStatement(page, site);
      await once(page, (route) => route.fulfill({ status: 500, body: "" }));
      await statement.open(refstr);
      await statement.make();
      await statement.submit.click();
      await expect(statement.alert).toHaveAccessibleName(
        site.language === "en" ? "Upload failed. Please try again." : t("video-statement:upload.uploadFailed"),
      );
      expect(await storedRecordings(page)).toEqual(["unsent"]);
      await statement.alert.getByRole("button", { name: t("common:tryAgain") }).click();
      await expect(statement.alert).toHaveAccessibleName(t("video-statement:upload.uploaded"));
      expect(videosOf(leadId)).toHaveLength(1);
    });

    test("waits for the network and starts by itself when it is back", async ({ page, site, request, context }) => {
      const { t } = site;
      const { refstr, leadId } = await newLead(request);
      const statement = videoStatement(page, site);
      await statement.open(refstr);
      await statement.make();
      await context.setOffline(true);
      await statement.submit.click();
      await expect(statement.region.getByText(t("video-statement:sending.waiting"))).toBeVisible();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(statement.alert).toHaveAccessibleName(t("video-statement:upload.uploaded"));
      expect(videosOf(leadId)).toHaveLength(1);
    });

    test("keeps the recording if the connection breaks", async ({ page, site, request }) => {
      const { refstr } = await newLead(request);
      const statement = videoStatement(page, site);
      await once(page, (route) => route.abort("connectionreset"));
      await statement.open(refstr);
      await statement.make();
      await statement.submit.click();
      await expect(statement.alert).toHaveAccessibleName(
        site.language === "en"
          ? "Something went wrong while uploading."
          : site.t("video-statement:upload.uploadBroken"),
      );
      await statement.alert.getByRole("button", { name: site.t("common:close") }).click();
      await expect(statement.submit).toBeVisible();
      expect(await storedRecordings(page)).toEqual(["unsent"]);
    });

    test("can be repeated after a restart of the server", async ({ page, site }) => {
      const server = await startOwnServer();
      try {
        const { refstr } = await newLeadAt(server.origin);
        const { t } = site;
        const statement = videoStatement(page, {
          t,
          open: async (path) => {
            await page.goto(server.origin + site.address(path));
            await waitUntilReady(page);
          },
        });
        await statement.open(refstr);
        await statement.make();
        await server.stop();
        await statement.submit.click();
        await expect(statement.alert).toHaveAccessibleName(t("video-statement:upload.uploadBroken"));
        await server.start();
        await statement.alert.getByRole("button", { name: t("common:tryAgain") }).click();
        await expect(statement.alert).toHaveAccessibleName(t("video-statement:upload.uploaded"));
      } finally {
        await server.remove();
      }
    });

    test("can be cancelled, and then sent again", async ({ page, site, request }) => {
      const { refstr, leadId } = await newLead(request);
      const statement = videoStatement(page, site);
      const { promise: cancelled, resolve } = Promise.withResolvers<void>();
      await once(page, async (route) => {
        await cancelled;
        await route.abort().catch(() => {});
      });
      await statement.open(refstr);
      await statement.make();
      await statement.submit.click();
      await expect(statement.sending).toBeFocused();
      await expect(statement.region.getByRole("progressbar")).toBeVisible();
      await statement.cancel.click();
      resolve();
      await expect(statement.review).toBeFocused();
      await expect(announced(page)).toHaveText(site.t("video-statement:sending.cancelled"));
      expect(videosOf(leadId)).toEqual([]);
      await statement.submit.click();
      await expect(statement.alert).toHaveAccessibleName(site.t("video-statement:upload.uploaded"));
    });
  });

  test.describe("an unsent recording", () => {
    test.use({ expectedFaults: /beforeunload/i });

    test("is still there after a reload and in the other language", async ({ page, site, request }) => {
      const { refstr, leadId } = await newLead(request);
      const statement = videoStatement(page, site);
      page.on("dialog", (dialog) => void dialog.accept());
      await statement.open(refstr);
      await statement.make();
      await expect.poll(() => storedRecordings(page)).toEqual(["unsent"]);
      await page.reload();
      await waitUntilReady(page);
      await statement.scrollTo();
      await expect(statement.region.getByText(site.t("video-statement:review.restored"))).toBeVisible();

      const otherSite = siteInOtherLanguage(site, page);
      await page.locator("[data-switch]").first().click();
      await page.waitForURL(`**${otherSite.address("/video-kyc")}`);
      await waitUntilReady(page);
      const there = videoStatement(page, otherSite);
      await there.scrollTo();
      await there.submit.click();
      await expect(there.alert).toHaveAccessibleName(otherSite.t("video-statement:upload.uploaded"));
      expect(videosOf(leadId)).toHaveLength(1);
    });

    test("is not shown under another person's link, and is deleted after a day", async ({ page, site, request }) => {
      page.on("dialog", (dialog) => void dialog.accept());
      const [mine, other] = [await newLead(request), await newLead(request)];
      const statement = videoStatement(page, site);
      await statement.open(mine.refstr);
      await statement.make();
      await expect.poll(() => storedRecordings(page)).toEqual(["unsent"]);
      await statement.open(other.refstr);
      await expect(statement.turnOn).toBeVisible();
      expect(await storedRecordings(page)).toEqual(["unsent"]);
      await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1_000);
      await statement.open(mine.refstr);
      await expect(statement.turnOn).toBeVisible();
      await expect.poll(() => storedRecordings(page)).toEqual([]);
    });

    test("needs a confirmation before the visitor leaves, and the camera is off on the next page", async ({
      page,
      site,
      request,
    }) => {
      const { t } = site;
      await watchCamera(page);
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await statement.turnOn.click();
      await statement.record.click();
      const away = page.getByRole("contentinfo").getByRole("link", { name: t("footer:text.faqs"), exact: true });
      await away.click();
      await expect(statement.alert).toHaveAccessibleName(t("video-statement:leave.title"));
      await statement.alert.getByRole("button", { name: t("video-statement:leave.stay") }).click();
      await expect(statement.stop).toBeVisible();
      await away.click();
      await statement.alert.getByRole("button", { name: t("video-statement:leave.leave") }).click();
      await page.waitForURL(`**${site.address("/faqs")}`);
      await expect.poll(() => cameraIsOn(page)).toBe(false);
    });

    test("can be saved as a file, and deleted after a confirmation", async ({ page, site, request }) => {
      const { t } = site;
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await statement.make();
      const download = page.waitForEvent("download");
      await statement.save.click();
      expect((await download).suggestedFilename()).toBe(`${t("video-statement:review.fileName")}.webm`);
      expect(
        readFileSync(await (await download).path())
          .subarray(0, 4)
          .toString("hex"),
      ).toBe("1a45dfa3");
      await statement.delete.click();
      await statement.alert.getByRole("button", { name: t("video-statement:review.deleteYes") }).click();
      await expect(statement.turnOn).toBeFocused();
      expect(await storedRecordings(page)).toEqual([]);
    });
  });

  test("a file can be uploaded instead, and one that cannot be sent is reported before", async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    const { refstr, leadId } = await newLead(request);
    const statement = videoStatement(page, site);
    await statement.open(refstr);
    await statement.file.setInputFiles({
      name: "statement.mov",
      mimeType: "video/quicktime",
      buffer: Buffer.from("mov"),
    });
    await expect(statement.region.getByText(t("video-statement:file.kind"))).toBeVisible();
    await statement.file.setInputFiles({ name: "empty.webm", mimeType: "video/webm", buffer: Buffer.alloc(0) });
    await expect(statement.region.getByText(t("video-statement:file.empty"))).toBeVisible();
    // Recorded here first, so that it is a real video.
    await statement.make();
    const download = page.waitForEvent("download");
    await statement.save.click();
    const file = readFileSync(await (await download).path());
    await statement.delete.click();
    await statement.alert.getByRole("button", { name: t("video-statement:review.deleteYes") }).click();
    await statement.file.setInputFiles({ name: "statement.webm", mimeType: "video/webm", buffer: file });
    await expect(statement.region.getByText(t("video-statement:review.chosen"))).toBeVisible();
    await statement.submit.click();
    await expect(statement.alert).toHaveAccessibleName(t("video-statement:upload.uploaded"));
    expect(videosOf(leadId)).toMatchObject([{ bytes: file.length }]);
  });

  test("a visitor can ask for a person instead: the request is stored with the code of the link, and acknowledged", async ({
    page,
    site,
    request,
  }) => {
    const { refstr } = await newLead(request);
    const { name, email } = newMessage();
    await site.open(`/video-kyc?refstr=${encodeURIComponent(refstr)}`);
    const form = contactForm(page, site);
    await form.field("name").scrollIntoViewIfNeeded();
    await form.fill({ name, email });
    await expect(form.field("message")).toHaveValue(site.t("video-statement:person.messageCode", { code: refstr }));
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(email)).toMatchObject([
      {
        name,
        subject: site.t("video-statement:person.subject"),
        message: site.t("video-statement:person.messageCode", { code: refstr }),
      },
    ]);
  });

  test("the page says where the face is in the picture, if the browser can detect faces", async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    await page.addInitScript(() => {
      let count = 0;
      const boxes = [
        undefined,
        { x: 1_000, y: 200, width: 250, height: 300 },
        { x: 500, y: 200, width: 250, height: 300 },
      ];
      Object.assign(window, {
        FaceDetector: class {
          async detect() {
            const boundingBox = boxes[Math.min(Math.floor(count++ / 2), boxes.length - 1)];
            return boundingBox ? [{ boundingBox }] : [];
          }
        },
      });
    });
    const statement = videoStatement(page, site);
    await statement.open((await newLead(request)).refstr);
    await statement.turnOn.click();
    for (const place of ["none", "right", "good"] as const)
      await expect(statement.region.getByText(t(`video-statement:ready.face.${place}`))).toBeVisible();
    await expect(announced(page)).toContainText(t("video-statement:ready.face.good"));
  });

  test("a statement is made by keyboard alone, and the focus is always on the next step", async ({
    page,
    site,
    request,
  }) => {
    const { refstr, leadId } = await newLead(request);
    const statement = videoStatement(page, site);
    await statement.open(refstr);
    // Waits for hydration, because the test is faster than any reader.
    await expect(statement.turnOn).toBeVisible();
    await page.getByRole("link", { name: site.t("video-kyc:text.ways.here.link") }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(statement.turnOn).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(statement.record).toBeFocused();
    await page.keyboard.press("Space");
    await expect(statement.stop).toBeFocused();
    await page.waitForTimeout(1_200);
    await page.keyboard.press("Space");
    await expect(statement.review).toBeFocused();
    for (
      let presses = 0;
      presses < 12 && !(await statement.submit.evaluate((button) => button === document.activeElement));
      presses++
    )
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(statement.alert).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(statement.sent).toBeFocused();
    expect(videosOf(leadId)).toHaveLength(1);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    /** Whether one element comes before another, both in the HTML and on the screen. */
    const precedes = async (first: Locator, second: Locator) =>
      first.evaluate(
        (element, other) =>
          Boolean(element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) &&
          element.getBoundingClientRect().bottom <= other.getBoundingClientRect().top,
        (await second.elementHandle())!,
      );

    test("the camera button comes before the script, and during the recording the script is above the picture, time and Stop on one screen", async ({
      page,
      site,
      request,
    }) => {
      const statement = videoStatement(page, site);
      const script = statement.region.getByRole("heading", { name: site.t("video-statement:script.heading") });
      await statement.open((await newLead(request)).refstr);
      await expect(statement.turnOn).toBeVisible();
      expect(await precedes(statement.turnOn, script)).toBe(true);
      await statement.turnOn.tap();
      await statement.record.tap();
      await expect(statement.stop).toBeFocused();
      expect(await precedes(script, statement.picture)).toBe(true);
      for (const part of [script, statement.picture, statement.timer, statement.stop]) {
        await expect(part).toBeInViewport({ ratio: 0.95 });
      }
      await expect(statement.switchCamera, "there is only one").toHaveCount(0);
    });

    test("a visitor with two cameras can switch between them, and both are off at the end", async ({
      page,
      site,
      request,
    }) => {
      await watchCamera(page);
      await page.addInitScript(() => {
        const list = navigator.mediaDevices.enumerateDevices.bind(navigator.mediaDevices);
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.enumerateDevices = async () => {
          const found = await list();
          const [camera] = found.filter(({ kind }) => kind === "videoinput");
          return [
            ...found,
            {
              ...camera!.toJSON(),
              kind: "videoinput",
              deviceId: "back",
              label: "Back camera",
              toJSON() {},
            } as MediaDeviceInfo,
          ];
        };
        navigator.mediaDevices.getUserMedia = (wishes) => {
          const video = wishes!.video as MediaTrackConstraints;
          const back = (video.deviceId as { exact?: string } | undefined)?.exact === "back";
          return open(back ? { ...wishes, video: { ...video, deviceId: undefined } } : wishes);
        };
      });
      const statement = videoStatement(page, site);
      await statement.open((await newLead(request)).refstr);
      await statement.turnOn.tap();
      const announcements = await recordAnnouncements(page);
      await statement.switchCamera.tap();
      // What the camera and the microphone find follows it within a second.
      await expect.poll(announcements).toContain(site.t("video-statement:ready.switched", { camera: "Back camera" }));
      await statement.turnOff.tap();
      await expect(statement.turnOn).toBeFocused();
      expect(await cameraIsOn(page)).toBe(false);
    });
  });
});

/** Like `newLead`, on the test's own server. */
async function newLeadAt(origin: string): Promise<{ refstr: string }> {
  const { request } = await import("@playwright/test");
  const context = await request.newContext({ baseURL: origin });
  try {
    return await newLead(context);
  } finally {
    await context.dispose();
  }
}
