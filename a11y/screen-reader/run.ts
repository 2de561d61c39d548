import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { languageCodes } from "#i18n/languages";
import { ensureBrowser } from "../../testing/browser.ts";
import { ensureBuild } from "../../testing/build.ts";
import { root } from "../../testing/root.ts";
import { ensureScreenReader, hasScreenReader, screenReaderMissing } from "../../testing/screen-reader.ts";
import { formatSeconds, StepReporter } from "../../testing/step-reporter.ts";
import { canInstall } from "../../testing/system-packages.ts";
import { formatSummary, summarizeOutcomes } from "../../testing/test-summary.ts";
import { writeResults, type SpeechCheckResult } from "./results.ts";
import { runJourneys, skippedResults, type JourneyResult } from "./run-journeys.ts";
import { journeys } from "./journeys/index.ts";
import { normalizeTranscript, transcriptPath } from "./transcript.ts";

/**
 * `npm run a11y:screen-reader`: runs the journeys with Orca. `-- --journey NAME` and `--language CODE` select some, and
 * `--keep` writes the transcripts to `a11y/transcripts` instead of only comparing them. See README.md.
 */
const { values } = parseArgs({
  options: {
    journey: { type: "string" },
    language: { type: "string" },
    keep: { type: "boolean" },
    log: { type: "string" },
  },
});

const selectedJourneys = journeys.filter(({ name }) => values.journey === undefined || name === values.journey);
const languages = languageCodes.filter((code) => values.language === undefined || code === values.language);
if (selectedJourneys.length === 0 || languages.length === 0) {
  console.error(`Journeys: ${journeys.map(({ name }) => name).join(", ")}. Languages: ${languageCodes.join(", ")}.`);
  process.exit(1);
}

const steps = new StepReporter(4);
await steps.step("Orca", ensureScreenReader);
if (!hasScreenReader()) {
  const results = skippedResults(selectedJourneys, screenReaderMissing);
  writeResults(results);
  console.log(formatSummary(summarizeOutcomes(results)));
  // In a pipeline that can install Orca, skipping would go unnoticed.
  process.exit(process.env.CI === "true" && canInstall() ? 1 : 0);
}
await steps.step("Browser", ensureBrowser);
await steps.step("Pages", (log) => ensureBuild(log));
let results: SpeechCheckResult[] = [];
await steps.step(
  "Journeys",
  async () => {
    const journeyResults = await runJourneys({ journeys: selectedJourneys, languages, log: values.log }, reportJourney);
    results = journeyResults.flatMap((result) => result.checkResults);
    writeResults(results);
    return formatSummary(summarizeOutcomes(results));
  },
  { inheritStdio: true },
);
if (summarizeOutcomes(results).failed > 0) process.exitCode = 1;

/** Prints the result of a journey and writes its transcript if asked to. */
function reportJourney({ journey, language, transcript, checkResults: results, ms, flaky }: JourneyResult): void {
  const path = transcriptPath(journey, language);
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  console.log(
    `  ${journey}, ${language}: ${formatSummary(summarizeOutcomes(results))}${flaky.length > 0 ? ", on the second attempt" : ""} (${formatSeconds(ms)})`,
  );
  for (const violation of flaky) console.log(`    first attempt: ${violation.replaceAll("\n", "\n      ")}`);
  for (const { outcome, check, message, evidence } of results) {
    if (outcome !== "passed")
      console.log(`    ${outcome}: ${check}: ${message}\n      ${evidence.replaceAll("\n", "\n      ")}`);
  }
  const [now, then] = [transcript, before].map((text) => normalizeTranscript(text).split("\n")) as [string[], string[]];
  if (now.join("\n") === then.join("\n")) return;
  if (values.keep) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, transcript);
  } else {
    const at = now.findIndex((line, index) => line !== then[index]);
    console.log(
      `    different from ${path}, after "${now.slice(0, at + 1).findLast((line) => line.startsWith(">")) ?? ""}":\n      now  ${now[at]}\n      kept ${then[at]}`,
    );
  }
}
