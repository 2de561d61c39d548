import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { languageCodes, type Language } from "#i18n/languages";
import { startServer } from "../../testing/server.ts";
import { root } from "../../testing/root.ts";
import { createTranslate, type Translate } from "../../testing/translate.ts";
import { openBrowser } from "./browser.ts";
import { startDesktop, type Desktop } from "./desktop.ts";
import { speechCheckResults, type SpeechCheckResult } from "./results.ts";
import { createKeyboard, type Keyboard } from "./keyboard.ts";
import { transcriptPath } from "./transcript.ts";
import { ScreenReaderSession, type Journey } from "./session.ts";

/** The result of one journey in one language. */
export interface JourneyResult {
  journey: string;
  language: Language;
  /** The complete transcript. */
  transcript: string;
  checkResults: SpeechCheckResult[];
  /** Duration in milliseconds. */
  ms: number;
  /** Failures of the first attempt that the second did not repeat. */
  flaky: string[];
}

/** Which journeys to run. */
export interface JourneyRunOptions {
  journeys: readonly Journey[];
  languages?: readonly Language[];
  /** File for Orca's debug output. */
  log?: string;
}

/**
 * Runs the journeys one after another on the built site, with the real server, an empty database, a real browser and
 * Orca. Calls `onResult` after each.
 */
export async function runJourneys(
  { journeys, languages = languageCodes, log }: JourneyRunOptions,
  onResult: (result: JourneyResult) => void,
): Promise<JourneyResult[]> {
  const data = mkdtempSync(join(tmpdir(), "saral-heard-"));
  const server = await startServer({ DIST_DIR: join(root, "dist"), DATA_DIR: data });
  const results: JourneyResult[] = [];
  try {
    const desktop = await startDesktop({ log });
    try {
      const keyboard = createKeyboard(desktop);
      const { context: browser, page } = await openBrowser(desktop, keyboard);
      for (const language of languages) {
        for (const journey of journeys) {
          const context: JourneyContext = {
            journey,
            language,
            desktop,
            keyboard,
            page,
            origin: server.origin,
            t: createTranslate(language),
          };
          const first = await runJourney(context);
          // A busy machine can spoil a journey, so a failed one runs a second time.
          const failures = failuresOf(first);
          const result = failures.length === 0 ? first : await runJourney(context);
          if (failuresOf(result).length === 0) result.flaky = failures;
          results.push(result);
          onResult(result);
        }
      }
      await browser.close();
    } finally {
      await desktop.stop();
    }
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return results;
}

/** Every check of the journeys as not run, with the reason. */
export const skippedResults = (journeys: readonly Journey[], why: string): SpeechCheckResult[] =>
  languageCodes.flatMap((language) => journeys.flatMap((journey) => speechCheckResults(journey, language, why)));

const failuresOf = ({ checkResults }: JourneyResult) =>
  checkResults.filter(({ outcome }) => outcome !== "passed").map(({ check, evidence }) => `${check}: ${evidence}`);

interface JourneyContext {
  journey: Journey;
  language: Language;
  desktop: Desktop;
  keyboard: Keyboard;
  page: Page;
  origin: string;
  t: Translate;
}

async function runJourney(context: JourneyContext): Promise<JourneyResult> {
  const { journey, language } = context;
  const start = performance.now();
  const session = new ScreenReaderSession(context);
  let error: string | undefined;
  await journey.run(session).catch((reason: Error) => {
    error = `The journey stopped: ${reason.message}`;
  });
  return {
    journey: journey.name,
    language,
    transcript: String(session.transcript),
    checkResults: session.checkResults(transcriptPath(journey.name, language), error),
    ms: performance.now() - start,
    flaky: [],
  };
}
