import { existsSync } from "node:fs";
import type { Log } from "./step-reporter.ts";
import { canInstall, installPackages, onPath } from "./system-packages.ts";

/** Orca, a virtual display and keyboard, and the buses that connect them. Debian package names. */
const packages = ["orca", "xvfb", "xdotool", "at-spi2-core", "dbus"];
const programs = ["orca", "Xvfb", "xdotool", "dbus-daemon"];

/** Starts the accessibility bus. Debian does not put it on the PATH. */
export const accessibilityBus = "/usr/libexec/at-spi-bus-launcher";

/** Message for a missing Orca. */
export const screenReaderMissing =
  "Orca is not installed, so the screen reader checks did not run. Install it (Debian: apt-get install " +
  `${packages.join(" ")}). It runs only on Linux.`;

/** Whether everything a screen reader run needs is installed. */
export const hasScreenReader = () => existsSync(accessibilityBus) && programs.every(onPath);

/** Finds or installs Orca and what it needs. Returns what it did. */
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
