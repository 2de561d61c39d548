import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/setup/root.ts";
import { exceptions, reportExceptions } from "../exceptions.ts";
import { publish } from "../report/publish.ts";
import { dataFile, writeReport } from "../report/write.ts";
import { openBrowsers } from "./browsers.ts";
import { checks } from "./checks/index.ts";
import { tokenContrast, tokenContrastTitle } from "./checks/token-contrast.ts";
import { consistency, consistencyTitle } from "./consistency.ts";
import { faultsOf, type Evidence, type NotRun } from "./evidence.ts";
import { changes, readPast } from "./history.ts";
import { readJudgements } from "./judgements.ts";
import { merge } from "./merge.ts";
import type { Options } from "./options.ts";
import { planOf } from "./plan.ts";
import { startProgress } from "./progress.ts";
import { reportFaults } from "./report-itself.ts";
import { carryOutAll } from "./run.ts";
import { readScreenReader } from "./screen-reader.ts";
import { siteAt, startSite } from "./site.ts";
import { allSubjects } from "./subjects.ts";
import { criteriaEvidence, routesEvidence, type SiteSight } from "./tally.ts";
import type { VisitResult } from "./visit.ts";

/** Where the screen reader's own run leaves what it heard. */
const screenReaderFile = join(root, ".cache/audit/screen-reader.json");

/** What came of an audit: the evidence, and where its report lies. */
export interface Audit {
  evidence: Evidence;
  files: string[];
  /** What is wrong with the report's own pages. */
  ownFaults: string[];
}

/** The visits that are asked for. */
export function plan({ routes, states, languages, quick, url }: Options) {
  const subjects = allSubjects()
    // A copy that strangers use has no gallery.
    .filter(({ kind }) => kind !== "part" || !url)
    .filter(({ route, id }) => (routes.length === 0 && states.length === 0) || routes.includes(route) || states.includes(id));
  return planOf(subjects, { languages, quick });
}

/** Looks at all that is asked for, and writes the report. */
export async function audit(options: Options): Promise<Audit> {
  const begun = performance.now();
  const visits = plan(options);
  if (visits.length === 0) throw new RangeError("No page, state or component has that name. --plan lists all the names.");
  const browsers = openBrowsers();
  const site = options.url ? siteAt(options.url) : await startSite(visits.some(({ subject }) => subject.kind === "part"));
  const progress = startProgress(visits.length);
  try {
    const results = await carryOutAll({ visits, checks, site, browsers, onDone: ({ visit: { subject } }, done) => progress.step(done, subject.id) });
    progress.end();
    const evidence = gather(options, results, { origin: site.origin, browser: await browsers.version(), seconds: Math.round((performance.now() - begun) / 1_000) });
    const files = writeReport(evidence, options.out);
    const ownFaults = await reportFaults(files, browsers);
    if (options.publish && ownFaults.length === 0) publish(evidence, root);
    return { evidence, files, ownFaults };
  } finally {
    await browsers.close();
    await site.stop();
  }
}

function gather(options: Options, results: readonly VisitResult[], { origin, browser, seconds }: { origin: string; browser: string; seconds: number }): Evidence {
  const date = new Date().toISOString();
  const past = readPast(join(options.out, dataFile));
  const whole = options.routes.length === 0 && options.states.length === 0 && options.languages.length > 1;
  const wholeSights: SiteSight[] = [
    { check: "tokens", title: tokenContrastTitle, sight: tokenContrast() },
    ...(whole ? [{ check: "consistency", title: consistencyTitle, sight: consistency(results.flatMap(({ note }) => note ?? [])) }] : []),
  ];
  const issues = merge(results, wholeSights, exceptions, past.firstSeen, dayOf(date));
  const heard = readScreenReader(screenReaderFile);
  const screenReader = heard ?? [];
  const broken = results.filter((result) => result.broken !== undefined);
  const notRun: NotRun[] = [
    ...broken.map(({ visit: { subject }, broken: why }) => ({ what: subject.title, why: why! })),
    ...(heard ? [] : [{ what: { en: "Checks with a real screen reader", hi: "असली स्क्रीन रीडर से जाँच" }, why: "npm run a11y:screen-reader has not been run here." }]),
    ...screenReader.filter(({ outcome }) => outcome === "not-run").map(({ check, message }) => ({ what: { en: check, hi: check }, why: message })),
  ];
  const history = whole ? past.history : [];
  return {
    run: {
      date, commit: commitOf(), origin, ours: options.url === undefined, whole, quick: options.quick, seconds, visits: results.length,
      subjects: new Set(results.map(({ visit }) => visit.subject.id)).size,
      tools: [{ name: "Chromium", version: browser }, ...checks.flatMap(({ by }) => (by ? [{ name: by.slice(0, by.lastIndexOf(" ")), version: by.slice(by.lastIndexOf(" ") + 1) }] : [])), { name: "Node.js", version: process.versions.node }],
    },
    issues,
    ...criteriaEvidence({ results, whole: wholeSights, issues, judgements: readJudgements(join(root, "a11y/manual.yaml")), screenReader }),
    routes: routesEvidence(results, issues),
    notRun,
    exceptions: [...exceptions, ...reportExceptions],
    idleExceptions: whole && !options.quick ? exceptions.filter((exception) => !issues.some((issue) => issue.exception === exception)) : [],
    screenReader,
    history,
    ...changes(issues, history),
  };
}

/** The day in India, where the site is read. ISO. */
const dayOf = (date: string) => new Date(date).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

/** The version that is looked at; an unpacked archive has none. */
function commitOf(): string {
  if (!existsSync(join(root, ".git"))) return "unknown";
  return execFileSync("git", ["describe", "--always", "--dirty"], { cwd: root, encoding: "utf8" }).trim();
}

/** What a run failed by, in a few lines; empty when it passed. */
export function failuresOf({ evidence, ownFaults }: Audit): string[] {
  const faults = faultsOf(evidence).map(({ id, severity, rules, message, culprit, criteria, places }) => `${id} ${severity} ${criteria.join(" ")} ${rules.join(" ")}\n    ${message.en}\n    ${culprit?.path ?? ""}\n    ${places[0] ? `${places[0].route} (${places[0].subject}), ${Object.values(places[0].setting).join(", ")}` : ""}${places.length > 1 ? ` and ${places.length - 1} more` : ""}`);
  const heard = evidence.screenReader.filter(({ outcome }) => outcome === "failed").map(({ check, message }) => `screen reader: ${check}: ${message}`);
  const broken = evidence.notRun.filter(({ what }) => evidence.routes.some(({ subjects }) => subjects.some(({ title }) => title === what))).map(({ what, why }) => `could not be checked: ${what.en}: ${why}`);
  return [...faults, ...heard, ...broken, ...ownFaults];
}
