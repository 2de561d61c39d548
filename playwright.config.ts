import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./testing/browser.ts";
import { headlessFlags } from "./testing/browser-flags.ts";

const isCi = Boolean(process.env.CI);

/** Ports of the two servers that a run starts for itself: the site, and the gallery of parts. `npm test` looks for free ones. */
const firstPort = Number(process.env.TEST_PORT || 4181);
const ports = { site: firstPort, gallery: Number(process.env.TEST_GALLERY_PORT || firstPort + 1) };

/** A visitor would never get this far; a run sends hundreds of applications from one address in a minute. */
const noLimit = "1000000";

const server = (port: number, folder: string, dataFolder: string) => ({
  // Each run begins with an empty database, and keeps it afterwards for whoever looks into a failure.
  command: `node -e "fs.rmSync('${dataFolder}', { recursive: true, force: true })" && node server/main.ts`,
  url: `http://127.0.0.1:${port}/healthz`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
  env: {
    HOST: "127.0.0.1",
    PORT: String(port),
    DIST_DIR: folder,
    DATA_DIR: dataFolder,
    // The embedded lender and its SQLite, whatever the surroundings say.
    DATABASE_URL: "",
    PROVIDER_URL: "",
    STATUS_PROVIDER_URL: "",
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: noLimit,
    RATE_LIMIT_WRITES_PER_MINUTE: noLimit,
    RATE_LIMIT_LOOKUPS_PER_MINUTE: noLimit,
    RATE_LIMIT_LOOKUPS_PER_VALUE_PER_HOUR: noLimit,
    RATE_LIMIT_UPLOADS_PER_HOUR: noLimit,
  },
});

/** Journeys and accessibility, in a real Chromium against the real server. `npm test` builds the pages first. */
export default defineConfig({
  outputDir: ".cache/browser-tests",
  workers: 2,
  fullyParallel: true,
  forbidOnly: isCi,
  // A test that passes only the second time is named in the closing lines as flaky.
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/playwright.json" }]],
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://127.0.0.1:${ports.site}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    // A trace of every test would cost a pipeline a good part of its time; there what fails is tried again, with one.
    trace: isCi ? "on-first-retry" : "retain-on-failure",
    launchOptions: {
      executablePath: findBrowser(),
      args: headlessFlags,
    },
  },
  // Where the tests of the parts find them.
  metadata: { gallery: `http://127.0.0.1:${ports.gallery}/gallery` },
  projects: [
    { name: "journeys", testDir: "tests/journeys" },
    { name: "a11y", testDir: "a11y/seeded-faults" },
  ],
  webServer: [
    server(ports.site, "dist", ".cache/test-data"),
    server(ports.gallery, ".cache/dist-gallery", ".cache/gallery-data"),
  ],
});
