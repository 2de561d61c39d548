import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { runCaptured, packageCommand } from "./processes.ts";
import { UserError, type Log } from "./step-reporter.ts";
import { canInstall, installPackages, isProgram, onPath } from "./system-packages.ts";

const programNames = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const macPaths = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser for tests: CHROMIUM_PATH, a Chromium or Chrome on the PATH, or the one Playwright downloaded. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const candidates = [...programNames.map(onPath), ...macPaths, chromium.executablePath()];
  return candidates.find((file): file is string => file !== undefined && isProgram(file) && canStart(file));
}

// Some systems have a script of this name that only explains how to install the browser.
const canStart = (file: string) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

/** Finds or installs a browser and a font for Devanagari. Returns what it did. */
export async function ensureBrowser(log: Log): Promise<string> {
  await ensureHindiFont(log);
  let browser = findBrowser();
  if (!browser && canInstall()) {
    log("installing Chromium");
    await installPackages("chromium");
    browser = findBrowser();
  }
  if (!browser) {
    log("fetching Chromium");
    const { code, output } = await runCaptured(process.execPath, [
      packageCommand("@playwright/test", "playwright"),
      "install",
      ...(canInstall() ? ["--with-deps"] : []),
      "chromium",
    ]);
    if (code !== 0) console.error(`\n${output}`);
    browser = findBrowser();
  }
  if (!browser || !isProgram(browser)) {
    throw new UserError(
      `${browser ? `CHROMIUM_PATH does not name a program: ${browser}` : "Chromium was not found and could not be installed"}. Install Chromium or Chrome and set CHROMIUM_PATH to its file.`,
    );
  }
  process.env.CHROMIUM_PATH = browser;
  return "ready";
}

/** Without a Hindi font, Devanagari renders as empty boxes. */
async function ensureHindiFont(log: Log): Promise<void> {
  const list = spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" });
  if (list.stdout || !canInstall()) return;
  log("installing a Hindi font");
  await installPackages("fontconfig", "fonts-noto-core");
}

/** The path of the browser for measurements and audits. Installs one if there is none. */
export async function browserProgram(): Promise<string> {
  await ensureBrowser((doing) => console.error(doing));
  return process.env.CHROMIUM_PATH!;
}
