import { ensureBuild } from "../../testing/build.ts";
import { ensurePackages } from "../setup/packages.ts";
import {
  lint,
  runBrowserTests,
  checkFormat,
  checkLocaleTypes,
  runQuickAudit,
  runScreenReaderTests,
  checkTypes,
  runUnitTests,
} from "../setup/tasks.ts";
import { isLaneStale, laneNames, laneTest, recordLanes, type Lane } from "../../testing/slow-lane.ts";
import { UserError } from "../../testing/step-reporter.ts";
import type { TestSummary } from "../../testing/test-summary.ts";
import { runSteps, type Step } from "../setup/run-steps.ts";

const kinds = ["unit", "server", "browser", "a11y"] as const;
type Kind = (typeof kinds)[number];

/**
 * `npm test`: installs what it needs and runs the tests. `--only unit|server|browser|a11y`, once or more, runs only
 * that part; other arguments go to its runner: `npm test -- --only browser apply`. The slow lanes run with `--all`, and in
 * a pipeline if their files have changed since they last passed: `testing/slow-lane.ts`.
 */
export async function command(args: string[]): Promise<void> {
  const { only, all, rest } = readArguments(args);
  const runs = (...some: Kind[]) => only.length === 0 || some.some((kind) => only.includes(kind));
  const slow = laneNames.filter((lane) => all || (process.env.CI && isLaneStale(lane)));
  const isNamed = rest.length > 0;
  const vitest = [
    // Server tests are in `server/`, all others elsewhere.
    ...(runs("unit") ? [] : ["--dir=server"]),
    ...(runs("server") ? [] : ["--exclude=server/**"]),
    ...(isNamed
      ? []
      : laneNames
          .filter((lane) => !slow.includes(lane))
          .flatMap((lane) => laneTest(lane) ?? [])
          .map((file) => `--exclude=${file}`)),
    ...rest,
  ];
  const playwright = [
    ...(runs("browser") ? ["--project=journeys"] : []),
    ...(runs("a11y") ? ["--project=a11y"] : []),
    ...rest,
  ];
  const steps: (Step & { when: boolean })[] = [
    { when: only.length === 0, title: "Locale types", work: checkLocaleTypes },
    { when: only.length === 0, title: "Format", work: checkFormat },
    { when: only.length === 0, title: "Types", work: checkTypes },
    { when: only.length === 0, title: "Lint", work: lint },
    // These import packages, so they are loaded after the installation.
    // The tests of deploy/ are unit tests by their folder and need both.
    {
      when: runs("unit", "server"),
      title: "PostgreSQL",
      work: async (log) => (await import("../setup/postgres.ts")).ensurePostgres(log),
    },
    { when: runs("unit"), title: "nginx", work: async (log) => (await import("../setup/nginx.ts")).ensureNginx(log) },
    {
      when: runs("unit", "server"),
      title: "Unit and server tests",
      work: () => proving(["memory", "databases"], runUnitTests(vitest)),
      inheritStdio: true,
    },
    {
      when: runs("browser", "a11y"),
      title: "Browser",
      work: async (log) => (await import("../../testing/browser.ts")).ensureBrowser(log),
    },
    {
      when: runs("browser"),
      title: "ffprobe",
      work: async (log) => (await import("../setup/ffprobe.ts")).ensureFfprobe(log),
    },
    { when: runs("browser", "a11y"), title: "Pages", work: (log) => ensureBuild(log) },
    { when: runs("browser", "a11y"), title: "Gallery", work: (log) => ensureBuild(log, "gallery") },
    {
      when: runs("browser", "a11y"),
      title: "Journeys and seeded accessibility faults",
      inheritStdio: true,
      work: () => proving(["languages"], runBrowserTests(playwright, slow.includes("languages"))),
      needs: ["Browser", "Pages", "Gallery"],
    },
    // Arguments that name a test do not apply to these. The audit runs last, because its report includes the screen
    // reader results.
    {
      when: runs("a11y") && !isNamed && (slow.includes("screen reader") || only.includes("a11y")),
      title: "Screen reader",
      work: () => proving(["screen reader"], runScreenReaderTests()),
      inheritStdio: true,
      needs: ["Browser", "Pages"],
    },
    {
      when: runs("a11y") && !isNamed,
      title: "Accessibility",
      inheritStdio: true,
      work: runQuickAudit,
      needs: ["Browser", "Pages", "Gallery"],
    },
  ];
  /** Records the lanes that a whole run has proved. A skipped test proves nothing: Orca or PostgreSQL may be missing. */
  async function proving(lanes: Lane[], run: Promise<TestSummary>): Promise<TestSummary> {
    const summary = await run;
    if (only.length === 0 && !isNamed && summary.failed + summary.skipped === 0)
      recordLanes(lanes.filter((lane) => slow.includes(lane)));
    return summary;
  }
  await runSteps([
    { title: "Node", work: () => process.versions.node },
    { title: "Packages", work: ensurePackages },
    ...steps.filter(({ when }) => when).map(({ needs = [], ...step }) => ({ ...step, needs: ["Packages", ...needs] })),
  ]);
  // A browser or connection that does not close must not block a pipeline.
  process.exit();
}

function readArguments(args: string[]): { only: Kind[]; all: boolean; rest: string[] } {
  const only: Kind[] = [];
  const rest = args.filter((argument) => argument !== "--all");
  for (let at = rest.indexOf("--only"); at >= 0; at = rest.indexOf("--only")) {
    const [, given] = rest.splice(at, 2);
    const kind = kinds.find((name) => name === given);
    if (!kind) throw new UserError(`--only accepts ${kinds.join(", ")}, not "${given ?? ""}".`);
    only.push(kind);
  }
  return { only, all: args.includes("--all"), rest };
}
