import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paintBudget } from "./budgets.ts";
import { audit, type Audit, type Throttling } from "./lighthouse/audit.ts";
import { copyWithoutScripts } from "./lighthouse/without-scripts.ts";
import { countOf, readArguments } from "./support/arguments.ts";
import { browserProgram } from "./support/browser.ts";
import { mean, median, showSpread, spread } from "./support/figures.ts";
import { conclude, machine, markdownTable } from "./support/report.ts";
import { startServer } from "./support/server.ts";
import { builtSite, pagesOf } from "./support/site.ts";

/**
 * Lighthouse on its mobile settings, each page beside the same HTML without its scripts, in turn, so that whatever else
 * the machine does meets both alike. `--runs 9`, `--routes /,/apply-now`, `--throttling simulate|devtools`.
 */
const given = readArguments({ runs: "9", routes: "/,/apply-now,/privacy-policy", throttling: "simulate" });
const runs = countOf("runs", given.runs);
const throttling = throttlingOf(given.throttling);

const distDir = await builtSite();
const pages = given.routes.split(",").map((route) => {
  const page = pagesOf(distDir).find((candidate) => candidate.route === route);
  if (!page) throw new RangeError(`No page has the address ${route}.`);
  return page;
});
const browser = await browserProgram();
const folder = await mkdtemp(join(tmpdir(), "bench-lighthouse-"));
const bareDir = join(folder, "without-scripts");
await copyWithoutScripts(distDir, bareDir, pages.map(({ file }) => file));
const site = await startServer({ DIST_DIR: distDir, DATA_DIR: join(folder, "site-data") });
const bare = await startServer({ DIST_DIR: bareDir, DATA_DIR: join(folder, "bare-data") });

try {
  const measured = [];
  for (const { route } of pages) {
    const audits: Record<"whole" | "bare", Audit[]> = { whole: [], bare: [] };
    for (let run = 0; run < runs; run++) {
      audits.whole.push(await audit(site.origin + route, browser, throttling));
      audits.bare.push(await audit(bare.origin + route, browser, throttling));
      console.error(`${route}: ${run + 1} of ${runs}`);
    }
    measured.push({ route, ...audits, largestPaintRatio: ratioOf(audits) });
  }

  console.log(markdownTable(
    ["Page", "LCP s", "LCP s without scripts", "ratio of means", "FCP s", "TBT ms", "CLS", "Score", "Score without scripts"],
    measured.map(({ route, whole, bare, largestPaintRatio }) => [
      route,
      show(whole, (one) => one.largestPaintMs / 1_000, 2), show(bare, (one) => one.largestPaintMs / 1_000, 2), largestPaintRatio.toFixed(2),
      show(whole, (one) => one.firstPaintMs / 1_000, 2), show(whole, (one) => one.blockedMs, 0), show(whole, (one) => one.layoutShift, 3),
      show(whole, (one) => one.score, 0), show(bare, (one) => one.score, 0),
    ]),
  ));
  console.log(`\nMedian of ${runs} visits (minimum–maximum), ${throttling} throttling, ${machine()}.`);

  const faults = measured.flatMap(({ route, whole, largestPaintRatio }) => {
    const blockedMs = median(whole.map((one) => one.blockedMs));
    const layoutShift = Math.max(...whole.map((one) => one.layoutShift));
    return [
      largestPaintRatio > paintBudget.largestPaintRatio && `${route}: LCP is ${largestPaintRatio.toFixed(2)} times the LCP without scripts; the budget is ${paintBudget.largestPaintRatio}`,
      blockedMs > paintBudget.blockedMs && `${route}: the main thread was blocked for ${blockedMs.toFixed(0)} ms; the budget is ${paintBudget.blockedMs} ms`,
      layoutShift > paintBudget.layoutShift && `${route}: layout shift of ${layoutShift.toFixed(4)}; the budget is ${paintBudget.layoutShift}`,
    ].filter((line) => line !== false);
  });
  process.exitCode = await conclude("lighthouse", { runs, throttling, pages: measured }, faults);
} finally {
  await site.stop();
  await bare.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Lighthouse reckons one of two paints, a round trip apart, as the icon came before or after the first frame. A median of
 * such figures is a toss of the coin; their mean is not.
 */
function ratioOf({ whole, bare }: Record<"whole" | "bare", Audit[]>): number {
  const paint = (audits: Audit[]) => mean(audits.map(({ largestPaintMs }) => largestPaintMs));
  return paint(whole) / paint(bare);
}

function show(audits: Audit[], of: (one: Audit) => number, digits: number): string {
  return showSpread(spread(audits.map(of)), digits);
}

function throttlingOf(text: string): Throttling {
  if (text === "simulate" || text === "devtools") return text;
  throw new RangeError(`--throttling must be simulate or devtools, not "${text}".`);
}
