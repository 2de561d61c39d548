import { findNginx, nginxMissing } from "../../testing/nginx.ts";
import type { Log } from "../../testing/step-reporter.ts";
import { canInstall, installPackages } from "../../testing/system-packages.ts";

/** Finds nginx or installs it: the tests run the files of `deploy/nginx` with it. Answers what it found. */
export async function ensureNginx(log: Log): Promise<string> {
  if (findNginx()) return "ready";
  if (canInstall()) {
    log("installing");
    await installPackages("nginx-light", "openssl");
    if (findNginx()) return "installed";
  }
  console.error(`\n${nginxMissing}`);
  return "missing: deploy/nginx is not tested";
}
