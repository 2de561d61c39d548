import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { paintBudget } from "./budgets.ts";
import { runLighthouse, type LighthouseResult, type Throttling } from "./lighthouse/run-lighthouse.ts";
import { copyWithoutScripts } from "./lighthouse/without-scripts.ts";
import { parseCount, readArguments } from "./support/arguments.ts";
import { browserProgram } from "../testing/browser.ts";
import { mean, median, formatSpread, spread } from "./support/figures.ts";
import { finishBenchmark } from "./support/report.ts";
import { startServer } from "../testing/server.ts";
import { builtSite, choosePages } from "./support/built-site.ts";

/**
 * `npm run bench:lighthouse`: Lighthouse with mobile settings. Each page alternates with the same HTML without scripts,
 * so that other load on the machine affects both equally. `--runs 9`, `--routes /,/apply-now` or `all`, `--throttling
 * simulate|devtools`.
 */
const args = readArguments({ runs: "9", routes: "/,/apply-now,/privacy-policy", throttling: "simulate" });
const runs = parseCount("runs", args.runs);
const throttling = throttlingOf(args.throttling);

const distDir = await builtSite();
const pages = choosePages(distDir, args.routes);
const browser = await browserProgram();
const folder = await mkdtemp(join(tmpdir(), "bench-lighthouse-"));
const withoutScriptsDir = join(folder, "without-scripts");
await copyWithoutScripts(
  distDir,
  withoutScriptsDir,
  pages.map(({ file }) => file),
);
const site = await startServer({ DIST_DIR: distDir, DATA_DIR: join(folder, "site-data") });
const withoutScripts = await startServer({ DIST_DIR: withoutScriptsDir, DATA_DIR: join(folder, "bare-data") });

try {
  const measured = [];
  for (const { route } of pages) {
    const audits: Record<"complete" | "withoutScripts", LighthouseResult[]> = { complete: [], withoutScripts: [] };
    for (let run = 0; run < runs; run++) {
      audits.complete.push(await runLighthouse(site.origin + route, browser, throttling));
      audits.withoutScripts.push(await runLighthouse(withoutScripts.origin + route, browser, throttling));
      console.error(`${route}: ${run + 1} of ${runs}`);
    }
    measured.push({ route, ...audits, largestPaintRatio: ratioOf(audits) });
  }

  process.exitCode = await finishBenchmark(
    {
      name: "lighthouse",
      tables: [
        {
          head: [
            "Page",
            "LCP s",
            "LCP s without scripts",
            "ratio of means",
            "FCP s",
            "TBT ms",
            "TBT ms without scripts",
            "CLS",
            "Score",
          ],
          rows: measured.map(({ route, complete, withoutScripts, largestPaintRatio }) => [
            route,
            show(complete, (one) => one.largestPaintMs / 1_000, 2),
            show(withoutScripts, (one) => one.largestPaintMs / 1_000, 2),
            largestPaintRatio.toFixed(2),
            show(complete, (one) => one.firstPaintMs / 1_000, 2),
            show(complete, (one) => one.blockedMs, 0),
            show(withoutScripts, (one) => one.blockedMs, 0),
            show(complete, (one) => one.layoutShift, 3),
            show(complete, (one) => one.score, 0),
          ]),
        },
      ],
      note: `Median of ${runs} visits (minimum–maximum), ${throttling} throttling.`,
      figures: { runs, throttling, pages: measured },
      failures: measured.flatMap(({ route, complete, largestPaintRatio }) => {
        const blockedMs = median(complete.map((one) => one.blockedMs));
        const layoutShift = Math.max(...complete.map((one) => one.layoutShift));
        return [
          largestPaintRatio > paintBudget.largestPaintRatio &&
            `${route}: LCP is ${largestPaintRatio.toFixed(2)} times the LCP without scripts; the budget is ${paintBudget.largestPaintRatio}`,
          blockedMs > paintBudget.blockedMs &&
            `${route}: the main thread was blocked for ${blockedMs.toFixed(0)} ms; the budget is ${paintBudget.blockedMs} ms`,
          layoutShift > paintBudget.layoutShift &&
            `${route}: layout shift of ${layoutShift.toFixed(4)}; the budget is ${paintBudget.layoutShift}`,
        ].filter((line) => line !== false);
      }),
    },
    { publish: args.publish },
  );
} finally {
  await site.stop();
  await withoutScripts.stop();
  await rm(folder, { recursive: true, force: true });
}

/**
 * Lighthouse reports one of two paint times, a round trip apart, depending on whether the icon arrived before or after
 * the first frame. The median of such times is a matter of chance; their mean is not.
 */
function ratioOf({ complete, withoutScripts }: Record<"complete" | "withoutScripts", LighthouseResult[]>): number {
  const paint = (audits: LighthouseResult[]) => mean(audits.map(({ largestPaintMs }) => largestPaintMs));
  return paint(complete) / paint(withoutScripts);
}

function show(audits: LighthouseResult[], of: (one: LighthouseResult) => number, digits: number): string {
  return formatSpread(spread(audits.map(of)), digits);
}

function throttlingOf(text: string): Throttling {
  if (text === "simulate" || text === "devtools") return text;
  throw new RangeError(`--throttling must be simulate or devtools, not "${text}".`);
}
