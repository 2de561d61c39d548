import type { Language } from "#i18n/languages";
import type { SpeechLog } from "./speech.ts";

/** Path of a transcript, relative to the project folder. */
export const transcriptPath = (journey: string, language: Language) => `a11y/transcripts/${journey}.${language}.txt`;

/** What differs between runs and does not matter. Masked, so that transcripts can be compared. */
const masks: [RegExp, string][] = [
  [/refstr=\S+/g, "refstr=(code)"],
  [/127\.0\.0\.1:\d+/g, "(site)"],
  [/\bSL-?[0-9A-Z]{4}[0-9A-Z-]*\b/g, "(reference)"],
  // Visited links depend on earlier journeys.
  [/(\d+ visited links?, )?\d+ unvisited links?/g, "(links)"],
  [/\bvisited link\b/g, "link"],
  [/\b\d{1,2} [\p{L}\p{M}]+ 20\d\d\b/gu, "(date)"],
  [/\b\d{1,2}:\d{2}( ?[ap]m\b)?/g, "(time)"],
];

/** A readable transcript of one journey: each action, and below it what was said in which voice. */
export class Transcript {
  readonly #lines: string[];

  constructor(title: string, path: string, { name, tag }: { name: string; tag: string }) {
    this.#lines = [title, `${path} · ${name} (${tag})`];
  }

  note(text: string): void {
    this.#lines.push("", `# ${text}`);
  }

  /** `varies` says why the speech may differ between runs. */
  step({ action, utterances: said }: SpeechLog, varies?: string): void {
    this.#lines.push("", `> ${action}`);
    if (varies) this.#lines.push(`  (varies: ${varies})`);
    // Orca sends a sentence in pieces; consecutive pieces in one voice form a line.
    const lines: { voice: string; text: string }[] = [];
    for (const { text, voice, interrupted } of said) {
      const language = voice.split("-")[0]!;
      const words = interrupted ? `${text} (cut short)` : text;
      const last = lines.at(-1);
      if (last?.voice === language) last.text += ` | ${words}`;
      else lines.push({ voice: language, text: words });
    }
    for (const { voice, text } of lines) this.#lines.push(`  ${voice}  ${text}`);
    if (lines.length === 0) this.#lines.push("  (nothing)");
  }

  toString(): string {
    const text = `${this.#lines.join("\n")}\n`;
    return masks.reduce((masked, [pattern, name]) => masked.replace(pattern, name), text).normalize("NFC");
  }
}

/** What Orca 43 says only sometimes, because it asks the browser about objects that may be gone by then. Differences in these are ignored. */
const nondeterministic: { what: string; text: RegExp; includesPrevious?: boolean }[] = [
  { what: "what is left: said if it is still there when Orca asks", text: /^leaving .+\.$/ },
  {
    what: "that a list has opened: said if Orca hears of it before the focus is in the list",
    text: /^combo box expanded$/,
    includesPrevious: true,
  },
  {
    what: "how the browser comes along with loading a page",
    text: /^(Loading\. Please wait\.|Finished loading\.|document web\.|blank|Text unselected\.)$/,
  },
];

/** How Orca announces that a page has loaded. The order of this and the page's first words varies, and the title may be missing. */
const loaded = /Finished loading (.+?)\.(?: \||$)/m;

/** A transcript normalized for comparison: what was said in which voice after which action, without the pieces and without what varies by chance. */
export function normalizeTranscript(transcript: string): string {
  const steps = transcript.split("\n\n").map((step) => {
    const [action, ...lines] = step.split("\n");
    if (lines[0]?.startsWith("  (varies: ")) return [action, lines[0]].join("\n");
    const utterances = lines.flatMap((line) => {
      const [, voice, texts] = /^ {2}(\w+) {2}(.*)$/.exec(line) ?? [];
      return texts === undefined
        ? [{ voice: "", text: line.trim() }]
        : texts.split(" | ").map((text) => ({ voice, text }));
    });
    const isNondeterministic = (index: number) =>
      nondeterministic.some(
        ({ text, includesPrevious }) =>
          text.test(utterances[index]?.text ?? "") ||
          (includesPrevious && text.test(utterances[index + 1]?.text ?? "")),
      );
    const said = utterances.filter((_, index) => !isNondeterministic(index));
    // The title itself contains the separator between two texts.
    const title = loaded.exec(step)?.[1];
    if (title)
      return [
        action,
        ...said
          .filter(({ text }) => !title.split(" | ").includes(text))
          .map(({ voice, text }) => `${voice} ${text}`)
          .sort(),
      ].join("\n");
    const runs: string[] = [];
    for (const [index, { voice, text }] of said.entries()) {
      if (index > 0 && said[index - 1]!.voice === voice) runs[runs.length - 1] += ` ${text}`;
      else runs.push(`${voice} ${text}`);
    }
    return [action, ...(runs.length > 0 ? runs : [" (nothing)"])].join("\n");
  });
  return steps.join("\n\n");
}
