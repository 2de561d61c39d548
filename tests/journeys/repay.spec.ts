import jsQR from "jsqr";
import type { Page } from "@playwright/test";
import { company } from "#content/company";
import { allowClipboard, clipboardOf } from "../support/clipboard.ts";
import { expect, inOneLanguage, phone, test } from "../support/site.ts";

const address = `upi://pay?pa=${company.bank.upi}&pn=Udaharan%20Finance%20Limited&cu=INR`;

/** Reads the code as a camera does: from what is painted on the screen. */
async function scan(page: Page): Promise<string | undefined> {
  const photograph = await page.locator("[data-payment-code]").screenshot();
  const { greys, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
    canvas.drawImage(picture, 0, 0);
    const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
    return { greys: [...data].filter((_, index) => index % 4 === 0), width: picture.width, height: picture.height };
  }, photograph.toString("base64"));
  const pixels = Uint8ClampedArray.from(greys.flatMap((grey) => [grey, grey, grey, 255]));
  return jsQR(pixels, width, height, { inversionAttempts: "dontInvert" })?.data;
}

inOneLanguage(() => {
  test("the QR code holds the lender's UPI address, in every theme and on paper", async ({ page, site }) => {
    await site.open("/repay-loan");
    await expect(page.getByRole("img", { name: site.t("repay:text.upi.code") })).toBeVisible();
    for (const theme of ["light", "dark", "high-contrast"]) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await scan(page), theme).toBe(address);
    }
    await page.emulateMedia({ forcedColors: "active" });
    expect(await scan(page), "forced colours").toBe(address);
    await page.emulateMedia({ forcedColors: "none", media: "print" });
    expect(await scan(page), "print").toBe(address);
  });

  test("each detail can be copied by keyboard, which is shown and announced", async ({ page, site }) => {
    const { t } = site;
    await allowClipboard(page);
    await site.open("/repay-loan");
    const copies = {
      upi: company.bank.upi,
      holder: t("company:lender"),
      number: company.bank.accountNumber,
      ifsc: company.bank.ifsc,
    };
    await page.getByRole("button", { name: t("repay:copy.upi") }).focus();
    for (const [what, text] of Object.entries(copies)) {
      await expect(page.getByRole("button", { name: t(`repay:copy.${what}`), exact: true })).toBeFocused();
      await page.keyboard.press("Enter");
      const done = page.getByRole("button", { name: t(`repay:copy.${what}Copied`) });
      await expect(done).toBeFocused();
      await expect(done).toHaveText(t("repay:copy.copied"));
      await expect(page.getByRole("status").filter({ hasText: t(`repay:copy.${what}Copied`) })).toBeAttached();
      expect(await clipboardOf(page)).toBe(text);
      await page.keyboard.press("Tab");
    }
  });

  test("no UPI app is offered on a computer with a mouse", async ({ page, site }) => {
    await site.open("/repay-loan");
    await expect(page.getByRole("link", { name: site.t("repay:upi.open") })).toBeHidden();
  });

  test("the printed page has account, code and warning, and no buttons", async ({ page, site }) => {
    const { t } = site;
    await site.open("/repay-loan");
    await page.emulateMedia({ media: "print" });
    for (const text of [
      company.bank.accountNumber,
      company.bank.ifsc,
      company.bank.upi,
      t("repay:text.check.wrong.advance"),
      t("repay:text.situations.paid.keep"),
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });

  test("the button prints the page", async ({ page, site }) => {
    await site.open("/repay-loan");
    const printed = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.print = () => resolve(true);
        }),
    );
    await page.getByRole("button", { name: site.t("repay:print") }).click();
    expect(await printed).toBe(true);
  });

  test.describe("on a phone", () => {
    test.use(phone);

    test("a press opens the UPI app with the same address as the QR code", async ({ page, site }) => {
      await site.open("/repay-loan");
      const open = page.getByRole("link", { name: site.t("repay:upi.open") });
      await expect(open).toBeVisible();
      await expect(open).toHaveAttribute("href", address);
      expect(await scan(page)).toBe(address);
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("account and QR code are shown", async ({ page, site }) => {
      await page.goto(site.address("/repay-loan"));
      await expect(page.getByText(company.bank.accountNumber, { exact: true })).toBeVisible();
      await expect(page.locator("[data-payment-code] path")).toBeVisible();
    });
  });
});

test("no page downloads the library that draws the QR code", async ({ page, site }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await site.openApplication("/repay-loan");
  for (const script of await Promise.all(scripts)) expect(script).not.toMatch(/encodeQR|quartile/);
});
