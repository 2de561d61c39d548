import { setTimeout as wait } from "node:timers/promises";
import type { Settings } from "../../server/env.ts";
import { ensureBuild } from "../../testing/build.ts";
import { ensurePackages } from "../setup/packages.ts";
import { portError } from "../../testing/ports.ts";
import { UserError, StepReporter } from "../../testing/step-reporter.ts";

/** Milliseconds for the server to become ready. */
const startTimeoutMs = 30_000;

/** `npm start`: installs, builds, prepares the database, starts the server in this process, and prints the address. */
export async function command(): Promise<void> {
  process.env.NODE_ENV ||= "production";

  const reporter = new StepReporter(5);
  await reporter.step("Node", () => process.versions.node);
  await reporter.step("Packages", ensurePackages);
  // Checked before the build, which takes longer, but after the installation, because the check needs a package.
  const settings = await checkedSettings();
  await reporter.step("Pages", (log) => ensureBuild(log));
  // Checked late, so that a running server keeps serving until the new build is ready.
  await checkPort(settings);
  await reporter.step("Database", () => prepareDatabase(settings));
  await reporter.step("Server", () => serve(settings));
  console.log(`\nSaral Loans is at ${addressOf(settings)}`);
}

const addressOf = ({ host, port }: Settings) => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

async function checkedSettings(): Promise<Settings> {
  const { readSettings, SettingsError } = await import("../../server/env.ts");
  try {
    return readSettings();
  } catch (error) {
    throw error instanceof SettingsError ? new UserError(error.message) : error;
  }
}

async function checkPort({ host, port }: Settings): Promise<void> {
  const code = await portError(port, host);
  if (code === "EADDRINUSE") {
    throw new UserError(
      `Port ${port} is taken. If this site's server is already running on it, that server now serves the new pages. To run new server code, stop it and run npm start again.\n` +
        `Or use another port: PORT=${port + 1} npm start`,
    );
  }
  if (code !== undefined) throw new UserError(`The server cannot listen on ${host}, port ${port}: ${code}.`);
}

/** Migrates the tables and loads the places, so that database errors are reported as such. */
async function prepareDatabase(settings: Settings): Promise<string> {
  const { openDatabase } = await import("../../server/store/database.ts");
  const { loadGeography } = await import("../../server/geography/geography.ts");
  const { loadPlaces } = await import("../../server/store/geography.ts");
  const db = await openDatabase(settings.database).catch((error: Error) => {
    throw new UserError(error.message);
  });
  try {
    if (settings.lender.kind === "embedded") await loadPlaces(db, await loadGeography());
  } finally {
    await db.destroy();
  }
  return settings.database.kind === "sqlite" ? "ready, SQLite" : "ready, PostgreSQL";
}

async function serve(settings: Settings): Promise<void> {
  await import("../../server/main.ts");
  const address = addressOf(
    settings.host === "0.0.0.0" || settings.host === "::" ? { ...settings, host: "127.0.0.1" } : settings,
  );
  for (const end = performance.now() + startTimeoutMs; performance.now() < end;) {
    // The server sets it if it cannot start, and has printed the reason.
    if (process.exitCode) throw new UserError("The server did not start.");
    const answer = await fetch(`${address}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new UserError(`The server was not ready within ${startTimeoutMs / 1_000} seconds.`);
}
