import type { Locator, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";
import { languages, localPath, type Language } from "#i18n/languages";
import { storageKeys } from "#content/storage";
import type { Translate } from "../../testing/translate.ts";
import type { Desktop } from "./desktop.ts";
import { speechCheckResults, type SpeechCheck, type SpeechCheckResult } from "./results.ts";
import { normalizeSpeech, type SpeechLog, type SpeechExpectation } from "./speech.ts";
import type { Keyboard } from "./keyboard.ts";
import type { Utterance } from "./speech-server.ts";
import { waitForIdle } from "./wait-for-idle.ts";
import { Transcript } from "./transcript.ts";

/** A visitor's task from start to end, with checks of what Orca says on the way. */
export interface Journey<Id extends string = string> {
  /** Name of the journey and of its transcript. */
  name: string;
  /** What the visitor does; heading of the transcript. */
  title: string;
  /** Path of the route table where it starts. */
  route: string;
  checks: Record<Id, SpeechCheck>;
  run: (visit: ScreenReaderSession<Id>) => Promise<void>;
}

/** Milliseconds to wait for expected speech on a busy machine. */
const timeoutMs = 10_000;

/** What may differ between runs of a step. The checks apply all the same. */
interface StepOptions {
  /** Speech that Orca may skip because it is replaced by the next key. Left out of the transcript. */
  optional?: readonly (string | RegExp)[];
  /** Why the speech may differ between runs. The transcript shows the reason, and the step is not compared. */
  varies?: string;
}

/** Why speech varies when the focused element is removed and the focus moves on. */
export const focusMovesOn = "Orca asks about what had the focus when that has already gone, or just before";

/** A session of a visitor with Orca in one language: presses keys, collects speech, checks it. */
export class ScreenReaderSession<Id extends string = string> {
  readonly transcript: Transcript;
  readonly page: Page;
  readonly language: Language;
  /** The site's texts. */
  readonly t: Translate;
  readonly #journey: Journey<Id>;
  readonly #desktop: Desktop;
  readonly #keyboard: Keyboard;
  readonly #origin: string;
  readonly #failures = new Map<Id, string[]>();
  #from = 0;

  constructor({
    journey,
    desktop,
    keyboard,
    page,
    origin,
    language,
    t,
  }: {
    journey: Journey<Id>;
    desktop: Desktop;
    keyboard: Keyboard;
    page: Page;
    origin: string;
    language: Language;
    t: Translate;
  }) {
    this.#journey = journey;
    this.#desktop = desktop;
    this.#keyboard = keyboard;
    this.#origin = origin;
    this.page = page;
    this.language = language;
    this.t = t;
    this.transcript = new Transcript(journey.title, localPath(journey.route, language), languages[language]);
  }

  /** Opens an address and waits until the page is ready and Orca has announced it. */
  open = async (address = this.#journey.route, title: string | RegExp = /^Page has /): Promise<SpeechLog> => {
    // Clears what earlier journeys stored, and hides the language offer.
    await this.page.goto(`${this.#origin}/healthz`);
    await this.page.evaluate(
      ([key, language]) => {
        sessionStorage.clear();
        localStorage.clear();
        localStorage.setItem(key!, language!);
      },
      [storageKeys.language, this.language],
    );
    await waitForIdle(this.page, this.#desktop);
    const [path = "", rest = ""] = address.split(/(?=[?#])/);
    this.#startAction();
    await this.page.goto(this.#origin + localPath(path, this.language) + rest);
    await this.page.locator("html[data-ready]").waitFor({ state: "attached" });
    return this.#collectSpeech(`Opens ${localPath(path, this.language)}${rest}`, title);
  };

  /** Presses keys one after another and returns what Orca says, waiting for `until` if given. */
  press = async (
    keys: string | readonly string[],
    until?: string | RegExp,
    options?: StepOptions,
  ): Promise<SpeechLog> => {
    const pressed = typeof keys === "string" ? [keys] : keys;
    this.#startAction(pressed.length);
    await this.#keyboard.press(...pressed);
    return this.#collectSpeech(named(pressed), until, options);
  };

  /** Types letters and digits quickly. Orca's key echo is off. */
  type = async (text: string, until?: string | RegExp, options?: StepOptions): Promise<SpeechLog> => {
    this.#startAction(text.length);
    await this.#keyboard.type(text);
    return this.#collectSpeech(`Types ${text}`, until, options);
  };

  /** Presses a key until something is heard, at most `maxPresses` times. */
  pressUntil = async (key: string, part: string | RegExp, maxPresses = 12): Promise<SpeechLog> => {
    for (let count = 1; ; count++) {
      const speech = await this.press(key);
      if (
        speech.utterances.some(({ text }) =>
          typeof part === "string" ? text.includes(normalizeSpeech(part)) : part.test(text),
        )
      )
        return speech;
      if (count === maxPresses)
        throw new Error(`Not heard after pressing ${named([key])} ${maxPresses} times: ${part}`);
    }
  };

  /** Waits this many milliseconds and returns what Orca says by itself. */
  listenFor = async (ms = 0): Promise<SpeechLog> => {
    this.#startAction();
    await wait(ms);
    return this.#collectSpeech("Nothing");
  };

  /** Moves the focus to a control, as earlier keys would have. */
  focus = async (control: Locator): Promise<void> => {
    await control.scrollIntoViewIfNeeded();
    this.#startAction();
    await control.focus();
    await this.#collectSpeech("Comes to it", undefined, {
      varies: "the run put the focus there, and Orca goes by the last key",
    });
  };

  /** Adds a line to the transcript that says what the person is about to do. */
  note = (text: string): void => {
    this.transcript.note(text);
  };

  /** Records the result of a check. Several calls must all succeed. */
  expect = (check: Id, speech: SpeechLog, ...expectations: SpeechExpectation[]): void => {
    const failures = this.#failures.get(check) ?? [];
    for (const expectation of expectations) {
      const violation = expectation(speech);
      if (violation)
        failures.push(
          `After "${speech.action}" ${violation}. Heard: ${speech.utterances.map(({ text, voice }) => `[${voice}] ${text}`).join(" | ") || "nothing"}`,
        );
    }
    this.#failures.set(check, failures);
  };

  /** The result of every check. `error` says why the journey stopped early. */
  checkResults(evidence: string, error?: string): SpeechCheckResult[] {
    return speechCheckResults(this.#journey, this.language, evidence, this.#failures, error);
  }

  /** Speech from now on belongs to the current action. */
  #startAction(keys = 1): void {
    this.#from = this.#desktop.utterances.length;
    this.#desktop.beginAction(keys);
  }

  async #collectSpeech(
    action: string,
    until?: string | RegExp,
    { optional = [], varies }: StepOptions = {},
  ): Promise<SpeechLog> {
    const utterances = () => this.#desktop.utterances.slice(this.#from);
    const has = (text: string, part: string | RegExp) =>
      typeof part === "string" ? text.includes(normalizeSpeech(part)) : part.test(text);
    const isThere = () => until === undefined || utterances().some(({ text }) => has(text, until));
    for (const end = performance.now() + timeoutMs; performance.now() < end && !isThere();) await wait(25);
    await waitForIdle(this.page, this.#desktop);
    const speech: SpeechLog = { action, utterances: utterances().map((utterance): Utterance => ({ ...utterance })) };
    this.transcript.step(
      { action, utterances: speech.utterances.filter(({ text }) => !optional.some((part) => has(text, part))) },
      varies,
    );
    return speech;
  }
}

const names: Record<string, string> = {
  Return: "Enter",
  space: "Space",
  Down: "Arrow down",
  Up: "Arrow up",
  Left: "Arrow left",
  Right: "Arrow right",
  "shift+Tab": "Shift + Tab",
  Page_Up: "Page up",
  Page_Down: "Page down",
};
const named = (keys: readonly string[]) => {
  const [first = ""] = keys;
  const one = names[first] ?? first;
  return keys.every((key) => key === first)
    ? one + (keys.length > 1 ? ` × ${keys.length}` : "")
    : keys.map((key) => names[key] ?? key).join(", ");
};
