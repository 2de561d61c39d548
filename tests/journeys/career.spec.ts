import type { Page } from "@playwright/test";
import { company } from "#content/company";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { expect, inOneLanguage, phone, siteInOtherLanguage, test, waitUntilReady, type Site } from "../support/site.ts";

const typed = {
  name: "आशा Example",
  email: "asha@mail.example",
  phone: "98765 43210",
  applyingFor: "Support & care",
  noticePeriod: "30 days",
  message: "I am patient.\nI like 1+1=2.",
};
const fields = [...Object.keys(typed).slice(0, 5), "resume", "message"];
const cv = { name: "cv.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };

function careerForm(page: Page, { t }: Pick<Site, "t">) {
  const field = (name: string) => page.getByLabel(t(`career:form.field.${name}.label`), { exact: true });
  return {
    field,
    submit: page.getByRole("button", { name: t("career:form.submit") }),
    ready: page.getByRole("heading", { level: 3, name: t("career:ready.heading") }),
    summary: (count: number) => page.getByRole("region", { name: t("errors:summary.heading", { count }), exact: true }),
    async fill() {
      for (const [name, value] of Object.entries(typed)) await field(name).fill(value);
    },
    values: async () =>
      Object.fromEntries(
        await Promise.all(Object.keys(typed).map(async (name) => [name, await field(name).inputValue()])),
      ),
  };
}

/** Records the mailto: addresses that would open a mail program, and opens none. */
async function watchMail(page: Page): Promise<() => Promise<URL[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    document.addEventListener(
      "click",
      (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='mailto:']");
        if (!link) return;
        event.preventDefault();
        opened.push(link.href);
      },
      true,
    );
  });
  return async () =>
    (await page.evaluate(() => (window as unknown as { opened: string[] }).opened)).map((address) => new URL(address));
}

const partOf = ({ search }: URL, name: string) =>
  decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(search)![1]!);

inOneLanguage(() => {
  test("an application opens as an email in the visitor's own mail program", async ({ page, site }) => {
    const { t } = site;
    const form = careerForm(page, site);
    const mail = await watchMail(page);
    await allowClipboard(page);
    await site.open("/career");
    await form.fill();
    await form.field("resume").setInputFiles(cv);
    await expect(page.getByText(t("career:form.file.attach", { name: "cv.pdf" }))).toBeVisible();
    await form.submit.focus();
    await page.keyboard.press("Enter");

    await expect(form.ready).toBeFocused();
    await expect(page.getByText(t("career:ready.text", { file: "cv.pdf" }))).toBeVisible();
    const [letter, ...others] = await mail();
    expect(others).toEqual([]);
    expect(letter!.pathname).toBe(company.careersEmail);
    expect(partOf(letter!, "subject")).toBe(t("career:letter.subject", { position: typed.applyingFor }));
    const body = partOf(letter!, "body");
    for (const value of [
      typed.name,
      typed.email,
      typed.phone,
      typed.applyingFor,
      typed.noticePeriod,
      "I am patient.\r\nI like 1+1=2.",
      "cv.pdf",
    ])
      expect(body).toContain(value);

    // Everything is kept, in case no mail program opened.
    expect(await form.values()).toEqual(typed);
    await page.getByRole("button", { name: t("career:ready.copy") }).click();
    const copied = await clipboardOf(page);
    expect(copied).toContain(company.careersEmail);
    expect(copied).toContain(typed.message);
    await page.getByRole("link", { name: t("career:ready.again") }).click();
    expect(await mail()).toHaveLength(2);
  });

  test("every field is required, and the page says so in its own language", async ({ page, site }) => {
    const { t } = site;
    const form = careerForm(page, site);
    const mail = await watchMail(page);
    await site.open("/career");
    for (const name of fields) await expect(form.field(name)).toHaveAttribute("required");
    const title = await page.title();
    await form.submit.click();
    await expect(form.summary(7)).toBeFocused();
    await expect(page).toHaveTitle(t("errors:summary.title", { count: 7, title }));
    const links = form.summary(7).getByRole("link");
    await expect(links).toHaveText(fields.map((name) => t(`career:form.missing.${name}`)));
    await links.nth(5).click();
    await expect(form.field("resume")).toBeFocused();
    await form.field("email").fill("nowhere");
    await form.field("name").fill("   ");
    await form.submit.click();
    await expect(form.summary(7).getByRole("link").nth(0)).toHaveText(t("career:form.missing.name"));
    await expect(form.summary(7).getByRole("link").nth(1)).toHaveText(t("career:form.emailInvalid"));
    await form.fill();
    await expect(form.summary(1)).toBeVisible();
    await form.field("resume").setInputFiles(cv);
    await expect(page).toHaveTitle(title);
    expect(await mail()).toEqual([]);
  });

  test("a file of the wrong kind, too large or empty is reported immediately", async ({ page, site }) => {
    const { t } = site;
    const form = careerForm(page, site);
    await site.open("/career");
    const wrong = [
      [
        { name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("…") },
        t("career:form.file.kind", { name: "me.jpg" }),
      ],
      [
        { name: "big.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(6_200_000) },
        t("career:form.file.size", { name: "big.pdf", megabytes: 6.2 }),
      ],
      [{ name: "no.docx", mimeType: "", buffer: Buffer.alloc(0) }, t("career:form.file.empty", { name: "no.docx" })],
    ] as const;
    for (const [file, message] of wrong) {
      await form.field("resume").setInputFiles(file);
      await expect(form.field("resume")).toHaveAccessibleDescription(
        new RegExp(`^${message.replaceAll(/[.?*+()]/g, String.raw`\$&`)}`),
      );
    }
    await form.fill();
    await form.submit.click();
    await expect(form.summary(1).getByRole("link")).toHaveText([wrong[2][1]]);
    await form.field("resume").setInputFiles(cv);
    await expect(form.field("resume")).toHaveAttribute("aria-invalid", "false");
    await expect(form.summary(1)).toHaveCount(0);
  });

  test("a language switch and a reload keep what is typed, and ask for the file again by name", async ({
    page,
    site,
  }) => {
    const otherSite = siteInOtherLanguage(site, page);
    await site.open("/career");
    await careerForm(page, site).fill();
    await careerForm(page, site).field("resume").setInputFiles(cv);
    await page.locator("[data-switch]").click();
    await page.waitForURL(`**${otherSite.address("/career")}`);
    await waitUntilReady(page);
    const form = careerForm(page, otherSite);
    expect(await form.values()).toEqual(typed);
    await expect(page.getByText(otherSite.t("career:form.file.forgotten", { name: "cv.pdf" }))).toBeVisible();
    await form.field("noticePeriod").fill("60 days");
    await page.reload();
    await waitUntilReady(page);
    expect(await form.values()).toEqual({ ...typed, noticePeriod: "60 days" });
    await page.getByRole("button", { name: otherSite.t("career:form.clear") }).click();
    await expect(form.field("message")).toHaveValue("");
    await expect(page.getByRole("button", { name: otherSite.t("common:undo") })).toBeFocused();
    await page.reload();
    await waitUntilReady(page);
    await expect(form.field("name")).toHaveValue("");
  });

  test("a visitor without a mail program can copy the address", async ({ page, site }) => {
    await allowClipboard(page);
    await site.open("/career");
    await page.getByRole("button", { name: site.t("career:steps.copy") }).click();
    await expect(page.getByRole("button", { name: site.t("career:steps.copied") })).toBeFocused();
    expect(await clipboardOf(page)).toBe(company.careersEmail);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("the steps are explained above the form", async ({ page, site }) => {
      await site.open("/career");
      const steps = await page.getByText(site.t("career:steps.attach")).boundingBox();
      const form = await page.locator("main form").boundingBox();
      expect(steps!.y).toBeLessThan(form!.y);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the form is a plain HTML form to the team's address", async ({ page, site }) => {
      await page.goto(site.address("/career"));
      const form = page.locator("main form");
      await expect(form).toHaveAttribute("action", `mailto:${company.careersEmail}`);
      await expect(form).toHaveAttribute("method", "post");
      await expect(form).toHaveAttribute("enctype", "multipart/form-data");
      await expect(page.getByText(site.t("career:steps.attach"))).toBeVisible();
    });
  });
});
