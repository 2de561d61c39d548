import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags } from "../testing/browser-flags.ts";
import { browserProgram } from "../testing/browser.ts";
import { startServer } from "../testing/server.ts";
import { visitBudget } from "./budgets.ts";
import { parseCount, readArguments } from "./support/arguments.ts";
import { builtSite } from "./support/built-site.ts";
import { formatSpread, median, spread } from "./support/figures.ts";
import { describeMachine, finishBenchmark, markdownTable } from "./support/report.ts";
import { measureNavigation, measureSecondVisit, readHeading, slowPhone } from "./visits/measure.ts";

/**
 * `npm run bench:visits`: what comes after the first page, on slow 4G with a slow processor: a second visit, the way to
 * another page with and without fetching it ahead, and the language switch. `--runs 9`.
 */
const args = readArguments({ runs: "9" });
const runs = parseCount("runs", args.runs);

/** A text without a running application, a page with one, and home. */
const pages = { home: "/", application: "/apply-now", text: "/about-us", target: "/privacy-policy" };

const navigations = [
  { name: "text to text, ahead", from: pages.text, to: pages.target, focusFirst: true },
  { name: "text to text", from: pages.text, to: pages.target, focusFirst: false },
  { name: "application to text, ahead", from: pages.application, to: pages.target, focusFirst: true },
  { name: "application to text", from: pages.application, to: pages.target, focusFirst: false },
  { name: "language, home", from: pages.home, to: "/hi", focusFirst: false },
  { name: "language, application", from: pages.application, to: "/hi/apply-now", focusFirst: false },
];

const distDir = await builtSite();
const folder = await mkdtemp(join(tmpdir(), "bench-visits-"));
const site = await startServer({ DIST_DIR: distDir, DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: await browserProgram(), args: browserFlags });

try {
  const visits = [];
  for (const route of [pages.home, pages.application, pages.target]) {
    const results = await repeat(`second visit of ${route}`, () => measureSecondVisit(browser, site.origin + route));
    visits.push({
      name: `second visit of ${route}`,
      ms: results.map((one) => one.firstPaintMs),
      budgetMs: visitBudget.secondVisitMs,
      repeatedBytes: Math.max(...results.map((one) => one.repeatedBytes)),
    });
  }
  for (const { name, from, to, focusFirst } of navigations) {
    const heading = await readHeading(browser, site.origin + to);
    const link = name.startsWith("language") ? `a[data-switch][href="${to}"]` : `a[href="${to}"]`;
    const ms = await repeat(name, () =>
      measureNavigation(browser, { from: site.origin + from, link, heading, focusFirst }),
    );
    visits.push({ name, ms, budgetMs: await navigationBudgetMs(name, to, focusFirst), repeatedBytes: 0 });
  }

  console.log(
    markdownTable(
      ["Visit", "ms until painted", "budget ms", "assets sent again, bytes"],
      visits.map(({ name, ms, budgetMs, repeatedBytes }) => [
        name,
        formatSpread(spread(ms), 0),
        budgetMs.toFixed(0),
        String(repeatedBytes),
      ]),
    ),
  );
  console.log(`\nMedian of ${runs} visits (minimum–maximum), slow 4G, ${describeMachine()}.`);
  const overBudget = visits.flatMap(({ name, ms, budgetMs, repeatedBytes }) =>
    [
      median(ms) > budgetMs && `${name}: ${median(ms).toFixed(0)} ms; the budget is ${budgetMs.toFixed(0)} ms`,
      repeatedBytes > 0 && `${name}: ${repeatedBytes} bytes of assets were sent again`,
    ].filter((line) => line !== false),
  );
  process.exitCode = await finishBenchmark("visits", { runs, slowPhone, visits }, overBudget);
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}

async function repeat<T>(name: string, measure: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let run = 0; run < runs; run++) {
    results.push(await measure());
    console.error(`${name}: ${run + 1} of ${runs}`);
  }
  return results;
}

/** A page that was not fetched ahead needs a round trip and its compressed HTML. */
async function navigationBudgetMs(name: string, to: string, focusFirst: boolean): Promise<number> {
  if (name.startsWith("language")) return visitBudget.switchMs;
  if (focusFirst) return visitBudget.fetchedAheadMs;
  const { size } = await stat(join(distDir, to, "index.html.br"));
  return slowPhone.roundTripMs + size / slowPhone.bytesPerMs;
}
