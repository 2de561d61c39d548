import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** Least major version of Node that runs the project's TypeScript as it stands and has `node:sqlite` without a flag. */
const wantedMajor = 24;

/**
 * The Node that npm fetches: exactly this one, which is the one our tests run on. A range would run whatever was published
 * last, on every machine another, outside the lock file. npm checks it against the registry's checksum. Raise it by hand
 * for Node's security releases, after a whole `npm test`.
 */
const fetchedVersion = "24.21.0";

/** Remembers where npm put Node, for asking npm costs half a second. */
const memory = fileURLToPath(new URL("../../.cache/node24", import.meta.url));

/** Tells the process under Node 24 that its parent is this script. */
const underOlderNode = "SARAL_UNDER_OLDER_NODE";

/** Milliseconds between two looks at whether the parent is still there. */
const watchIntervalMs = 100;

/**
 * Goes on at once under Node 24 or newer. Under an older one (20 at least) it fetches Node 24 through npm, runs the
 * same command there, passes signals on, and ends as that run ends: then it never returns.
 */
export async function ensureNode24() {
  endWithParent();
  if (majorOf(process.version) >= wantedMajor) return;
  const node = rememberedNode() ?? fetchedNode();
  const child = spawn(node, process.argv.slice(1), {
    stdio: "inherit",
    // Tools that start with `#!/usr/bin/env node` must find the same Node.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}`, [underOlderNode]: "true" },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // A terminal sends Ctrl-C to every process in the foreground: passed on, it would arrive twice.
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  child.on("error", (error) => fail(error.message));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
  await new Promise(() => {});
}

/**
 * Stops when the parent is gone. npm hands a signal to the shell between itself and this process, and that shell ends
 * without passing it on (seen with npm 11 and dash 0.5.12): the server would go on with nobody to stop it.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event && !process.env[underOlderNode]) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, "SIGTERM");
  }, watchIntervalMs);
  watch.unref();
}

const majorOf = (version) => Number(/^v(\d+)\./.exec(version)?.[1] ?? 0);

const isFetched = (node) =>
  spawnSync(node, ["--version"], { encoding: "utf8" }).stdout?.trim() === `v${fetchedVersion}`;

function rememberedNode() {
  try {
    const node = readFileSync(memory, "utf8");
    return isFetched(node) ? node : undefined;
  } catch {
    return undefined;
  }
}

function fetchedNode() {
  // Not on the standard output, which may be going into a file: npm run leads -- export --csv > leads.csv
  console.error(
    `Node ${process.versions.node} is installed, but Node ${wantedMajor} is needed. npm is downloading Node ${fetchedVersion} (only once).`,
  );
  const npmArguments = [
    "exec",
    "--yes",
    "--loglevel=error",
    `--package=node@${fetchedVersion}`,
    "--",
    "node",
    "-p",
    "process.execPath",
  ];
  const npm = process.env.npm_execpath?.endsWith("npm-cli.js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const { stdout, status } = spawnSync(npm[0], [...npm.slice(1), ...npmArguments], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  const node = stdout?.trim().split("\n").at(-1) ?? "";
  if (status !== 0 || !isFetched(node))
    fail(
      `npm could not fetch Node ${fetchedVersion}. Install Node ${wantedMajor} or newer from nodejs.org and try again.`,
    );
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, node);
  return node;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
