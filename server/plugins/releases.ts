import { realpathSync, statSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import * as v from "valibot";
import { writeWithOrigin } from "./site-origin.ts";

/** Milliseconds between two checks for a new release. */
const intervalMs = 1_000;

const byAddress = v.optional(v.record(v.string(), v.string()), {});

/** What the build writes into `csp.json`: the origin that the pages name, and a complete Content-Security-Policy for each page and each document that is none. */
const contentPolicies = v.object({
  origin: v.optional(v.string()),
  default: v.string(),
  pages: byAddress,
  documents: byAddress,
});
type ContentPolicies = v.InferOutput<typeof contentPolicies>;

/** For a build without `csp.json`. */
const plainPolicies: ContentPolicies = {
  default:
    "default-src 'self'; img-src 'self' data:; media-src 'self' blob:; object-src 'none'; base-uri 'self'; form-action 'self'",
  pages: {},
  documents: {},
};

/** One build of the site. Its folder does not change, so pages, policies and assets of one release fit together. */
export interface Release {
  /** Where its files are, without symbolic links. */
  folder: string;
  /** Its files as addresses: "/about-us/index.html". */
  files: ReadonlySet<string>;
  /** Those of them that name the site's origin, in another folder, where this server's origin differs from the build's. */
  moved: { folder: string; files: ReadonlySet<string> };
  policies: ContentPolicies;
}

/** Follows `distDir` from release to release while the server runs; a request that has begun with one ends with it. */
export class Releases {
  readonly #distDir: string;
  readonly #log: FastifyBaseLogger;
  readonly #origin: string | undefined;
  /** Folders with the pages of this origin. */
  #movedTo: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #current: Release = {
    folder: "",
    files: new Set(),
    moved: { folder: "", files: new Set() },
    policies: plainPolicies,
  };
  #version = "";
  /** One load at a time, so that the newest release is the last. */
  #loading = Promise.resolve();

  private constructor(distDir: string, log: FastifyBaseLogger, origin: string | undefined) {
    this.#distDir = distDir;
    this.#log = log;
    this.#origin = origin;
  }

  /**
   * `distDir` is a folder or a symbolic link to one, and may be missing. With `origin` the pages name this origin instead
   * of the one they were built for. Throws when what is there cannot be read.
   */
  static async open(distDir: string, log: FastifyBaseLogger, origin?: string): Promise<Releases> {
    const releases = new Releases(distDir, log, origin);
    const found = releases.#find();
    if (found) [releases.#version, releases.#current] = [found.version, await releases.#read(found.folder)];
    releases.#timer = setInterval(() => void releases.refresh(), intervalMs).unref();
    return releases;
  }

  /** The release that is served; one without files where there is no site. */
  get current(): Release {
    return this.#current;
  }

  /**
   * The release that `distDir` points to now, loaded if it is new. Needed for a file that the current release lacks:
   * another process may have sent a page of the new release, which names new assets. Returns the current release if the
   * new one cannot be read.
   */
  async refresh(): Promise<Release> {
    const found = this.#find();
    if (found && found.version !== this.#version) {
      this.#version = found.version;
      this.#loading = this.#loading.then(() => this.#load(found));
    }
    await this.#loading;
    return this.#current;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#loading;
    await this.#removeMoved([]);
  }

  async #removeMoved(except: readonly string[]): Promise<void> {
    const removed = this.#movedTo.filter((folder) => !except.includes(folder));
    this.#movedTo = this.#movedTo.filter((folder) => except.includes(folder));
    await Promise.all(removed.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  async #read(folder: string): Promise<Release> {
    const release = await load(folder);
    const { origin: from } = release.policies;
    if (!from || !this.#origin || from === this.#origin) return release;
    const into = await mkdtemp(join(tmpdir(), "saral-pages-"));
    this.#movedTo.push(into);
    const files = await writeWithOrigin(release, { from, to: this.#origin, into });
    return { ...release, moved: { folder: into, files } };
  }

  async #load({ folder, version }: { folder: string; version: string }): Promise<void> {
    // A newer one appeared while another one loaded.
    if (this.#version !== version) return;
    const release = basename(folder);
    try {
      const previous = this.#current;
      this.#current = await this.#read(folder);
      this.#log.info({ release }, "serving a new release");
      // A request may still be reading the previous release, but none before it.
      await this.#removeMoved([previous.moved.folder, this.#current.moved.folder]);
    } catch (error) {
      this.#log.error({ err: error, release }, "the new release cannot be read");
    }
  }

  /** Synchronous, so that of two looks at the same time the later one also sees the later release. */
  #find(): { folder: string; version: string } | undefined {
    try {
      const folder = realpathSync(this.#distDir);
      // The time is for a plain folder in whose place another was put.
      return { folder, version: `${folder} ${statSync(join(folder, "csp.json"), { throwIfNoEntry: false })?.mtimeMs}` };
    } catch {
      return undefined;
    }
  }
}

async function load(folder: string): Promise<Release> {
  const files = await filesIn(folder);
  const policies = files.has("/csp.json")
    ? v.parse(contentPolicies, JSON.parse(await readFile(join(folder, "csp.json"), "utf8")))
    : plainPolicies;
  files.delete("/csp.json");
  return { folder, files, moved: { folder: "", files: new Set() }, policies };
}

/** Files as paths, `/assets/a.js`, without compressed copies and hidden files. */
async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"));
  const all = new Set(names);
  const isHidden = (name: string) => name.replace("/.well-known/", "/").includes("/.");
  const isCompressedCopy = (name: string) => /\.(?:br|gz)$/.test(name) && all.has(name.slice(0, -3));
  return new Set(names.filter((name) => !isHidden(name) && !isCompressedCopy(name)));
}
