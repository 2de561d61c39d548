import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { runQuietly, tool } from "./processes.ts";
import { Problem, type Say } from "./steps.ts";
import { canInstall, installPackages, isProgram, onPath } from "./system-packages.ts";

const names = ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
const places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", "/Applications/Chromium.app/Contents/MacOS/Chromium"];

/** The browser of the tests: CHROMIUM_PATH, else a Chromium or Chrome on the PATH, else the one that Playwright keeps. */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const candidates = [...names.map(onPath), ...places, chromium.executablePath()];
  return candidates.find((file): file is string => file !== undefined && isProgram(file) && starts(file));
}

// Some systems keep a script of this name that only says how the browser could be installed.
const starts = (file: string) => spawnSync(file, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;

/** Finds a browser or installs one, with a face for Devanagari beside it. Answers what it found. */
export async function ensureBrowser(say: Say): Promise<string> {
  await ensureHindiFont(say);
  let browser = findBrowser();
  if (!browser && canInstall()) {
    say("installing Chromium");
    await installPackages("chromium");
    browser = findBrowser();
  }
  if (!browser) {
    say("fetching Chromium");
    const { code, output } = await runQuietly(process.execPath, [tool("@playwright/test", "playwright"), "install", ...(canInstall() ? ["--with-deps"] : []), "chromium"]);
    if (code !== 0) console.error(`\n${output}`);
    browser = findBrowser();
  }
  if (!browser || !isProgram(browser)) {
    throw new Problem(`${browser ? `CHROMIUM_PATH does not name a program: ${browser}` : "Chromium was not found and could not be installed"}. Install Chromium or Chrome and set CHROMIUM_PATH to its file.`);
  }
  process.env.CHROMIUM_PATH = browser;
  return "ready";
}

/** Without one, Hindi would be measured and drawn in empty boxes. */
async function ensureHindiFont(say: Say): Promise<void> {
  const list = spawnSync("fc-list", [":lang=hi"], { encoding: "utf8" });
  if (list.stdout || !canInstall()) return;
  say("installing a Hindi font");
  await installPackages("fontconfig", "fonts-noto-core");
}
