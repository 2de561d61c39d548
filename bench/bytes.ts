import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { byteBudgets } from "./budgets.ts";
import { recordTransfers, type Transfer } from "./bytes/transfers.ts";
import { brotliTotal, initialScripts } from "./initial-scripts.ts";
import { readArguments } from "./support/arguments.ts";
import { browserFlags } from "../testing/browser-flags.ts";
import { browserProgram } from "../testing/browser.ts";
import { finishBenchmark } from "./support/report.ts";
import { startServer } from "../testing/server.ts";
import { builtSite, choosePages, isNotFound, type BuiltPage } from "./support/built-site.ts";

/**
 * `npm run bench:bytes`: the bytes on the wire of every page, with the real server, a real browser and an empty cache,
 * without interaction. `--routes /,/apply-now` measures only these.
 */
const { routes, publish } = readArguments({ routes: "all" });

const distDir = await builtSite();
const pages = choosePages(distDir, routes);
const dataDir = await mkdtemp(join(tmpdir(), "bench-bytes-"));
const browser = await chromium.launch({ executablePath: await browserProgram(), args: browserFlags });
const server = await startServer({ DIST_DIR: distDir, DATA_DIR: dataDir });
try {
  const measured = [];
  for (const page of pages)
    measured.push(
      measure(
        page,
        await recordTransfers(browser, server.origin + page.route),
        await initialScripts(distDir, page.route),
      ),
    );
  process.exitCode = await finishBenchmark(
    {
      name: "bytes",
      tables: [
        {
          head: [
            "Page",
            "HTML",
            "of",
            "Initial scripts",
            "of",
            "files",
            "Requests",
            "CSS",
            "other",
            "Total",
            "headers",
          ],
          rows: measured.map(({ route, kind, bytes, scriptFiles, transfers }) => [
            route,
            kilobytes(bytes.html),
            kilobytes(byteBudgets[kind].htmlBytes),
            kilobytes(bytes.script),
            kilobytes(byteBudgets[kind].initialScriptBytes),
            String(scriptFiles),
            String(transfers.length),
            kilobytes(bytes.style),
            kilobytes(bytes.other),
            kilobytes(bytes.total),
            kilobytes(bytes.headers),
          ]),
        },
      ],
      note: "1 KB is 1,000 bytes, compressed as sent. Headers are counted separately, in full, as HTTP/1.1 sends them.",
      figures: { pages: measured },
      failures: measured.flatMap(({ overBudget }) => overBudget),
    },
    { publish },
  );
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Adds up the transfers of a page and lists what exceeds its budget. */
function measure(
  { route, kind }: BuiltPage,
  transfers: Transfer[],
  listed: Awaited<ReturnType<typeof initialScripts>>,
) {
  const sum = (of: (transfer: Transfer) => number) => transfers.reduce((total, transfer) => total + of(transfer), 0);
  const bodies = (wanted: Transfer["kind"]) => sum((transfer) => (transfer.kind === wanted ? transfer.bodyBytes : 0));
  const scripts = transfers.filter((transfer) => transfer.kind === "script");
  const bytes = {
    html: bodies("html"),
    script: bodies("script"),
    style: bodies("style"),
    other: bodies("other"),
    total: sum(({ bodyBytes }) => bodyBytes),
    headers: sum(({ headerBytes }) => headerBytes),
    listedScripts: brotliTotal(listed),
  };
  const budget = byteBudgets[kind];
  const overBudget: string[] = [];
  const over = (what: string, is: number, most: number) => {
    if (is > most)
      overBudget.push(
        `${route}: ${what} ${kilobytes(is)} KB, ${kilobytes(is - most)} KB over the budget of ${kilobytes(most)} KB`,
      );
  };
  over("HTML", bytes.html, budget.htmlBytes);
  over("initial scripts", bytes.script, budget.initialScriptBytes);
  for (const { url, status, encoding, kind: type } of transfers) {
    const { origin, pathname } = new URL(url);
    if (origin !== server.origin) overBudget.push(`${route}: fetched ${url} from another origin`);
    if (status !== (isNotFound(route) && pathname === route ? 404 : 200))
      overBudget.push(`${route}: ${pathname} returned status ${status}`);
    if (type !== "other" && encoding !== "br") overBudget.push(`${route}: ${pathname} was sent without brotli`);
  }
  const known = new Set(listed.map(({ url }) => url));
  const unlisted = scripts.map(({ url }) => new URL(url).pathname).filter((url) => !known.has(url));
  return { route, kind, bytes, scriptFiles: scripts.length, unlistedScripts: unlisted, overBudget, transfers };
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}
