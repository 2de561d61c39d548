import { execFile } from "node:child_process";
import { promisify } from "node:util";
import * as v from "valibot";
import { browserFlags } from "../../testing/browser-flags.ts";
import { packageCommand } from "../../testing/processes.ts";
import { root } from "../../testing/root.ts";

/** The results of one Lighthouse run with mobile settings. */
export interface LighthouseResult {
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  layoutShift: number;
  /** 0 to 100. */
  score: number;
  /** Main-thread tasks over 50 ms: address of the script and milliseconds, with the CPU slowed 4x. */
  longTasks: { url: string; ms: number }[];
}

/** How the slow phone is imitated: calculated from a fast visit (Lighthouse's default), or with real throttling. */
export type Throttling = "simulate" | "devtools";

/** Milliseconds for one run, including the start of its browser. */
const timeoutMs = 120_000;

const figure = v.object({ numericValue: v.number() });
const report = v.object({
  audits: v.object({
    "first-contentful-paint": figure,
    "largest-contentful-paint": figure,
    "total-blocking-time": figure,
    "cumulative-layout-shift": figure,
    "long-tasks": v.object({
      details: v.optional(v.object({ items: v.array(v.object({ url: v.string(), duration: v.number() })) })),
    }),
  }),
  categories: v.object({ performance: v.object({ score: v.number() }) }),
});

/** Measures the speed of a page in a new browser with an empty cache. */
export async function runLighthouse(url: string, browser: string, throttling: Throttling): Promise<LighthouseResult> {
  // A browser on a busy machine sometimes records nothing (NO_NAVSTART), which says nothing about the page.
  const { audits, categories } = await launchLighthouse(url, browser, throttling).catch(() =>
    launchLighthouse(url, browser, throttling),
  );
  return {
    firstPaintMs: audits["first-contentful-paint"].numericValue,
    largestPaintMs: audits["largest-contentful-paint"].numericValue,
    blockedMs: audits["total-blocking-time"].numericValue,
    layoutShift: audits["cumulative-layout-shift"].numericValue,
    score: categories.performance.score * 100,
    longTasks: audits["long-tasks"].details?.items.map(({ url, duration }) => ({ url, ms: duration })) ?? [],
  };
}

async function launchLighthouse(
  url: string,
  browser: string,
  throttling: Throttling,
): Promise<v.InferOutput<typeof report>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      packageCommand("lighthouse"),
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      "--only-categories=performance",
      "--no-enable-error-reporting",
      `--throttling-method=${throttling}`,
      `--chrome-flags=${["--headless=new", ...browserFlags].join(" ")}`,
    ],
    { cwd: root, env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024, timeout: timeoutMs },
  );
  return v.parse(report, JSON.parse(stdout));
}
