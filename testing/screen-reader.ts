import { existsSync } from "node:fs";
import type { Log } from "./step-reporter.ts";
import { canInstall, installPackages, onPath } from "./system-packages.ts";

/** Orca, a display that nobody sees, a keyboard for it, and the buses between them. Debian's names. */
const packages = ["orca", "xvfb", "xdotool", "at-spi2-core", "dbus"];
const programs = ["orca", "Xvfb", "xdotool", "dbus-daemon"];

/** Starts the bus of the accessible programs; Debian keeps it off the PATH. */
export const accessibilityBus = "/usr/libexec/at-spi-bus-launcher";

/** What to do about a missing Orca. */
export const screenReaderMissing =
  "Orca is not installed, so the screen reader checks did not run. Install it (Debian: apt-get install " +
  `${packages.join(" ")}). It runs only on Linux.`;

/** Whether all that a run with the screen reader needs is there. */
export const hasScreenReader = () => existsSync(accessibilityBus) && programs.every(onPath);

/** Finds Orca and what it runs on, or installs them. Answers what it found. */
export async function ensureScreenReader(log: Log): Promise<string> {
  if (hasScreenReader()) return "ready";
  if (canInstall()) {
    log("installing");
    await installPackages(...packages);
    if (hasScreenReader()) return "installed";
  }
  console.error(`\n${screenReaderMissing}`);
  return "missing";
}
