import { paths, statusHostPrefix } from "#contract/calls";
import { toRefstr } from "#domain/lead";
import { translate } from "../../server/messages/messages.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { holdRequests } from "../support/requests.ts";
import { expect, inOneLanguage, onPhoneAndDesktop, phone, test } from "../support/site.ts";

const failure = "Something went wrong while verifying PAN.";

/** A lender's answer with markup that must not reach the page. */
const foreignHtml = `
  <p class="apply" style="position:fixed;inset:0" onclick="window.ran=1">Your loan is <strong id="main">approved</strong>.</p>
  <script>window.ran = 2</script><img src="x" onerror="window.ran=3"><style>main { display: none }</style>
  <svg onload="window.ran=4"><a href="javascript:window.ran=5">svg</a></svg>
  <a href="javascript:window.ran=6">Run</a> <a href="https://lender.example/terms" target="_blank">Terms</a>
  <iframe src="https://lender.example"></iframe><form action="https://lender.example"><input name="pan"><button>Send</button></form>
  <meta http-equiv="refresh" content="0;url=https://lender.example"><h1>Heading</h1>`;

const pages = [
  { path: "/check", words: "check", asks: statusHostPrefix + paths.leadInfo },
  { path: "/getpanverify", words: "getpanverify", asks: paths.leadInfo },
] as const;

inOneLanguage(() => {
  for (const { path, words, asks } of pages) {
    test(`${path} requires its one field, shows that it is searching, and says if nothing is found`, async ({
      page,
      site,
    }) => {
      const { t } = site;
      await site.open(`${path}?refstr=${toRefstr("no-such-lead")}`);
      const input = page.getByRole("textbox", { name: t(`${words}:label`) });
      const submit = page.getByRole("button", { name: t(`${words}:submit`) });
      await expect(page.getByText(t("lookup:idle"))).toBeVisible();
      await submit.click();
      await expect(input).toBeFocused();
      await expect(input).toHaveAccessibleDescription(t("errors:field.required"));
      await expect(input).toHaveAttribute("aria-invalid", "true");
      await input.fill(" abcpz 0000 z ");
      await expect(input).toHaveAttribute("aria-invalid", "false");

      const release = await holdRequests(page, `**${paths.leadInfo}*`, { times: 1 });
      const asked = page.waitForRequest((request) => request.url().includes(paths.leadInfo));
      await submit.click();
      await expect(page.getByRole("button", { name: t("lookup:loading") })).toBeFocused();
      const request = await asked;
      expect([request.method(), new URL(request.url()).pathname, new URL(request.url()).search]).toEqual([
        "POST",
        asks,
        "",
      ]);
      expect(request.postDataJSON()).toEqual({ lead_id: "no-such-lead", pan_number: "ABCPZ0000Z" });
      release();
      const [state, next] = [
        translate(site.language, "status.unknown.state"),
        translate(site.language, "status.unknown.next"),
      ];
      await expect(page.getByRole("main").getByText(t("lookup:answer"), { exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByText(state)).toBeVisible();
      await expect(page.getByText(t("lookup:idle"))).toHaveCount(0);
      // Announced in reading order as one message; the steps are not announced.
      await expect(page.getByRole("status")).toHaveText(
        `${state} ${next} ${translate(site.language, "timeline.noApplication")}`,
      );
    });
  }

  onPhoneAndDesktop(() => {
    for (const { path, words } of pages) {
      test(`${path} understands pasted values, and names the characters it left out`, async ({ page, site }) => {
        const { t } = site;
        await site.open(path);
        const input = page.getByRole("textbox", { name: t(`${words}:label`) });
        const asked: string[] = [];
        await page.route(`**${paths.leadInfo}*`, (route) => {
          asked.push((route.request().postDataJSON() as { pan_number: string }).pan_number);
          return route.fulfill({ contentType: "text/html", body: "<p>Answer</p>" });
        });
        const mobiles = path === "/check" ? ["+919876543210", "00919876543210", "09876543210", "९८७६५ ४३२१०"] : [];
        const texts = [
          "ABCPZ 0000 Z",
          " abcpz0000z ",
          "ABCPZ-0000-Z",
          "PAN: ABCPZ0000Z",
          "ABCPZ००००Z",
          "ABCPZ\u00A00000\u200BZ",
          ...mobiles,
        ];
        for (const [index, text] of texts.entries()) {
          await input.fill("");
          await input.focus();
          await page.keyboard.insertText(text);
          await page.keyboard.press("Enter");
          await expect.poll(() => asked.length, { message: text }).toBe(index + 1);
          // The button waits for the answer before it takes the next value.
          await expect(page.getByRole("button", { name: t(`${words}:submit`) })).toBeVisible();
        }
        expect(asked).toEqual([
          ...Array.from({ length: texts.length - mobiles.length }, () => "ABCPZ0000Z"),
          ...mobiles.map(() => "9876543210"),
        ]);

        const announcements = await recordAnnouncements(page);
        await input.fill("");
        await page.keyboard.insertText("ABCPZ#0000");
        const leftOut = t(`errors:leftOut.${path === "/check" ? "lookUp" : "pan"}`, { text: "#" });
        await expect(input).toHaveAccessibleDescription(leftOut);
        await expect.poll(announcements).toContain(leftOut);
      });
    }
  });

  test("a failed look-up is an alert in the fixed words, keeps the number and can be tried again", async ({
    page,
    site,
    context,
  }) => {
    const { t } = site;
    await site.open("/check");
    const input = page.getByRole("textbox", { name: t("check:label") });
    const alert = page.getByRole("alertdialog");
    await input.fill("9000000000");
    await page.route(`**${paths.leadInfo}*`, (route) => route.fulfill({ status: 500, body: "<b>inside</b>" }), {
      times: 1,
    });
    await page.keyboard.press("Enter");
    await expect(alert).toHaveAccessibleName(site.language === "en" ? failure : t("errors:alert.lookupFailed"));
    await expect(alert).toHaveAccessibleDescription(t("errors:alertDetail.lookupFailed"));
    await expect(page.getByText("inside")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(input).toBeFocused();
    await expect(input).toHaveValue("9000000000");

    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(alert).toHaveAccessibleDescription(t("errors:offlineDetail"));
    await context.setOffline(false);
    await alert.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(page.getByRole("main").getByText(translate(site.language, "status.unknown.state"))).toBeVisible();
  });

  test.describe("on a phone", () => {
    // The content policy reports the markup in the inert document in which DOMPurify parses it.
    test.use({ ...phone, expectedFaults: /content.security.policy/i });

    test("the lender's answer is shown as text: none of it runs, redirects or restyles the page", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await page.route(`**${paths.leadInfo}*`, (route) =>
        route.fulfill({ contentType: "text/html", body: foreignHtml }),
      );
      await site.open("/getpanverify");
      await page.getByRole("textbox").fill("ABCPZ0000Z");
      await page.getByRole("button", { name: t("getpanverify:submit") }).tap();
      const answer = page.getByRole("main");
      await expect(answer).toContainText("Your loan is approved.");
      await answer.getByText("Your loan is").click();
      await answer.getByText("Run").click();
      expect(await page.evaluate(() => (window as { ran?: number }).ran)).toBeUndefined();
      await expect(page.getByRole("main")).toBeVisible();
      const words = answer.getByText("Your loan is").locator("xpath=..");
      const foreign = words.locator(
        "script, style, img, svg, iframe, form, input, button, meta, h1, [style], [onclick], [id], [target], [href^='javascript']",
      );
      await expect(foreign).toHaveCount(0);
      await expect(words.locator("p")).not.toHaveAttribute("class");
      await expect(words.getByRole("link")).toHaveText(["Terms"]);
    });
  });
});
