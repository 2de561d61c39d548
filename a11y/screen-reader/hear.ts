import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { languageCodes, type Language } from "#i18n/languages";
import { startServer } from "../../bench/support/server.ts";
import { root } from "../../scripts/setup/root.ts";
import { voiceOf, type Say } from "../../tests/support/voice.ts";
import { openBrowser } from "./browser.ts";
import { startDesktop, type Desktop } from "./desktop.ts";
import { findingsOf, type Finding } from "./findings.ts";
import { keyboardOf, type Keyboard } from "./keyboard.ts";
import { transcriptPath } from "./transcript.ts";
import { Visit, type Journey } from "./visit.ts";

/** One journey in one language, as it was heard. */
export interface Hearing {
  journey: string;
  language: Language;
  /** The whole of it, to be read. */
  transcript: string;
  findings: Finding[];
  /** Milliseconds that it took. */
  ms: number;
  /** What went wrong the first time and not the second. */
  flaky: string[];
}

/** What is heard: all journeys in all languages, or some. */
export interface Wish {
  journeys: readonly Journey[];
  languages?: readonly Language[];
  /** File for all that Orca thinks, to find out why it said what it said. */
  log?: string;
}

/**
 * Makes the journeys one after the other on the built site, served by the real server with an empty database, in a real
 * browser with Orca beside it. `tell` hears of each when it is over.
 */
export async function hear({ journeys, languages = languageCodes, log }: Wish, tell: (hearing: Hearing) => void): Promise<Hearing[]> {
  const data = mkdtempSync(join(tmpdir(), "saral-heard-"));
  const server = await startServer({ DIST_DIR: join(root, "dist"), DATA_DIR: data });
  const hearings: Hearing[] = [];
  try {
    const desktop = await startDesktop({ log });
    try {
      const keyboard = keyboardOf(desktop);
      const { context, page } = await openBrowser(desktop, keyboard);
      for (const language of languages) {
        for (const journey of journeys) {
          const way: Way = { journey, language, desktop, keyboard, page, origin: server.origin, t: voiceOf(language) };
          const first = await once(way);
          // Whatever a busy machine spoils is heard a second time; a fault of the site is there again.
          const faults = faultsOf(first);
          const hearing = faults.length === 0 ? first : await once(way);
          if (faultsOf(hearing).length === 0) hearing.flaky = faults;
          hearings.push(hearing);
          tell(hearing);
        }
      }
      await context.close();
    } finally {
      await desktop.stop();
    }
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
  return hearings;
}

/** Every check of the journeys as one that was not run, and why. */
export const notHeard = (journeys: readonly Journey[], why: string): Finding[] =>
  languageCodes.flatMap((language) => journeys.flatMap((journey) => (
    findingsOf(journey, language, why)
  )));

const faultsOf = ({ findings }: Hearing) => findings.filter(({ outcome }) => outcome !== "passed").map(({ check, evidence }) => `${check}: ${evidence}`);

interface Way { journey: Journey; language: Language; desktop: Desktop; keyboard: Keyboard; page: Page; origin: string; t: Say }

async function once(way: Way): Promise<Hearing> {
  const { journey, language } = way;
  const start = performance.now();
  const visit = new Visit(way);
  let broken: string | undefined;
  await journey.run(visit).catch((error: Error) => {
    broken = `The journey stopped: ${error.message}`;
  });
  return {
    journey: journey.name,
    language,
    transcript: String(visit.transcript),
    findings: visit.findings(transcriptPath(journey.name, language), broken),
    ms: performance.now() - start,
    flaky: [],
  };
}
