import { findNginx, nginxMissing } from "../../tests/support/nginx.ts";
import type { Say } from "./steps.ts";
import { canInstall, installPackages } from "./system-packages.ts";

/** Finds nginx or installs it: the tests run the files of `deploy/nginx` with it. Answers what it found. */
export async function ensureNginx(say: Say): Promise<string> {
  if (findNginx()) return "ready";
  if (canInstall()) {
    say("installing");
    await installPackages("nginx-light", "openssl");
    if (findNginx()) return "installed";
  }
  console.error(`\n${nginxMissing}`);
  return "missing: deploy/nginx is not tested";
}
