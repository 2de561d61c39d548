import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags } from "../testing/browser-flags.ts";
import { browserProgram } from "../testing/browser.ts";
import { localPath } from "../src/i18n/languages.ts";
import { startServer } from "../testing/server.ts";
import { visitBudget } from "./budgets.ts";
import { parseCount, readArguments } from "./support/arguments.ts";
import { builtSite } from "./support/built-site.ts";
import { formatSpread, median, spread } from "./support/figures.ts";
import { finishBenchmark } from "./support/report.ts";
import { bareHeadings, startBareSite } from "./visits/bare-site.ts";
import { measureNavigation, measureSecondVisit, readHeading, slowPhone } from "./visits/measure.ts";

/**
 * `npm run bench:visits`: what comes after the first page, on slow 4G with a slow processor: a second visit, the way to
 * another page with and without fetching it ahead, and the language switch. `--runs 9`.
 */
const args = readArguments({ runs: "9" });
const runs = parseCount("runs", args.runs);

/** Home, a page with a running application, a text without one, and the text that is opened next. */
const [home, application, text, target] = ["/", "/apply-now", "/about-us", "/privacy-policy"] as const;
const toTarget = { to: target, link: `a[href="${target}"]` };
const toHindi = (from: string) => {
  const to = localPath(from, "hi");
  return { from, to, link: `a[data-switch][href="${to}"]`, isAhead: false, budgetMs: visitBudget.switchMs };
};

interface Navigation {
  name: string;
  from: string;
  to: string;
  /** The selector of the link. */
  link: string;
  /** Lets the page fetch the next one ahead. */
  isAhead: boolean;
  /** Without it, the size of the next page decides. */
  budgetMs?: number;
}

const navigations: Navigation[] = [
  { name: "text to text, ahead", from: text, ...toTarget, isAhead: true, budgetMs: visitBudget.fetchedAheadMs },
  { name: "text to text", from: text, ...toTarget, isAhead: false },
  {
    name: "application to text, ahead",
    from: application,
    ...toTarget,
    isAhead: true,
    budgetMs: visitBudget.fetchedAheadMs,
  },
  { name: "application to text", from: application, ...toTarget, isAhead: false },
  { name: "language, home", ...toHindi(home) },
  { name: "language, application", ...toHindi(application) },
];

const distDir = await builtSite();
const folder = await mkdtemp(join(tmpdir(), "bench-visits-"));
const site = await startServer({ DIST_DIR: distDir, DATA_DIR: folder });
const browser = await chromium.launch({ executablePath: await browserProgram(), args: browserFlags });

const bare = await startBareSite();

try {
  const visits: { name: string; ms: number[]; budgetMs?: number; repeatedBytes: number }[] = [];
  const addSecondVisit = async (name: string, url: string, budgetMs?: number) => {
    const results = await repeat(name, () => measureSecondVisit(browser, url));
    const repeatedBytes = Math.max(...results.map((one) => one.repeatedBytes));
    visits.push({ name, ms: results.map((one) => one.firstPaintMs), budgetMs, repeatedBytes });
  };
  await addSecondVisit("second visit of a bare page", `${bare.origin}/`);
  for (const route of [home, application, target])
    await addSecondVisit(`second visit of ${route}`, site.origin + route, visitBudget.secondVisitMs);

  const barePages = { from: `${bare.origin}/`, link: 'a[href="/two"]', heading: bareHeadings["/two"], isAhead: true };
  const bareName = "bare page to bare page, ahead";
  const bareMs = await repeat(bareName, () => measureNavigation(browser, barePages));
  visits.push({ name: bareName, ms: bareMs, repeatedBytes: 0 });
  for (const { name, from, to, link, isAhead, budgetMs } of navigations) {
    const heading = await readHeading(browser, site.origin + to);
    const ms = await repeat(name, () =>
      measureNavigation(browser, { from: site.origin + from, link, heading, isAhead }),
    );
    visits.push({ name, ms, budgetMs: budgetMs ?? (await unfetchedBudgetMs(to)), repeatedBytes: 0 });
  }

  process.exitCode = await finishBenchmark(
    {
      name: "visits",
      tables: [
        {
          head: ["Visit", "ms until painted", "budget ms", "assets sent again, bytes"],
          rows: visits.map(({ name, ms, budgetMs, repeatedBytes }) => [
            name,
            formatSpread(spread(ms), 0),
            budgetMs?.toFixed(0) ?? "none",
            String(repeatedBytes),
          ]),
        },
      ],
      note: `Median of ${runs} visits (minimum–maximum), slow 4G.`,
      figures: { runs, slowPhone, visits },
      failures: visits.flatMap(({ name, ms, budgetMs, repeatedBytes }) =>
        [
          budgetMs !== undefined &&
            median(ms) > budgetMs &&
            `${name}: ${median(ms).toFixed(0)} ms; the budget is ${budgetMs.toFixed(0)} ms`,
          repeatedBytes > 0 && `${name}: ${repeatedBytes} bytes of assets were sent again`,
        ].filter((line) => line !== false),
      ),
    },
    { publish: args.publish },
  );
} finally {
  await browser.close();
  bare.stop();
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
async function unfetchedBudgetMs(route: string): Promise<number> {
  const { size } = await stat(join(distDir, route, "index.html.br"));
  return slowPhone.roundTripMs + size / slowPhone.bytesPerMs;
}
