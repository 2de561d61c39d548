import type { Page } from "@playwright/test";
import { mapOrigin } from "#content/map-origin";
import { paths } from "#contract/lender";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { contactForm, newMessage } from "../support/contact-form.ts";
import { messagesOf } from "../support/database.ts";
import { listen } from "../support/listen.ts";
import { literalPattern } from "../../testing/literally.ts";
import { alive, expect, inOneLanguage, phone, siteIn, test } from "../support/site.ts";
import { allPaths } from "../support/routes.ts";

const empty = { name: "", number: "", email: "", subject: "", message: "" };

/** Answers for the map, and tells whether anybody asked for it. */
async function drawMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${mapOrigin}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Map</title><p>The map.</p>" });
  });
  return asked;
}

inOneLanguage(() => {
  test("a message goes in by keyboard alone and is answered with a number, which can be copied", async ({ page, site }) => {
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
    const [kept, ...others] = messagesOf(message.email);
    expect(kept).toMatchObject(message);
    expect(others).toEqual([]);
    await expect(page.getByText(kept!.reference_number, { exact: true })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: t("contact:done.copied") })).toBeFocused();
    await expect(page.getByRole("status").filter({ hasText: t("contact:done.copied") })).toBeAttached();
    expect(await clipboardOf(page)).toBe(kept!.reference_number);

    await page.reload();
    await alive(page);
    await expect(page.getByText(kept!.reference_number, { exact: true })).toBeVisible();
    await page.getByRole("button", { name: t("contact:done.another") }).click();
    await expect(form.field("name")).toBeFocused();
    expect(await form.values()).toEqual(empty);
  });

  test("what is missing is said above the form and beside each field, and goes as it is mended", async ({ page, site }) => {
    const { t } = site;
    const form = contactForm(page, site);
    await site.open("/contact-us");
    const title = await page.title();
    await form.submit.click();
    await expect(form.summary(3)).toBeFocused();
    await expect(page).toHaveTitle(t("errors:summary.title", { count: 3, title }));
    const links = form.summary(3).getByRole("link");
    await expect(links).toHaveText(["nameMissing", "reachMissing", "messageMissing"].map((code) => t(`contact:message.error.${code}`)));
    await links.nth(1).click();
    await expect(form.field("number")).toBeFocused();
    await expect(form.field("number")).toHaveAccessibleDescription(new RegExp(`^${t("contact:message.error.reachMissing")}`));

    // The e-mail address does as well as the number.
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

  test("a number is read in Devanagari digits too, and one too short is gently remarked", async ({ page, site }) => {
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.field("number").pressSequentially("९८७६५");
    await expect(form.field("number")).toHaveValue("98765");
    await form.field("email").focus();
    const remark = literalPattern(site.t("contact:message.remark"));
    await expect(form.field("number")).toHaveAccessibleDescription(remark);
    await form.field("number").fill("98765 43210");
    await form.field("email").focus();
    await expect(form.field("number")).not.toHaveAccessibleDescription(remark);
  });

  test("a name or number that is too long is not cut but named as such, while it can be corrected and when it is sent", async ({ page, site }) => {
    const { t } = site;
    const form = contactForm(page, site);
    await site.open("/contact-us");
    const heard = await listen(page);
    const tooLong = t("contact:message.error.tooLong");
    const [name, number] = ["x".repeat(201), "+91 98765 43210 or 98765 43211"];
    await form.fill({ ...newMessage(), name, number });
    await form.field("email").focus();
    await expect(form.field("number")).toHaveValue(number);
    await expect(form.field("number")).toHaveAccessibleDescription(literalPattern(tooLong));
    await expect.poll(heard).toContain(t("errors:summary.link", { field: t("contact:message.field.number.label"), message: tooLong }));
    await form.submit.click();
    await expect(form.summary(2)).toBeFocused();
    await expect(form.field("name")).toHaveValue(name);
    await expect(form.field("name")).toHaveAccessibleDescription(literalPattern(tooLong));
  });

  test("an answer that gets lost and a second try are one message", async ({ page, site }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    await page.route(`**${paths.contact}`, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    }, { times: 1 });
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleName(t("contact:message.failed"));
    await expect(form.alert).toHaveAccessibleDescription(t("contact:message.failedDetail"));
    expect(messagesOf(message.email)).toHaveLength(1);
    await form.alert.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(form.thanks).toBeFocused();
    const kept = messagesOf(message.email);
    expect(kept).toHaveLength(1);
    await expect(page.getByText(kept[0]!.reference_number, { exact: true })).toBeVisible();
  });

  test("while it is sent the button says so and sends nothing twice", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${paths.contact}`, async (route) => {
      await promise;
      await route.continue();
    });
    await form.submit.click();
    const busy = page.getByRole("button", { name: site.t("contact:message.sending") });
    await expect(busy).toBeFocused();
    await page.keyboard.press("Enter");
    resolve();
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(message.email)).toHaveLength(1);
  });

  test("offline, the form says so, loses nothing, and sends when the network is back", async ({ page, site, context }) => {
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

  test("a no from the server is told in its words", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    await page.route(`**${paths.contact}`, (route) => route.fulfill({ json: { Status: 0, Message: "The post office is closed." } }), { times: 1 });
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleDescription("The post office is closed.");
    await form.alert.getByRole("button", { name: site.t("common:close") }).click();
    await expect(form.submit).toBeFocused();
    await page.route(`**${paths.contact}`, (route) => route.fulfill({ status: 429, json: { Status: 0, Message: "" } }), { times: 1 });
    await form.submit.click();
    await expect(form.alert).toHaveAccessibleDescription(site.t("errors:tooManyDetail"));
    await page.keyboard.press("Escape");
    await expect(form.alert).toBeHidden();
    expect(await form.values()).toEqual(message);
  });

  test("the language switched halfway takes along what is typed and what is wrong", async ({ page, site }) => {
    const twin = siteIn(site.language === "en" ? "hi" : "en", page);
    const message = { ...newMessage(), name: "" };
    await site.open("/contact-us");
    await contactForm(page, site).fill(message);
    await contactForm(page, site).submit.click();
    await expect(contactForm(page, site).summary(1)).toBeFocused();
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${twin.address("/contact-us")}`);
    await alive(page);
    const form = contactForm(page, twin);
    await expect(form.summary(1)).toBeVisible();
    await expect(page.locator("[data-switch]")).toBeFocused();
    expect(await form.values()).toEqual(message);
    await form.field("name").fill("Example");
    await form.submit.click();
    await expect(form.thanks).toBeFocused();
    const [kept] = messagesOf(message.email);
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${site.address("/contact-us")}`);
    await expect(page.getByText(kept!.reference_number, { exact: true })).toBeVisible();
    await expect(contactForm(page, site).thanks).toBeVisible();
  });

  test("a reload keeps what is typed, until it is cleared", async ({ page, site }) => {
    const { t } = site;
    const message = newMessage();
    const form = contactForm(page, site);
    await site.open("/contact-us");
    await form.fill(message);
    // Not a moment's rest between the last key and the reload.
    await form.field("message").pressSequentially("!");
    await page.reload();
    await alive(page);
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
    await alive(page);
    expect(await form.values()).toEqual(empty);
  });

  test("typed and sent before the script comes, it counts", async ({ page, site }) => {
    const message = newMessage();
    const form = contactForm(page, site);
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route("**/assets/main-*.js", async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(site.address("/contact-us"));
    await form.fill(message);
    await form.submit.click();
    resolve();
    await expect(form.thanks).toBeFocused();
    expect(messagesOf(message.email)).toHaveLength(1);
  });

  test("the map of a third party comes only when it is asked for, and goes again", async ({ page, site }) => {
    const { t } = site;
    const asked = await drawMap(page);
    await site.open("/contact-us");
    await page.getByRole("heading", { name: t("contact:find.heading") }).scrollIntoViewIfNeeded();
    await expect(page.getByText(t("contact:map.note"))).toBeVisible();
    expect(asked).toEqual([]);
    const show = page.getByRole("button", { name: t("contact:map.show") });
    await show.focus();
    await page.keyboard.press("Enter");
    await expect(page.frameLocator(`iframe[title="${t("contact:map.title")}"]`).getByText("The map.")).toBeVisible();
    expect(asked).toHaveLength(1);
    const hide = page.getByRole("button", { name: t("contact:map.hide"), expanded: true });
    await expect(hide).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main iframe")).toHaveCount(0);
    await expect(show).toBeFocused();
  });

  test("whoever came from another page gets the map too, and loses nothing that is typed", async ({ page, site }) => {
    const { t } = site;
    await drawMap(page);
    const message = newMessage();
    const form = contactForm(page, site);
    await site.openApplication("/faqs");
    await page.getByRole("contentinfo").getByRole("link", { name: t("shell:nav.contact") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("contact:heading") })).toBeFocused();
    await form.fill(message);
    await page.getByRole("button", { name: t("contact:map.show") }).click();
    await expect(page.frameLocator("main iframe").getByText("The map.")).toBeVisible();
    await expect(page.getByRole("button", { name: t("contact:map.hide") })).toBeFocused();
    expect(await form.values()).toEqual(message);
  });

  test("on a phone, the way in words stands above the map, and a press dials or writes", async ({ browser, site }) => {
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    await page.goto(`${test.info().project.use.baseURL}${site.address("/contact-us")}`);
    const way = await page.getByText(site.t("office:stations.first.walk")).boundingBox();
    const map = await page.locator("main figure").boundingBox();
    expect(way!.y).toBeLessThan(map!.y);
    for (const start of ["tel:", "https://wa.me/", "mailto:"]) await expect(page.getByRole("main").locator(`a[href^="${start}"]`).first()).toBeVisible();
    await context.close();
  });
});

test("no other page may frame a third party", async ({ request, site }) => {
  for (const path of allPaths) {
    const answer = await request.get(site.address(path));
    const [framed] = /frame-src [^;]*/.exec(answer.headers()["content-security-policy"]!) ?? [];
    expect(framed, path).toBe(path === "/contact-us" ? `frame-src ${mapOrigin}` : undefined);
  }
});
