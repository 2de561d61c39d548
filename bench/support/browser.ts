import { ensureBrowser } from "../../scripts/setup/browser.ts";

/** The program of the browser that measures, installed first when there is none. */
export async function browserProgram(): Promise<string> {
  await ensureBrowser((doing) => console.error(doing));
  return process.env.CHROMIUM_PATH!;
}
