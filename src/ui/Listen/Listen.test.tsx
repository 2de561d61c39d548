import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { Listen } from "./Listen.tsx";
import { offerListening } from "./offer-listening.ts";
import { splitSentences } from "./reader.ts";

class Utterance {
  lang = "";
  voice: unknown = null;
  onend?: () => void;
  onerror?: () => void;
  text: string;
  constructor(text: string) {
    this.text = text;
  }
}
let voices: { lang: string; localService: boolean; voiceURI: string }[] = [];
const said: Utterance[] = [];
const cancel = vi.fn<() => void>();

beforeEach(() => {
  said.length = 0;
  cancel.mockReset();
  document.documentElement.lang = "hi-IN";
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 20 }) as DOMRect;
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      if (utterance.text) said.push(utterance);
    },
    cancel,
  });
});

it("ends a sentence at a danda or a full stop, but not inside an amount", () => {
  expect(splitSentences("लोन ₹1.50 लाख का है। क्या यह सही है? हाँ।").map(({ text }) => text)).toEqual([
    "लोन ₹1.50 लाख का है।",
    "क्या यह सही है?",
    "हाँ।",
  ]);
  expect(splitSentences(' Call us. "Why?" Because ').map(({ text, start, end }) => [text, start, end])).toEqual([
    ["Call us.", 1, 9],
    ['"Why?"', 10, 16],
    ["Because", 17, 24],
  ]);
  expect(splitSentences("   ")).toEqual([]);
});

it("is shown only if the device has a voice for the language of the page", () => {
  const { dataset } = document.documentElement;
  voices = [
    { lang: "en-IN", localService: true, voiceURI: "a" },
    { lang: "hi-IN", localService: false, voiceURI: "b" },
  ];
  offerListening();
  expect(dataset.voice).toBeUndefined();
  voices = [
    ...voices,
    { lang: "hi", localService: true, voiceURI: "c" },
    { lang: "hi_IN", localService: true, voiceURI: "d" },
  ];
  offerListening();
  expect(dataset.voice).toBe("d");
});

it("reads sentence by sentence, marks the paragraph, pauses, repeats the sentence, and stops", () => {
  render(
    <>
      <Listen labels={{ play: "Listen", pause: "Pause", resume: "Continue", stop: "Stop" }} />
      <div data-read="">
        <h2>Title</h2>
        <p>
          One. <b>Two</b> goes on.
        </p>
        <ul>
          <li>Item</li>
        </ul>
        <nav>
          <p>Menu</p>
        </nav>
      </div>
    </>,
  );
  const [toggle, stop] = screen.getAllByRole("button") as [HTMLElement, HTMLElement];
  const texts = () => said.map(({ text }) => text);
  const marked = () => document.querySelector("[data-being-read]")?.textContent;
  fireEvent.click(toggle);
  expect([texts(), marked()]).toEqual([["Title"], "Title"]);
  said[0]!.onend!();
  said[1]!.onend!();
  expect(texts()).toEqual(["Title", "One.", "Two goes on."]);
  expect(marked()).toBe("One. Two goes on.");
  fireEvent.click(toggle);
  expect(cancel).toHaveBeenCalled();
  // The interrupted sentence fires an end event too.
  said[2]!.onend!();
  expect(texts()).toHaveLength(3);
  fireEvent.click(toggle);
  expect(texts()[3]).toBe("Two goes on.");
  said[3]!.onend!();
  expect(texts()[4]).toBe("Item");
  stop.focus();
  fireEvent.click(stop);
  expect(marked()).toBeUndefined();
  expect(document.activeElement).toBe(toggle);
  said[4]!.onend!();
  expect(texts()).toHaveLength(5);
});
