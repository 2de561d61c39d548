import { ffprobeMissing, hasFfprobe } from "../../testing/ffprobe.ts";
import type { Log } from "../../testing/step-reporter.ts";
import { canInstall, installPackages } from "../../testing/system-packages.ts";

/** Finds or installs ffprobe, which decodes recorded videos in tests. Returns what it did. */
export async function ensureFfprobe(log: Log): Promise<string> {
  if (hasFfprobe()) return "ready";
  if (canInstall()) {
    log("installing");
    await installPackages("ffmpeg");
    if (hasFfprobe()) return "installed";
  }
  console.error(`\n${ffprobeMissing}`);
  return "missing: recorded videos are not decoded";
}
