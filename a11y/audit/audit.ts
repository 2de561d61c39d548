import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { screenReaderResultsFile } from "../../testing/result-files.ts";
import { root } from "../../testing/root.ts";
import { exceptions, reportExceptions } from "../exceptions.ts";
import { assertPublishable, publishReport } from "../report/publish.ts";
import { evidenceFile, writeReport } from "../report/write.ts";
import { createBrowserPool } from "./browsers.ts";
import { checks } from "./checks/index.ts";
import { checkTokenContrast, tokenContrastTitle } from "./checks/token-contrast.ts";
import { checkConsistency, consistencyTitle } from "./consistency.ts";
import { failingIssues, type Evidence, type NotRun } from "./evidence.ts";
import { changesSinceLastRun, readPreviousRuns } from "./history.ts";
import { readJudgements } from "./judgements.ts";
import { mergeViolations } from "./merge.ts";
import type { Options } from "./options.ts";
import { createPlan } from "./plan.ts";
import { startProgress } from "./progress.ts";
import { checkReport } from "./check-report.ts";
import { runVisits } from "./run-visits.ts";
import { readScreenReader } from "./screen-reader.ts";
import { connectToSite, startSite } from "./audited-site.ts";
import { allSubjects } from "./subjects.ts";
import { criteriaEvidence, routesEvidence, type SiteCheckResult } from "./criteria-evidence.ts";
import type { VisitResult } from "./check.ts";

/** The result of an audit: the evidence and the files of its report. */
export interface AuditResult {
  evidence: Evidence;
  files: string[];
  /** Violations in the report's own pages. */
  reportFailures: string[];
}

/** The visits that the options select. */
export function planVisits({ routes, states, languages, quick, url }: Options) {
  const subjects = allSubjects()
    // A public copy has no gallery.
    .filter(({ kind }) => kind !== "part" || !url)
    .filter(
      ({ route, id }) => (routes.length === 0 && states.length === 0) || routes.includes(route) || states.includes(id),
    );
  return createPlan(subjects, { languages, quick });
}

/** Whether the options leave out no page, state or language. */
const isWhole = ({ routes, states, languages }: Options) =>
  routes.length === 0 && states.length === 0 && languages.length > 1;

/** Runs the selected visits and writes the report. */
export async function runAudit(options: Options): Promise<AuditResult> {
  const start = performance.now();
  const visits = planVisits(options);
  if (visits.length === 0)
    throw new RangeError("No page, state or component has that name. --plan lists all the names.");
  if (options.publish)
    assertPublishable(
      { whole: isWhole(options), quick: options.quick, ours: options.url === undefined },
      readScreenReader(screenReaderResultsFile) ?? [],
    );
  const browsers = createBrowserPool();
  const site = options.url
    ? connectToSite(options.url)
    : await startSite(visits.some(({ subject }) => subject.kind === "part"));
  const progress = startProgress(visits.length);
  try {
    const results = await runVisits({
      visits,
      checks,
      site,
      browsers,
      onDone: ({ visit: { subject } }, done) => progress.step(done, subject.id),
    });
    progress.end();
    const evidence = buildEvidence(options, results, {
      origin: site.origin,
      browser: await browsers.version(),
      seconds: Math.round((performance.now() - start) / 1_000),
    });
    const files = writeReport(evidence, options.out);
    const reportFailures = await checkReport(files, browsers);
    if (options.publish && reportFailures.length === 0) publishReport(evidence, root);
    return { evidence, files, reportFailures };
  } finally {
    await browsers.close();
    await site.stop();
  }
}

function buildEvidence(
  options: Options,
  results: readonly VisitResult[],
  { origin, browser, seconds }: { origin: string; browser: string; seconds: number },
): Evidence {
  const date = new Date().toISOString();
  const previous = readPreviousRuns(join(options.out, evidenceFile));
  const whole = isWhole(options);
  const siteResults: SiteCheckResult[] = [
    { check: "tokens", title: tokenContrastTitle, result: checkTokenContrast() },
    ...(whole
      ? [
          {
            check: "consistency",
            title: consistencyTitle,
            result: checkConsistency(results.flatMap(({ pageRecord }) => pageRecord ?? [])),
          },
        ]
      : []),
  ];
  const issues = mergeViolations(results, siteResults, exceptions, previous.firstSeen, dayOf(date));
  const speechResults = readScreenReader(screenReaderResultsFile);
  const screenReader = speechResults ?? [];
  const failedVisits = results.filter((result) => result.error !== undefined);
  const notRun: NotRun[] = [
    ...failedVisits.map(({ visit: { subject }, error: why }) => ({ what: subject.title, why: why! })),
    ...(speechResults
      ? []
      : [
          {
            what: { en: "Checks with a real screen reader", hi: "असली स्क्रीन रीडर से जाँच" },
            why: "npm run a11y:screen-reader has not been run here.",
          },
        ]),
    ...screenReader
      .filter(({ outcome }) => outcome === "not-run")
      .map(({ check, message }) => ({ what: { en: check, hi: check }, why: message })),
  ];
  const history = whole ? previous.history : [];
  return {
    run: {
      date,
      commit: commitOf(),
      origin,
      ours: options.url === undefined,
      whole,
      quick: options.quick,
      seconds,
      visits: results.length,
      subjects: new Set(results.map(({ visit }) => visit.subject.id)).size,
      tools: [
        { name: "Chromium", version: browser },
        ...checks.flatMap(({ engine }) =>
          engine
            ? [{ name: engine.slice(0, engine.lastIndexOf(" ")), version: engine.slice(engine.lastIndexOf(" ") + 1) }]
            : [],
        ),
        { name: "Node.js", version: process.versions.node },
      ],
    },
    issues,
    ...criteriaEvidence({
      results,
      siteResults,
      issues,
      judgements: readJudgements(join(root, "a11y/manual.yaml")),
      screenReader,
    }),
    routes: routesEvidence(results, issues),
    notRun,
    exceptions: [...exceptions, ...reportExceptions],
    unusedExceptions:
      whole && !options.quick
        ? exceptions.filter((exception) => !issues.some((issue) => issue.exception === exception))
        : [],
    screenReader,
    history,
    ...changesSinceLastRun(issues, history),
  };
}

/** The date in India, as ISO. */
const dayOf = (date: string) => new Date(date).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

/** The audited version of the code. An unpacked archive has none. */
function commitOf(): string {
  if (!existsSync(join(root, ".git"))) return "unknown";
  return execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();
}

/** The reasons why a run failed, a few lines each. Empty if it passed. */
export function failuresOf({ evidence, reportFailures }: AuditResult): string[] {
  const failures = failingIssues(evidence).map(
    ({ id, severity, rules, message, target, criteria, occurrences }) =>
      `${id} ${severity} ${criteria.join(" ")} ${rules.join(" ")}\n    ${message.en}\n    ${target?.path ?? ""}\n    ${occurrences[0] ? `${occurrences[0].route} (${occurrences[0].subject}), ${Object.values(occurrences[0].setting).join(", ")}` : ""}${occurrences.length > 1 ? ` and ${occurrences.length - 1} more` : ""}`,
  );
  const speechResults = evidence.screenReader
    .filter(({ outcome }) => outcome === "failed")
    .map(({ check, message }) => `screen reader: ${check}: ${message}`);
  const failedVisits = evidence.notRun
    .filter(({ what }) => evidence.routes.some(({ subjects }) => subjects.some(({ title }) => title === what)))
    .map(({ what, why }) => `could not be checked: ${what.en}: ${why}`);
  return [...failures, ...speechResults, ...failedVisits, ...reportFailures];
}
