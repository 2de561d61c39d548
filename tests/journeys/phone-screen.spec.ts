import { specifiedPaths } from "../support/routes.ts";
import { expect, inEveryLanguage, phone, test } from "../support/site.ts";
import { newLead, videoStatement } from "../../testing/video-statement.ts";

/** CSS pixels that the contact bar and the header may take of a phone's first screen. */
const headerMax = 112;

inEveryLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    test("the header and contact bar leave the first screen to the page", async ({ page, site }) => {
      const heights: Record<string, number> = {};
      for (const path of specifiedPaths) {
        await page.goto(site.address(path), { waitUntil: "domcontentloaded" });
        heights[path] = (await page.getByRole("banner").boundingBox())!.height;
      }
      expect(Object.entries(heights).filter(([, height]) => height > headerMax)).toEqual([]);
    });

    test("the language switch stays in view down the application form, and the contact bar scrolls away on the home page", async ({
      page,
      site,
    }) => {
      for (const path of ["/apply-now", "/"]) {
        await site.open(path);
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
        await expect(page.locator("header [data-switch]")).toBeInViewport({ ratio: 1 });
        expect((await page.getByRole("banner").boundingBox())!.y).toBe(path === "/" ? -50 : 0);
      }
    });

    test("Help covers no field and no label, wherever the form is scrolled to", async ({ page, site }) => {
      await site.open("/apply-now");
      const covered = await page.evaluate(async () => {
        const button = document.querySelector("button[popovertarget=help]")!;
        const found: string[] = [];
        const nextFrames = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          });
        // Turns the transition off, so that the loop need not wait for it.
        (button as HTMLElement).style.transition = "none";
        for (let y = 0; y < document.body.scrollHeight; y += 90) {
          scrollTo(0, y);
          await nextFrames();
          await nextFrames();
          const help = button.getBoundingClientRect();
          for (const part of document.querySelectorAll(
            "form :is(input:not([type=hidden]), select, label, legend, [role=combobox])",
          )) {
            const box = part.getBoundingClientRect();
            if (
              help.top < innerHeight &&
              box.left < help.right &&
              help.left < box.right &&
              box.top < help.bottom &&
              help.top < box.bottom
            )
              found.push(`${y}: ${part.textContent || (part as HTMLInputElement).name}`);
          }
        }
        return found;
      });
      expect(covered).toEqual([]);
      // It is shown where it covers nothing.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole("button", { name: site.t("help:text.help.open"), exact: true })).toBeInViewport();
    });

    test("the camera can be turned on from the first screen if the link is valid", async ({ page, site, request }) => {
      const { refstr } = await newLead(request);
      await site.open(`/video-kyc?refstr=${encodeURIComponent(refstr)}`);
      await expect(videoStatement(page, site).turnOn).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
});
