import { ffprobeMissing, hasFfprobe } from "../../tests/support/ffprobe.ts";
import type { Say } from "./steps.ts";
import { canInstall, installPackages } from "./system-packages.ts";

/** Finds ffprobe or installs it: the tests decode with it what was recorded. Answers what it found. */
export async function ensureFfprobe(say: Say): Promise<string> {
  if (hasFfprobe()) return "ready";
  if (canInstall()) {
    say("installing");
    await installPackages("ffmpeg");
    if (hasFfprobe()) return "installed";
  }
  console.error(`\n${ffprobeMissing}`);
  return "missing: recorded videos are not decoded";
}
