import type { Language } from "#i18n/languages";
import type { Heard } from "./heard.ts";

/** Where the transcript of a journey is kept, from the project's folder. */
export const transcriptPath = (journey: string, language: Language) => `a11y/transcripts/${journey}.${language}.txt`;

/** What differs from run to run and is nobody's news: kept out of the transcript, so that two runs read alike. */
const changing: [RegExp, string][] = [
  [/refstr=\S+/g, "refstr=(code)"],
  [/127\.0\.0\.1:\d+/g, "(site)"],
  [/\bSL-?[0-9A-Z]{4}[0-9A-Z-]*\b/g, "(reference)"],
  // Which links were visited is the browser's memory of earlier journeys.
  [/(\d+ visited links?, )?\d+ unvisited links?/g, "(links)"],
  [/\bvisited link\b/g, "link"],
  [/\b\d{1,2} [\p{L}\p{M}]+ 20\d\d\b/gu, "(date)"],
  [/\b\d{1,2}:\d{2}( ?[ap]m\b)?/g, "(time)"],
];

/** What Orca says of the browser while a page loads, now before its name and now after it. */
const ofTheBrowser = /^(Loading\. Please wait\.|Finished loading\.|Browse mode|document web\.|blank|Text unselected\.)$/;

/** One journey as a person can read it: what was pressed, and below it what was said, in which voice. */
export class Transcript {
  readonly #lines: string[];

  constructor(title: string, path: string, { name, tag }: { name: string; tag: string }) {
    this.#lines = [title, `${path} · ${name} (${tag})`];
  }

  note(text: string): void {
    this.#lines.push("", `# ${text}`);
  }

  step({ after, said }: Heard): void {
    this.#lines.push("", `> ${after}`);
    // Orca hands over a sentence in pieces; what one voice says in a row is one line.
    const lines: { voice: string; text: string }[] = [];
    for (const { text, voice, cut } of said) {
      if (after.startsWith("Opens") && ofTheBrowser.test(text)) continue;
      const language = voice.split("-")[0]!;
      const words = cut ? `${text} (cut short)` : text;
      const last = lines.at(-1);
      if (last?.voice === language) last.text += ` | ${words}`;
      else lines.push({ voice: language, text: words });
    }
    for (const { voice, text } of lines) this.#lines.push(`  ${voice}  ${text}`);
    if (lines.length === 0) this.#lines.push("  (nothing)");
  }

  toString(): string {
    const text = `${this.#lines.join("\n")}\n`;
    return changing.reduce((kept, [pattern, name]) => kept.replace(pattern, name), text).normalize("NFC");
  }
}
