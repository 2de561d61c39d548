import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runCaptured } from "../testing/processes.ts";
import { root } from "../testing/root.ts";

interface Locked {
  dev?: boolean;
  devDependencies?: unknown;
}

/**
 * Prints the software bill of materials of the server and of the browser's files, as CycloneDX JSON. npm generates it from a
 * copy of the lock file without development packages: with its own option to omit them, npm 11.19 also leaves out some
 * thirty packages that production needs, such as react and pg-types, and with them it fails, because one of Lighthouse's
 * packages requires "latest".
 */
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, unknown>;
const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> };
delete manifest.devDependencies;
delete lock.packages[""]!.devDependencies;
lock.packages = Object.fromEntries(Object.entries(lock.packages).filter(([, { dev }]) => !dev));

const folder = mkdtempSync(join(tmpdir(), "sbom-"));
try {
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const { code, output } = await runCaptured("npm", [
    "--prefix",
    folder,
    "sbom",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--package-lock-only",
    "--loglevel=error",
  ]);
  (code === 0 ? process.stdout : process.stderr).write(output);
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true });
}
