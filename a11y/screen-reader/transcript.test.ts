import { expect, it } from "vitest";
import { Transcript } from "./transcript.ts";

const english = { name: "English", tag: "en-IN" };
const spoken = (...texts: string[]) => texts.map((text) => ({ text, voice: "en-IN", cut: false, at: 0 }));

it("reads as what was pressed and what was said, a line for each voice", () => {
  const transcript = new Transcript("A form", "/hi/apply-now", english);
  transcript.note("Begins.");
  transcript.step({ after: "Tab", said: [{ text: "राज्य", voice: "hi", cut: false, at: 0 }, ...spoken("combo box."), { text: "opens", voice: "en-IN", cut: true, at: 0 }] });
  transcript.step({ after: "Enter", said: [] });
  expect(String(transcript)).toBe("A form\n/hi/apply-now · English (en-IN)\n\n# Begins.\n\n> Tab\n  hi  राज्य\n  en  combo box. | opens (cut short)\n\n> Enter\n  (nothing)\n");
});

it("leaves out what is another each time", () => {
  const transcript = new Transcript("A form", "/apply-now", english);
  transcript.step({ after: "Opens /apply-now", said: spoken("Loading. Please wait.", "Page has 2 headings, 3 visited links, 26 unvisited links.") });
  transcript.step({ after: "Arrow down", said: spoken("SL-76SV-8JFW.", "21 November 2026, 6:15 pm") });
  expect(String(transcript)).toContain("  en  Page has 2 headings, (links).");
  expect(String(transcript)).toContain("  en  (reference). | (date), (time)");
});
