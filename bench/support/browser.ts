import { ensureBrowser } from "../../scripts/setup/browser.ts";

/** Root and containers have no user namespaces to build the sandbox from; only our own pages are opened. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** The program of the browser that measures, installed first when there is none. */
export async function browserProgram(): Promise<string> {
  await ensureBrowser((doing) => console.error(doing));
  return process.env.CHROMIUM_PATH!;
}
