import type { Page } from "@playwright/test";
import { languages } from "#i18n/languages";
import { expect, inEveryLanguage, phone, test, type Site } from "../support/site.ts";

/** What the fake voice was asked to speak. */
interface Spoken {
  text: string;
  lang: string;
  voice: string | undefined;
}

/**
 * Fakes a device with these voices, because test machines have none. A sentence lasts until the test ends it.
 */
async function fakeVoices(page: Page, tags: string[]): Promise<void> {
  await page.addInitScript((tags) => {
    let voices = tags.map((lang) => ({
      lang,
      localService: true,
      name: `Voice ${lang}`,
      default: false,
      voiceURI: lang,
    }));
    const spoken: (Spoken & { end: () => void })[] = [];
    const events = new EventTarget();
    const synthesis = Object.assign(events, {
      getVoices: () => voices,
      speak: (utterance: SpeechSynthesisUtterance) => {
        if (!utterance.text) return;
        spoken.push({
          text: utterance.text,
          lang: utterance.lang,
          voice: utterance.voice?.lang,
          end: () => utterance.onend?.(new Event("end") as SpeechSynthesisEvent),
        });
      },
      cancel: () => {
        sessionStorage.setItem("cancelled", String(Number(sessionStorage.getItem("cancelled")) + 1));
      },
    });
    class Utterance {
      lang = "";
      voice: SpeechSynthesisVoice | null = null;
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperties(window, {
      speechSynthesis: { value: synthesis },
      SpeechSynthesisUtterance: { value: Utterance },
    });
    Object.assign(window, {
      spoken,
      setVoices: (later: string[]) => {
        voices = later.map((lang) => ({ lang, localService: true, name: lang, default: false, voiceURI: lang }));
        events.dispatchEvent(new Event("voiceschanged"));
      },
    });
  }, tags);
}

type Faked = Window & { spoken: (Spoken & { end: () => void })[]; setVoices: (tags: string[]) => void };
const spoken = (page: Page) =>
  page.evaluate(() => (window as unknown as Faked).spoken.map(({ text, lang, voice }) => ({ text, lang, voice })));
const texts = async (page: Page) => (await spoken(page)).map(({ text }) => text);
const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Faked).spoken.at(-1)!.end());
const cancelled = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem("cancelled")));
const highlighted = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("being-read") ?? [])].map((range) => range.toString().trim()));

const buttons = (page: Page, { t }: Site) => ({
  listen: page.getByRole("button", { name: t("common:listen.play"), exact: true }),
  pause: page.getByRole("button", { name: t("common:listen.pause"), exact: true }),
  resume: page.getByRole("button", { name: t("common:listen.resume"), exact: true }),
  stop: page.getByRole("button", { name: t("common:listen.stop"), exact: true }),
});

inEveryLanguage(() => {
  test.use(phone);

  test("a policy is read aloud in the language of the page, sentence by sentence, and the reader's script loads only on press", async ({
    page,
    site,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    const { tag } = languages[site.language];
    await fakeVoices(page, ["ta-IN", "en-GB", tag.replace("-", "_")]);
    await site.open("/privacy-policy");
    const { listen, pause, resume, stop } = buttons(page, site);
    await expect(listen).toBeVisible();
    expect(scripts.filter((url) => /reader/.test(url))).toEqual([]);

    await listen.press("Enter");
    await expect.poll(() => texts(page)).toEqual([site.t("policies:text.inShort")]);
    expect(scripts.filter((url) => !/page|index|reader/.test(url))).toEqual([]);
    expect(await spoken(page)).toMatchObject([{ lang: tag, voice: tag.replace("-", "_") }]);
    await endSentence(page);
    const summary = page.locator("#in-short + ul li").first();
    const first = (await texts(page))[1]!;
    expect((await summary.innerText()).replace(/\s+/g, " ").startsWith(first.replace(/\s+/g, " "))).toBe(true);
    expect(await highlighted(page)).toEqual([first]);

    // Reading aloud does not move the focus.
    await expect(pause).toBeFocused();
    await pause.press("Enter");
    await expect(resume).toBeVisible();
    await resume.press("Enter");
    expect((await texts(page)).at(-1)).toBe(first);
    const before = (await texts(page)).length;
    for (let sentence = 0; sentence < 6; sentence++) await endSentence(page);
    expect((await texts(page)).length).toBe(before + 6);
    await expect(page.locator("[data-status]")).toHaveText("");

    await stop.focus();
    await stop.press("Enter");
    await expect(listen).toBeFocused();
    await expect(stop).toBeHidden();
    expect(await highlighted(page)).toEqual([]);
  });

  test("reading stops when another page is opened", async ({ page, site }) => {
    await fakeVoices(page, [languages[site.language].tag]);
    await site.open("/blog-details/1");
    await buttons(page, site).listen.click();
    await expect.poll(() => texts(page)).toHaveLength(1);
    const before = await cancelled(page);
    await page
      .getByRole("link", { name: site.t("company:brand") })
      .first()
      .click();
    await page.waitForURL(`**${site.address("/")}`);
    expect(await cancelled(page)).toBeGreaterThan(before);
  });

  test("each FAQ answer and the consent text are read on their own", async ({ page, site }) => {
    await fakeVoices(page, [languages[site.language].tag]);
    await site.open("/faqs");
    await buttons(page, site).listen.first().click();
    await expect.poll(() => texts(page)).toHaveLength(1);
    for (let sentence = 0; sentence < 40 && (await buttons(page, site).stop.isVisible()); sentence++)
      await endSentence(page);
    const panel = page.locator("[data-read]", { has: buttons(page, site).listen }).first();
    const read = (await texts(page)).join("").replace(/\s+/g, "");
    const shown = (await panel.locator("p, li").allInnerTexts()).join("").replace(/\s+/g, "");
    expect(read).toBe(shown);

    await site.open("/apply-now");
    await buttons(page, site).listen.click();
    await expect.poll(() => texts(page)).toHaveLength(1);
    const consent = page.locator("label", { has: page.getByRole("checkbox") });
    expect((await consent.innerText()).replace(/\s+/g, " ")).toContain((await texts(page))[0]!.replace(/\s+/g, " "));
    await expect(page.getByRole("checkbox")).not.toBeChecked();
  });

  test("Listen is hidden if the device has no voice for the language, and appears when one is installed", async ({
    page,
    site,
  }) => {
    await fakeVoices(page, ["ta-IN"]);
    await site.open("/key-fact-statement");
    const { listen } = buttons(page, site);
    await expect(listen).toBeHidden();
    await page.evaluate((tag) => (window as unknown as Faked).setVoices([tag]), languages[site.language].tag);
    await expect(listen).toBeVisible();
  });
});

test("without script Listen is not offered", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto("/privacy-policy");
  await expect(page.locator("[data-listen]")).toBeHidden();
  await context.close();
});
