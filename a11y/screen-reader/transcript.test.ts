import { describe, expect, it } from "vitest";
import { normalizeTranscript, Transcript } from "./transcript.ts";

const english = { name: "English", tag: "en-IN" };
const spoken = (...texts: string[]) => texts.map((text) => ({ text, voice: "en-IN", interrupted: false }));

it("shows each action and what was said, one line per voice", () => {
  const transcript = new Transcript("A form", "/hi/apply-now", english);
  transcript.note("Begins.");
  transcript.step({
    action: "Tab",
    utterances: [
      { text: "राज्य", voice: "hi", interrupted: false },
      ...spoken("combo box."),
      { text: "opens", voice: "en-IN", interrupted: true },
    ],
  });
  transcript.step({ action: "Enter", utterances: [] });
  expect(String(transcript)).toBe(
    "A form\n/hi/apply-now · English (en-IN)\n\n# Begins.\n\n> Tab\n  hi  राज्य\n  en  combo box. | opens (cut short)\n\n> Enter\n  (nothing)\n",
  );
});

it("masks what differs between runs", () => {
  const transcript = new Transcript("A form", "/apply-now", english);
  transcript.step({
    action: "Opens /apply-now",
    utterances: spoken("Loading. Please wait.", "Page has 2 headings, 3 visited links, 26 unvisited links."),
  });
  transcript.step({ action: "Arrow down", utterances: spoken("SL-76SV-8JFW.", "21 November 2026, 6:15 pm") });
  expect(String(transcript)).toContain("Page has 2 headings, (links).");
  expect(String(transcript)).toContain("  en  (reference). | (date), (time)");
});

const speech = (...lines: string[]) =>
  normalizeTranscript(["A form", "/apply-now · English (en-IN)", "", "> Enter", ...lines, ""].join("\n"));

describe("two transcripts are equal", () => {
  it.each([
    [
      "if only the division of the same words into utterances differs",
      ["  en  Sending your video | heading level 3."],
      ["  en  Sending your video heading level 3."],
    ],
    [
      "if only one names the element that the focus left",
      ["  en  leaving panel. | State | combo box."],
      ["  en  State | combo box."],
    ],
    [
      "if only one announces that the list opened",
      ["  hi  राज्य", "  en  combo box expanded | list box"],
      ["  en  list box"],
    ],
    [
      "if a step is marked as varying",
      ["  (varies: a reason)", "  en  State | combo box."],
      ["  (varies: a reason)", "  en  State | combo box. | West Bengal."],
    ],
    [
      "if the page title was spoken first or last",
      ["  en  Apply | Finished loading Apply. | Page has 7 landmarks."],
      ["  en  Loading. Please wait. | Finished loading Apply. | Page has 7 landmarks. | Apply"],
    ],
  ])("%s", (_, one, other) => {
    expect(speech(...one)).toBe(speech(...other));
  });
});

describe("two transcripts differ", () => {
  it.each([
    ["if one word is missing", ["  en  State | combo box."], ["  en  State | combo box. | Required."]],
    ["if another voice spoke", ["  en  राज्य"], ["  hi  राज्य"]],
    ["if the order differs", ["  en  Answer | None found."], ["  en  None found. | Answer"]],
    ["if one text was cut short", ["  en  Thank You!"], ["  en  Thank You! (cut short)"]],
    [
      "if the first words of a new page are missing",
      ["  en  Finished loading Apply. | Skip to main content"],
      ["  en  Finished loading Apply."],
    ],
  ])("%s", (_, one, other) => {
    expect(speech(...one)).not.toBe(speech(...other));
  });
});
