import { statfs } from "node:fs/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Upstreams } from "./gateway/upstreams.ts";
import { ping } from "./store/database.ts";
import type { Database } from "./store/tables.ts";
import type { VideoStore } from "./videos/store.ts";

/** The names of the readiness checks, and their possible outcomes. */
export const checkOutcomes = { names: ["database", "disk", "videos", "lender"], values: ["ok", "failed"] } as const;
export type CheckName = (typeof checkOutcomes.names)[number];
export type CheckOutcome = (typeof checkOutcomes.values)[number];

/** Checks one thing that the server depends on. */
export interface ReadinessCheck {
  name: CheckName;
  /** Whether the server is not ready without it. */
  isRequired: boolean;
  outcome(): Promise<CheckOutcome>;
}

/** Milliseconds in which a check must end; probes usually wait for longer. */
const timeoutMs = 2_000;

/** Milliseconds for which the video store's outcome is cached: Amazon charges for each request. */
const videosCheckedMs = 15_000;

/** What is checked. */
export interface ReadinessOptions {
  db: Database;
  dataDir: string;
  /** Free bytes that the disk of `dataDir` must have. */
  diskFreeMin: number;
  /** Undefined when the lender keeps the videos. */
  videos: VideoStore | undefined;
  /** Undefined when this server is the lender. */
  upstreams: Upstreams | undefined;
  log: FastifyBaseLogger;
}

/** The checks of a server. A check that changes its outcome is logged, with its reason, which no visitor sees. */
export function readinessChecks({
  db,
  dataDir,
  diskFreeMin,
  videos,
  upstreams,
  log,
}: ReadinessOptions): ReadinessCheck[] {
  const check = (name: CheckName, isRequired: boolean, work: () => Promise<unknown>): ReadinessCheck => {
    let last: CheckOutcome = "ok";
    const report = (outcome: CheckOutcome, write: () => void) => {
      if (last !== outcome) write();
      last = outcome;
      return outcome;
    };
    return {
      name,
      isRequired,
      outcome: () =>
        withTimeout(work()).then(
          () => report("ok", () => log.info({ check: name }, "readiness check passes again")),
          (error: unknown) => report("failed", () => log.error({ err: error, check: name }, "readiness check failed")),
        ),
    };
  };
  return [
    check("database", true, () => ping(db)),
    check("disk", true, () => hasFreeSpace(dataDir, diskFreeMin)),
    ...(videos
      ? [
          check(
            "videos",
            false,
            cachedFor(videosCheckedMs, () => videos.ping(timeoutMs)),
          ),
        ]
      : []),
    ...(upstreams ? [check("lender", false, async () => answersLately(upstreams))] : []),
  ];
}

async function hasFreeSpace(folder: string, bytesMin: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytesMin)
    throw new Error(`The disk of DATA_DIR has ${bavail * bsize} bytes left, less than DISK_FREE_MIN_MB.`);
}

/** Sends nothing and looks at the last call only: a probe could use up the lender's rate limit for visitors. */
function answersLately({ main, status }: Upstreams): void {
  for (const [setting, { isFailing }] of Object.entries({ PROVIDER_URL: main, STATUS_PROVIDER_URL: status })) {
    if (isFailing) throw new Error(`The last call to ${setting} failed.`);
  }
}

/** Caches the result of `work` for `keptMs` milliseconds, so that frequent probes share one request. */
function cachedFor(maxAgeMs: number, work: () => Promise<unknown>): () => Promise<unknown> {
  let cached: { at: number; result: Promise<unknown> } | undefined;
  return () => {
    if (!cached || performance.now() - cached.at >= maxAgeMs) cached = { at: performance.now(), result: work() };
    return cached.result;
  };
}

async function withTimeout(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} milliseconds.`)), timeoutMs);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
