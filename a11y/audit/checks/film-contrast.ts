import { toViolations, type Check, type Rules, type Report } from "../check.ts";
import { checkResult } from "../violation.ts";
import { minimumContrasts } from "../pixels.ts";

/** Number of video frames to measure, spread over its length. */
const frames = 6;

const rules: Rules = {
  faint: {
    criteria: ["1.4.3", "1.4.6"],
    severity: "serious",
    message: {
      en: "Over the background video at {second} seconds, the text has a contrast of {contrast}:1. The minimum is {needed}:1.",
      hi: "पीछे के वीडियो में {second} सेकंड पर शब्दों का कंट्रास्ट {contrast}:1 है। कम से कम {needed}:1 चाहिए।",
    },
  },
  moved: {
    criteria: ["1.4.3", "1.4.6"],
    severity: "moderate",
    certain: false,
    message: {
      en: "The contrast of the text over the background video could not be measured. The text moved while the screenshot was being taken.",
      hi: "पीछे के वीडियो के ऊपर के शब्दों का कंट्रास्ट नापा नहीं जा सका। स्क्रीनशॉट लेते समय शब्द अपनी जगह से हट गए।",
    },
  },
  enhanced: {
    criteria: ["1.4.6"],
    severity: "moderate",
    message: {
      en: "Over the background video at {second} seconds, the text has a contrast of {contrast}:1. This site aims for {needed}:1.",
      hi: "पीछे के वीडियो में {second} सेकंड पर शब्दों का कंट्रास्ट {contrast}:1 है। इस साइट का लक्ष्य {needed}:1 है।",
    },
  },
};

/** The text over the video and its position. Runs in the page. */
function findTextOverVideo() {
  scrollTo({ top: 0, behavior: "instant" });
  const film = document.querySelector("video")!.getBoundingClientRect();
  const over = audit
    .visibleTexts(document.querySelector("main section")!)
    .filter(({ parent }) => !parent.closest("button"));
  return over.flatMap(({ node, parent }) => {
    // Text with its own background is not over the video.
    for (let at: Element | null = parent; at && !at.querySelector("video"); at = at.parentElement)
      if (!/rgba\(0, 0, 0, 0\)|transparent/.test(getComputedStyle(at).backgroundColor)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const colour = (/\d+/g[Symbol.match](getComputedStyle(parent).color) ?? []).slice(0, 3).map(Number) as [
      number,
      number,
      number,
    ];
    return [...range.getClientRects()]
      .filter(
        (rect) =>
          rect.width > 4 &&
          rect.top >= film.top &&
          rect.bottom <= Math.min(film.bottom, innerHeight) &&
          rect.right <= innerWidth,
      )
      .map(({ x, y, width, height }) => ({
        rects: [{ x, y, width, height }],
        colour,
        large: audit.isLargeText(parent),
        target: audit.targetOf(parent),
      }));
  });
}

/** Text over the banner video has enough contrast on every frame. Measured on screenshots, because no engine reads a video. */
export const filmContrastCheck: Check = {
  id: "film-contrast",
  title: { en: "Text over the background video can be read", hi: "पीछे के वीडियो के ऊपर के शब्द साफ़ दिखते हैं" },
  criteria: ["1.4.3", "1.4.6"],
  appliesTo: ({ subject }) => subject.id === "home-film-playing",
  async run({ page, pixelPage }) {
    const seconds = await page.evaluate(() => document.querySelector("video")?.duration ?? 0);
    const words = await page.evaluate(findTextOverVideo);
    // Hides the text itself and everything fixed, so that only the video is in the screenshot.
    await page.evaluate(() => {
      const over = [...document.querySelectorAll<HTMLElement>("body *")].filter(
        (one) => getComputedStyle(one).position === "fixed",
      );
      const hidden = new Set([
        ...audit.visibleTexts(document.querySelector("main section")!).map(({ parent }) => parent),
        ...over,
      ]);
      for (const one of hidden) one.dataset.auditHidden = "";
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("[data-audit-hidden] { visibility: hidden !important }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const reports: Report[] = [];
    for (let frame = 0; frame < frames; frame++) {
      const second = (seconds * frame) / frames;
      await page.evaluate(
        (second) =>
          new Promise<void>((resolve) => {
            const film = document.querySelector("video")!;
            film.pause();
            film.style.transition = "none";
            film.style.opacity = "1";
            film.addEventListener("seeked", () => requestAnimationFrame(() => resolve()), { once: true });
            film.currentTime = second + 0.01;
          }),
        second,
      );
      const contrasts = await minimumContrasts(pixelPage, await page.screenshot({ scale: "css" }), words);
      for (const [index, { large, target }] of words.entries()) {
        const is = contrasts[index] ?? 21;
        const [needed, claimed] = large ? [3, 4.5] : [4.5, 7];
        const values = { second: second.toFixed(1), contrast: is.toFixed(2) };
        if (is < needed) reports.push({ rule: "faint", target, values: { ...values, needed } });
        else if (is < claimed) reports.push({ rule: "enhanced", target, values: { ...values, needed: claimed } });
      }
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
      for (const one of document.querySelectorAll<HTMLElement>("[data-audit-hidden]")) delete one.dataset.auditHidden;
    });
    // A screenshot proves nothing if the text has moved.
    const moved = JSON.stringify(await page.evaluate(findTextOverVideo)) !== JSON.stringify(words);
    if (moved)
      return checkResult(this.criteria, words.length * frames, toViolations(this.id, rules, [{ rule: "moved" }]));
    return checkResult(this.criteria, words.length * frames, toViolations(this.id, rules, reports));
  },
};
