import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readRelease } from "./release-record.ts";
import { root } from "./root.ts";
import { runCaptured } from "./processes.ts";
import { UserError, type Log } from "./step-reporter.ts";

/** The inputs of the build. */
const sources = [
  "{src,tokens,locales,public}/**/*",
  "scripts/*.ts",
  "scripts/build/**/*",
  "a11y/published/*",
  "testing/{build,gallery-parts,module-graph,release-record,root,supported-browsers}.ts",
  "index.html",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
/** Tests beside the code do not change what is built. */
const ignored = /\.test\.tsx?$/;

/** Environment variables that change the output. */
const buildSettings = ["SITE_ORIGIN", "SITE_MODE"];

/** The two builds: the site, and the component gallery for development and tests. `DIST_DIR` puts the site elsewhere. */
export const builds = {
  site: { folder: process.env.DIST_DIR?.trim() || "dist", args: [] as string[] },
  gallery: { folder: ".cache/dist-gallery", args: ["--gallery"] },
};

/** A fingerprint of everything that goes into a build: file names, contents, settings, and the year in the footer. */
export function fingerprint(environment: Record<string, string | undefined>, folder = root): string {
  const settings = buildSettings.map((name) => `${name}=${environment[name] ?? ""}`);
  return createHash("sha256")
    .update([new Date().getFullYear(), hashFiles(sources, folder, ignored), ...settings].join("\0"))
    .digest("hex");
}

/** A fingerprint of the names and contents of files, without those whose names match `except`. */
export function hashFiles(patterns: string[], folder = root, except = /(?!)/): string {
  const hash = createHash("sha256");
  const files = globSync(patterns, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !except.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files)
    hash
      .update(`${file.slice(folder.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

/** Builds the site or the gallery if an input has changed. Returns what it did. */
export async function ensureBuild(log: Log, which: keyof typeof builds = "site"): Promise<string> {
  const { folder, args } = builds[which];
  if (readRelease(resolve(root, folder))?.fingerprint === fingerprint(process.env)) return "unchanged";
  log("building");
  const { code, output } = await runCaptured(process.execPath, ["scripts/build.ts", ...args]);
  if (code !== 0)
    throw new UserError(`${output}\nThe pages could not be built: node scripts/build.ts ${args.join(" ")}`);
  return "built";
}
