import { buildApp } from "./app.ts";
import { readSettings, SettingsError } from "./env.ts";
import { startupErrorJson } from "./plugins/logging.ts";

/** Milliseconds that open requests have to finish after SIGTERM or SIGINT; slow uploads are cut off earlier. */
const shutdownGraceMs = 15_000;

/** How a startup error is printed: as text for a terminal, or as a JSON line for a log collector. */
export type StartupErrorFormat = "text" | "json";

/** Starts the server and stops it on SIGTERM or SIGINT. Ends the process with status 1 if it cannot start. */
export async function serve(errorFormat: StartupErrorFormat): Promise<void> {
  try {
    await listen();
  } catch (error) {
    if (errorFormat === "json") console.error(startupErrorJson(error));
    else if (error instanceof SettingsError) console.error(error.message);
    else console.error(`The server could not start: ${error instanceof Error ? error.message : String(error)}`);
    // An open database would keep the process alive.
    process.exit(1);
  }
}

async function listen(): Promise<void> {
  const settings = readSettings();
  const app = await buildApp(settings);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), shutdownGraceMs).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  // Without these handlers Node would print the error message unredacted.
  const exitOnFatalError = (error: unknown) => {
    app.log.fatal(
      { err: error instanceof Error ? error : new Error("A non-Error value was thrown.") },
      "unexpected failure",
    );
    process.exit(1);
  };
  process.on("uncaughtException", exitOnFatalError);
  process.on("unhandledRejection", exitOnFatalError);

  // For "localhost" Fastify would open a second server on ::1, whose connections `Connections` does not track.
  await app.listen({ host: settings.host === "localhost" ? "127.0.0.1" : settings.host, port: settings.port });
}
