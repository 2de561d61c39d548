import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "#i18n/languages";
import { screenReaderResultsFile } from "../../testing/result-files.ts";
import { root } from "../../testing/root.ts";
import { exceptions, reportExceptions } from "../exceptions.ts";
import { assertPublishable, publishReport } from "../report/publish.ts";
import { writeReport } from "../report/write.ts";
import { createBrowserPool } from "./browsers.ts";
import { checks } from "./checks/index.ts";
import { checkTokenContrast, tokenContrastTitle } from "./checks/token-contrast.ts";
import { checkConsistency, consistencyTitle } from "./consistency.ts";
import { failingIssues, isFullRun, type Evidence, type NotRun } from "./evidence.ts";
import { changesSinceLastRun, readHistory, writeHistory } from "./history.ts";
import { readJudgements } from "./judgements.ts";
import { mergeViolations } from "./merge.ts";
import type { Options } from "./options.ts";
import { createPlan, selectSubjects } from "./plan.ts";
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

/** The visits that the options select. Throws a {@link usageError} for a name that nothing has. */
export function planVisits({ routes, states, languages, quick, url }: Options) {
  // A public copy has no gallery.
  const subjects = allSubjects().filter(({ kind }) => kind !== "part" || !url);
  return createPlan(selectSubjects(subjects, { routes, states }), { languages, quick });
}

/** Whether the options leave out no page, state or language. */
const isWhole = ({ routes, states, languages }: Options) =>
  routes.length === 0 && states.length === 0 && languages.length === languageCodes.length;

/** Everything the evidence needs besides the visits. Read before them, so that a fault in it does not cost their time. */
const readRecords = ({ out }: Options) => ({
  commit: commitOf(),
  history: readHistory(out),
  judgements: readJudgements(join(root, "a11y/manual.yaml")),
  /** Undefined if the journeys have not run. */
  screenReader: readScreenReader(screenReaderResultsFile),
});

/** Runs the selected visits and writes the report. */
export async function runAudit(options: Options): Promise<AuditResult> {
  const start = performance.now();
  const visits = planVisits(options);
  const records = readRecords(options);
  if (options.publish)
    assertPublishable(
      { whole: isWhole(options), quick: options.quick, ours: options.url === undefined },
      records.screenReader ?? [],
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
    const evidence = buildEvidence(options, records, results, {
      origin: site.origin,
      browser: await browsers.version(),
      seconds: Math.round((performance.now() - start) / 1_000),
    });
    const files = writeReport(evidence, options.out);
    writeHistory(options.out, evidence);
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
  { commit, history, judgements, screenReader: screenReaderResults }: ReturnType<typeof readRecords>,
  results: readonly VisitResult[],
  { origin, browser, seconds }: { origin: string; browser: string; seconds: number },
): Evidence {
  const date = new Date().toISOString();
  const whole = isWhole(options);
  const run = { whole, quick: options.quick, ours: options.url === undefined };
  const earlierRuns = isFullRun(run) ? history.runs : [];
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
  const issues = mergeViolations(results, siteResults, exceptions, history.firstSeen, dayOf(date));
  const screenReader = screenReaderResults ?? [];
  const notRun: NotRun[] = [
    ...results.flatMap(({ visit: { subject, setting }, error }) =>
      error === undefined ? [] : { what: subject.title, setting, why: error },
    ),
    ...(screenReaderResults
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
  return {
    run: {
      ...run,
      date,
      commit,
      origin,
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
      judgements,
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
    history: earlierRuns,
    ...changesSinceLastRun(issues, earlierRuns),
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
  const screenReaderFailures = evidence.screenReader
    .filter(({ outcome }) => outcome === "failed")
    .map(({ check, message }) => `screen reader: ${check}: ${message}`);
  const failedVisits = evidence.notRun.flatMap(({ what, setting, why }) =>
    setting ? `could not be checked: ${what.en} (${Object.values(setting).join(", ")}): ${why}` : [],
  );
  return [...failures, ...screenReaderFailures, ...failedVisits, ...reportFailures];
}
