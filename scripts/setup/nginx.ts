import { findNginx, nginxMissing } from "../../testing/nginx.ts";
import type { Log } from "../../testing/step-reporter.ts";
import { canInstall, installPackages } from "../../testing/system-packages.ts";

/** Installs nginx and openssl if they are missing: the tests run `deploy/nginx` with them. Returns the result that the step shows. */
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
