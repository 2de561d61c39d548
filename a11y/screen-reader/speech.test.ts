import { describe, expect, it } from "vitest";
import { inOrder, inVoice, never, once, says, notInterrupted, type SpeechLog } from "./speech.ts";

const speech = (...said: [text: string, voice?: string, interrupted?: boolean][]): SpeechLog => ({
  action: "Tab",
  utterances: said.map(([text, voice = "en-IN", interrupted = false]) => ({ text, voice, interrupted })),
});

describe("expectations of a step", () => {
  const step = speech(["राज्य", "hi"], ["combo box."], ["Required.", "en-IN", true]);

  it.each([
    ["a text that was said", says("combo box"), true],
    ["one that was not", says("entry"), false],
    ["an order that was kept", inOrder("राज्य", "Required"), true],
    ["one that was not kept", inOrder("Required", "राज्य"), false],
    ["the voice it was said in", inVoice("hi", "राज्य"), true],
    ["a voice it was not said in", inVoice("hi", "Required"), false],
    ["a text that was said a single time", once("combo box"), true],
    ["silence about what was not said", never("entry"), true],
    ["silence about what was said", never("combo"), false],
    ["a text that was heard to its end", notInterrupted("combo box"), true],
    ["one that was taken back", notInterrupted("Required"), false],
  ])("%s", (_, wanted, isThere) => {
    expect(wanted(step) === undefined).toBe(isThere);
  });

  it("a text that was said twice", () => {
    expect(once("State")(speech(["State"], ["State"]))).toContain("2 times");
  });
});
