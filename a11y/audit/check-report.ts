import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import type { BrowserPool } from "./browsers.ts";
import type { Check, CheckContext, Visit } from "./check.ts";
import { headingsCheck } from "./checks/headings.ts";
import { keyboardCheck } from "./checks/keyboard.ts";
import { languageOfPartsCheck } from "./checks/language-of-parts.ts";
import { namesCheck } from "./checks/names.ts";
import { readingOrderCheck } from "./checks/reading-order.ts";
import { reflowCheck } from "./checks/reflow.ts";
import { targetSizeCheck } from "./checks/target-size.ts";
import { axeCheck } from "./engines/axe.ts";
import { equalAccessCheck } from "./engines/equal-access.ts";
import { markupCheck } from "./engines/markup.ts";
import type { Violation } from "./violation.ts";
import { installPageTools } from "./in-page/page-tools.ts";
import { withTimeout } from "../../testing/with-timeout.ts";
import { languageCodes, type Language } from "#i18n/languages";
import { exceptions, isExcepted, reportExceptions } from "../exceptions.ts";

/** The checks that apply to a document without script. */
const reportChecks: readonly Check[] = [
  axeCheck,
  equalAccessCheck,
  markupCheck,
  namesCheck,
  languageOfPartsCheck,
  headingsCheck,
  readingOrderCheck,
  reflowCheck,
  targetSizeCheck,
  keyboardCheck,
];

const excepted = [...exceptions, ...reportExceptions];

/** Milliseconds for one page of the report, four times what a busy machine needs. */
const checkTimeoutMs = 120_000;

/** Runs the checks on the report itself, in every language, on a narrow and a wide screen. Returns one text for each page with violations. */
export async function checkReport(files: readonly string[], browsers: BrowserPool): Promise<string[]> {
  const browser = await browsers.forMode("normal");
  const pages = files.flatMap((file, index) =>
    ([320, 1280] as const).map((width) => ({ file, width, language: languageCodes[index]! })),
  );
  const found = await Promise.all(
    pages.map(async ({ file, width, language }) => {
      const attempt = () => withTimeout(checkTimeoutMs, checkPage(browser, file, language, width));
      // A page that failed is checked once more, as visits are.
      const violations = await attempt().catch(attempt);
      return violations.length > 0
        ? [
            `The report itself is not accessible (${file}, ${width} px):\n${violations
              .slice(0, 20)
              .map(({ rule, message, target }) => `${rule}: ${message.en} ${target?.path ?? ""}`)
              .join("\n")}`,
          ]
        : [];
    }),
  );
  return found.flat();
}

/** The violations of one page of the report that no exception covers. */
async function checkPage(browser: Browser, file: string, language: Language, width: 320 | 1280): Promise<Violation[]> {
  const theme = width === 320 ? "dark" : "light";
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme: theme,
    reducedMotion: "reduce",
  });
  const [page, pixelPage] = [await context.newPage(), await context.newPage()];
  await page.goto(pathToFileURL(file).href);
  await page.evaluate(installPageTools);
  const visit: Visit = {
    number: 1,
    deep: width === 1280,
    everyEngine: width === 1280,
    subject: {
      kind: "state",
      id: "the report itself",
      title: { en: "The report itself", hi: "यह रिपोर्ट" },
      route: "report",
      themes: [theme],
      widths: [width],
      modes: ["normal"],
    },
    setting: { language, theme, width, mode: "normal" },
  };
  const checkContext: CheckContext = {
    page,
    visit,
    pixelPage,
    t: (key) => key,
    checkedKeys: new Set(),
    serverHtml: "",
    loads: () => 1,
  };
  const found: Violation[] = [];
  for (const check of reportChecks) {
    if (check.appliesTo && !check.appliesTo(visit)) continue;
    const { violations } = await check.run(checkContext);
    found.push(...violations.filter((violation) => violation.certain && !isExcepted(violation, excepted)));
    // One failing check is enough.
    if (found.length > 0) break;
  }
  await context.close();
  return found;
}
