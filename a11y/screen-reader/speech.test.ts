import { describe, expect, it } from "vitest";
import { inOrder, inVoice, never, once, says, notInterrupted, type SpeechLog } from "./speech.ts";

const speech = (...said: [text: string, voice?: string, interrupted?: boolean][]): SpeechLog => ({
  action: "Tab",
  utterances: said.map(([text, voice = "en-IN", interrupted = false]) => ({ text, voice, interrupted })),
});

describe("expectations of a step", () => {
  const step = speech(["राज्य", "hi"], ["combo box."], ["Required.", "en-IN", true]);

  it.each([
    ["says() passes if the text was spoken", says("combo box"), true],
    ["says() fails if the text was not spoken", says("entry"), false],
    ["inOrder() passes if the texts were spoken in this order", inOrder("राज्य", "Required"), true],
    ["inOrder() fails if they were spoken in another order", inOrder("Required", "राज्य"), false],
    ["inVoice() passes if the language's voice spoke the text", inVoice("hi", "राज्य"), true],
    ["inVoice() fails if another voice spoke it", inVoice("hi", "Required"), false],
    ["once() passes if the text was spoken once", once("combo box"), true],
    ["never() passes if the text was not spoken", never("entry"), true],
    ["never() fails if the text was spoken", never("combo"), false],
    ["notInterrupted() passes if the text was spoken to its end", notInterrupted("combo box"), true],
    ["notInterrupted() fails if the text was cut short", notInterrupted("Required"), false],
  ])("%s", (_, wanted, isThere) => {
    expect(wanted(step) === undefined).toBe(isThere);
  });

  it("a text that was said twice", () => {
    expect(once("State")(speech(["State"], ["State"]))).toContain("2 times");
  });
});
