import type { Page } from "@playwright/test";
import { mapOrigin } from "#content/map-origin";
import { paths } from "#contract/calls";
import { contactForm, newMessage } from "../support/contact-form.ts";
import { messagesOf } from "../support/database.ts";
import { recordAnnouncements } from "../support/announcements.ts";
import { literalPattern } from "../../testing/literally.ts";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { holdRequests, holdScript } from "../support/requests.ts";
import { expect, inOneLanguage, phone, siteInOtherLanguage, test, waitUntilReady } from "../support/site.ts";
import { allPaths } from "../support/routes.ts";

const empty = { name: "", number: "", email: "", subject: "", message: "" };

/** Fakes the map provider and records the requests to it. */
async function fakeMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${mapOrigin}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title><p>The map.</p>" });
  });
  return requests;
}

inOneLanguage(() => {
  test("a message is sent by keyboard alone and gets a number, which can be copied", async ({ page, site }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await allowClipboard(page);
    await site.open("/contact-us");
    await form.field("name").focus();
    for (const name of ["name", "number", "email", "subject"] as const) {
      await expect(form.field(name)).toBeFocused();
      await page.keyboard.insertText(message[name]);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.insertText(message.message);
    await page.keyboard.press("Tab");
    await expect(form.submit).toBeFocused();
    await page.keyboard.press("Enter");

    await expect(form.thanks).toBeFocused();
    const [stored, ...others] = messagesOf(message.email);
    expect(stored).toMatchObject(message);
    expect(others).toEqual([]);
    await expect(page.getByText(stored!.reference_number, { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: t("contact:done.copied") })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: t("contact:done.copied") })).toBeAttached();
    expect(await clipboardOf(page)).toBe(stored!.reference_number);

    await page.reload();
    await waitUntilReady(page);
    await expect(page.getByText(stored!.reference_number, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("contact:done.another") }).click();
    await expect(form.field("name")).toBeFocused();
    expect(await form.values()).toEqual(empty);
  });

  test("missing details are listed above the form and beside each field, and clear as they are fixed", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = contactForm(page, site);
    await site.open("/contact-us");
    const title = await page.title();
    await form.submit.click();
    await expect(form.summary(3)).toBeFocused();
    await expect(page).toHaveTitle(t("errors:summary.title", { count: 3, title }));
    const links = form.summary(3).getByRole("link");
    await expect(links).toHaveText(
      ["nameMissing", "reachMissing", "messageMissing"].map((code) => t(`contact:message.error.${code}`)),
    );
    await links.nth(1).click();
    await expect(form.field("number")).toBeFocused();
    await expect(form.field("number")).toHaveAccessibleDescription(
      new RegExp(`^${t("contact:message.error.reachMissing")}`),
    );

    // Either the email address or the number is enough.
    await form.field("email").fill("no-address");
    await expect(form.field("number")).toHaveAttribute("aria-invalid", "false");
    await form.field("name").fill("Example");
    await expect(form.summary(1)).toBeVisible();
    await form.field("message").fill("Hello");
    await expect(page).toHaveTitle(title);
    await form.submit.click();
    await expect(form.summary(1).getByRole("link")).toHaveText([t("contact:message.error.emailInvalid")]);
    await form.field("email").fill("visitor@mail.example");
    await expect(form.field("email")).toHaveAttribute("aria-invalid", "false");
  });

  test("a number is understood in Devanagari digits too, and one that is too short gets a hint", async ({
    page,
    site,
  }) => {
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.field("number").pressSequentially("९८७६५");
    await expect(form.field("number")).toHaveValue("98765");
    await form.field("email").focus();
    const hint = literalPattern(site.t("contact:message.remark"));
    await expect(form.field("number")).toHaveAccessibleDescription(hint);
    await form.field("number").fill("98765 43210");
    await form.field("email").focus();
    await expect(form.field("number")).not.toHaveAccessibleDescription(hint);
  });

  test("a name or number that is too long is kept whole, with an error on leaving the field and on sending", async ({
    page,
    site,
  }) => {
    const { t } = site;
    const form = contactForm(page, site);
    await site.open("/contact-us");
    const announcements = await recordAnnouncements(page);
    const tooLong = t("contact:message.error.tooLong");
    const [name, number] = ["x".repeat(201), "+91 98765 43210 or 98765 43211"];
    await form.fill({ ...newMessage(), name, number });
    await form.field("email").focus();
    await expect(form.field("number")).toHaveValue(number);
    await expect(form.field("number")).toHaveAccessibleDescription(literalPattern(tooLong));
    await expect
      .poll(announcements)
      .toContain(t("errors:summary.link", { field: t("contact:message.field.number.label"), message: tooLong }));
    await form.submit.click();
    await expect(form.summary(2)).toBeFocused();
    await expect(form.field("name")).toHaveValue(name);
    await expect(form.field("name")).toHaveAccessibleDescription(literalPattern(tooLong));
  });

  test("a lost answer and a second try make one message", async ({ page, site }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    await page.route(
      `**${paths.contact}`,
      async (route) => {
        await route.fetch();
        await route.abort("connectionreset");
      },
      { times: 1 },
    );
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleName(t("contact:message.failed"));
    await expect(form.alert).toHaveAccessibleDescription(t("contact:message.failedDetail"));
    expect(messagesOf(message.email)).toHaveLength(1);
    await form.alert.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(form.thanks).toBeFocused();
    const stored = messagesOf(message.email);
    expect(stored).toHaveLength(1);
    await expect(page.getByText(stored[0]!.reference_number, { exact: true })).toBeVisible();
  });

  test("while sending, the button says so and does not send twice", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    const release = await holdRequests(page, `**${paths.contact}`);
    await form.submit.click();
    const busy = page.getByRole("button", { name: site.t("contact:message.sending") });
    await expect(busy).toBeFocused();
    await page.keyboard.press("Enter");
    release();
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(message.email)).toHaveLength(1);
  });

  test("the form says that the visitor is offline, keeps everything, and can be sent when the network is back", async ({
    page,
    site,
    context,
  }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    await context.setOffline(true);
    await expect(page.getByText(t("contact:message.offline"))).toBeVisible();
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleDescription(t("errors:offlineDetail"));
    await page.keyboard.press("Escape");
    await expect(form.submit).toBeFocused();
    expect(await form.values()).toEqual(message);
    await context.setOffline(false);
    await expect(page.getByText(t("contact:message.offline"))).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(message.email)).toHaveLength(1);
  });

  test("a refusal by the server is shown in its words", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    await page.route(
      `**${paths.contact}`,
      (route) => route.fulfill({ json: { Status: 0, Message: "The post office is closed." } }),
      { times: 1 },
    );
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleDescription("The post office is closed.");
    await form.alert.getByRole("button", { name: site.t("common:close") }).click();
    await expect(form.submit).toBeFocused();
    await page.route(
      `**${paths.contact}`,
      (route) => route.fulfill({ status: 429, json: { Status: 0, Message: "" } }),
      { times: 1 },
    );
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleDescription(site.t("errors:tooManyDetail"));
    await page.keyboard.press("Escape");
    await expect(form.alert).toBeHidden();
    expect(await form.values()).toEqual(message);
  });

  test("a language switch halfway keeps what is typed and its errors", async ({ page, site }) => {
    const otherSite = siteInOtherLanguage(site, page);
    const message = { ...newMessage(), name: "" };
    await site.open("/contact-us");
    await contactForm(page, site).fill(message);
    await contactForm(page, site).submit.click();
    await expect(contactForm(page, site).summary(1)).toBeFocused();
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${otherSite.address("/contact-us")}`);
    await waitUntilReady(page);
    const form = contactForm(page, otherSite);
    await expect(form.summary(1)).toBeVisible();
    await expect(page.locator("[data-switch]")).toBeFocused();
    expect(await form.values()).toEqual(message);
    await form.field("name").fill("Example");
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    const [stored] = messagesOf(message.email);
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${site.address("/contact-us")}`);
    await expect(page.getByText(stored!.reference_number, { exact: true })).toBeVisible();
    await expect(contactForm(page, site).thanks).toBeVisible();
  });

  test("a reload keeps what is typed until the visitor clears it", async ({ page, site }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    // The reload follows the last key without a pause.
    await form.field("message").pressSequentially("!");
    await page.reload();
    await waitUntilReady(page);
    expect(await form.values()).toEqual({ ...message, message: `${message.message}!` });
    await page.getByRole("button", { name: t("contact:message.clear") }).click();
    await form.alert.getByRole("button", { name: t("contact:message.clearNo") }).click();
    await expect(form.alert).toBeHidden();
    expect((await form.values()).name).toBe(message.name);
    await page.getByRole("button", { name: t("contact:message.clear") }).click();
    await form.alert.getByRole("button", { name: t("contact:message.clearYes") }).click();
    expect(await form.values()).toEqual(empty);
    const undo = page.getByRole("button", { name: t("common:undo") });
    await expect(undo).toBeFocused();
    await undo.press("Enter");
    expect(await form.values()).toEqual({ ...message, message: `${message.message}!` });
    await page.getByRole("button", { name: t("contact:message.clear") }).click();
    await form.alert.getByRole("button", { name: t("contact:message.clearYes") }).click();
    await page.reload();
    await waitUntilReady(page);
    expect(await form.values()).toEqual(empty);
  });

  test("a message typed and sent before the script loads is sent", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    const release = await holdScript(page);
    await page.goto(site.address("/contact-us"));
    await form.fill(message);
    await form.submit.click();
    release();
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(message.email)).toHaveLength(1);
  });

  test("the third-party map loads only on request, and can be hidden again", async ({ page, site }) => {
    const { t } = site;
    const requests = await fakeMap(page);
    await site.open("/contact-us");
    await page.getByRole("heading", { name: t("contact:find.heading") }).scrollIntoViewIfNeeded();
    await expect(page.getByText(t("contact:map.note"))).toBeVisible();
    expect(requests).toEqual([]);
    const show = page.getByRole("button", { name: t("contact:map.show") });
    await show.focus();
    await page.keyboard.press("Enter");
    await expect(page.frameLocator(`iframe[title="${t("contact:map.title")}"]`).getByText("The map.")).toBeVisible();
    expect(requests).toHaveLength(1);
    const hide = page.getByRole("button", { name: t("contact:map.hide"), expanded: true });
    await expect(hide).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main iframe")).toHaveCount(0);
    await expect(show).toBeFocused();
  });

  test("a visitor who came from another page can load the map too, and keeps what is typed", async ({ page, site }) => {
    const { t } = site;
    await fakeMap(page);
    const message = newMessage();
    const form = contactForm(page, site);
    await site.openApplication("/faqs");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("shell:nav.contact") })
      .click();
    await expect(page.getByRole("heading", { level: 1, name: t("contact:heading") })).toBeFocused();
    await form.fill(message);
    await page.getByRole("button", { name: t("contact:map.show") }).click();
    await expect(page.frameLocator("main iframe").getByText("The map.")).toBeVisible();
    await expect(page.getByRole("button", { name: t("contact:map.hide") })).toBeFocused();
    expect(await form.values()).toEqual(message);
  });

  test("on a phone, the directions in words are above the map, and a press calls or writes", async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`${test.info().project.use.baseURL}${site.address("/contact-us")}`);
    const directions = await page.getByText(site.t("office:stations.first.walk")).boundingBox();
    const map = await page.locator("main figure").boundingBox();
    expect(directions!.y).toBeLessThan(map!.y);
    for (const start of ["tel:", "https://wa.me/", "mailto:"])
      await expect(page.getByRole("main").locator(`a[href^="${start}"]`).first()).toBeVisible();
    await context.close();
  });
});

test("no other page may embed a third party", async ({ request, site }) => {
  for (const path of allPaths) {
    const answer = await request.get(site.address(path));
    const [framed] = /frame-src [^;]*/.exec(answer.headers()["content-security-policy"]!) ?? [];
    expect(framed, path).toBe(path === "/contact-us" ? `frame-src ${mapOrigin}` : undefined);
  }
});
