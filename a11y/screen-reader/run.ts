import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { languageCodes } from "#i18n/languages";
import { ensureBrowser } from "../../scripts/setup/browser.ts";
import { ensureBuild } from "../../scripts/setup/build.ts";
import { root } from "../../scripts/setup/root.ts";
import { ensureScreenReader, hasScreenReader, screenReaderMissing } from "../../scripts/setup/screen-reader.ts";
import { seconds, Steps } from "../../scripts/setup/steps.ts";
import { canInstall } from "../../scripts/setup/system-packages.ts";
import { inWords } from "../../scripts/setup/tally.ts";
import { keepFindings, tallyOf, type Finding } from "./findings.ts";
import { hear, notHeard, type Hearing } from "./hear.ts";
import { journeys } from "./journeys/index.ts";
import { comparable, transcriptPath } from "./transcript.ts";

/**
 * Hears the site with Orca: `npm run a11y:screen-reader`, with `-- --journey NAME` or `--language CODE` a part of it.
 * `--keep` writes what was heard into `a11y/transcripts`; without it a difference is only told. See README.md.
 */
const { values } = parseArgs({
  options: { journey: { type: "string" }, language: { type: "string" }, keep: { type: "boolean" }, log: { type: "string" } },
});

const wanted = journeys.filter(({ name }) => values.journey === undefined || name === values.journey);
const languages = languageCodes.filter((code) => values.language === undefined || code === values.language);
if (wanted.length === 0 || languages.length === 0) {
  console.error(`Journeys: ${journeys.map(({ name }) => name).join(", ")}. Languages: ${languageCodes.join(", ")}.`);
  process.exit(1);
}

const steps = new Steps(4);
await steps.step("Orca", ensureScreenReader);
if (!hasScreenReader()) {
  const findings = notHeard(wanted, screenReaderMissing);
  keepFindings(findings);
  console.log(inWords(tallyOf(findings)));
  // Where it can be installed a pipeline must hear; a silent gap would go unseen.
  process.exit(process.env.CI === "true" && canInstall() ? 1 : 0);
}
await steps.step("Browser", ensureBrowser);
await steps.step("Pages", (say) => ensureBuild(say));
let findings: Finding[] = [];
await steps.step("Journeys", async () => {
  const hearings = await hear({ journeys: wanted, languages, log: values.log }, told);
  findings = hearings.flatMap((hearing) => hearing.findings);
  keepFindings(findings);
  return inWords(tallyOf(findings));
}, { aloud: true });
if (tallyOf(findings).failed > 0) process.exitCode = 1;

/** Prints what came of a journey, and keeps its transcript if that is wanted. */
function told({ journey, language, transcript, findings, ms, flaky }: Hearing): void {
  const path = transcriptPath(journey, language);
  const file = join(root, path);
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  console.log(`  ${journey}, ${language}: ${inWords(tallyOf(findings))}${flaky.length > 0 ? ", on the second attempt" : ""} (${seconds(ms)})`);
  for (const fault of flaky) console.log(`    first attempt: ${fault.replaceAll("\n", "\n      ")}`);
  for (const { outcome, check, message, evidence } of findings) {
    if (outcome !== "passed") console.log(`    ${outcome}: ${check}: ${message}\n      ${evidence.replaceAll("\n", "\n      ")}`);
  }
  const [now, then] = [transcript, before].map((text) => comparable(text).split("\n")) as [string[], string[]];
  if (now.join("\n") === then.join("\n")) return;
  if (values.keep) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, transcript);
  } else {
    const at = now.findIndex((line, index) => line !== then[index]);
    console.log(`    different from ${path}, after "${now.slice(0, at + 1).findLast((line) => line.startsWith(">")) ?? ""}":\n      now  ${now[at]}\n      kept ${then[at]}`);
  }
}
