import { ensurePackages } from "../setup/packages.ts";
import { firstFreePort } from "../../testing/ports.ts";
import { startInherited, packageCommand } from "../../testing/processes.ts";
import { StepReporter } from "../../testing/step-reporter.ts";

/** First port to try for the API server. */
const firstPort = 4174;

/** `npm run dev`: the pages with hot reload, and the server, which restarts when its files change. Ctrl-C stops both. */
export async function command(args: string[]): Promise<void> {
  const reporter = new StepReporter(2);
  await reporter.step("Node", () => process.versions.node);
  await reporter.step("Packages", ensurePackages);

  const port = String(await firstFreePort(firstPort));
  const server = startInherited(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
    PORT: port,
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  });
  const pages = startInherited(process.execPath, [packageCommand("vite"), ...args], { DEV_SERVER_PORT: port });
  const ended = (child: typeof server) => new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Ctrl-C in the terminal reaches both children; this process waits for them to exit.
  process.on("SIGINT", () => {});
  await Promise.race([ended(server), ended(pages)]);
  server.kill();
  pages.kill();
  process.exit();
}
