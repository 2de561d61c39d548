/**
 * Reads texts aloud, sentence by sentence, because Chrome cuts off long utterances. Pausing ends the sentence, and resuming
 * repeats it, because Android cannot resume after `pause()`. Nothing is announced and the focus stays where it is, so that
 * a screen reader is interrupted only by the requested voice. Loaded by `offer-listening.ts`.
 */

/** One sentence of a text, and its position. */
interface Sentence {
  text: string;
  block: HTMLElement;
  range: Range;
}

const blockSelector = "h1, h2, h3, h4, p, li, dt, dd, th, td, caption, label";
const silent = "nav, button, [data-listen], [aria-hidden=true]";

/** A sentence ends with a full stop, a question or exclamation mark or a danda, before a space or the end: not within "₹1.50". */
const sentencePattern = /\S.*?(?:[.!?।]["”’)\]]*(?=\s|$)|$)/gs;

/** The sentences of a block of text, with their offsets. */
export const splitSentences = (text: string) =>
  [...text.matchAll(sentencePattern)].map((match) => ({
    text: match[0].trim(),
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));

/** The texts read by a Listen bar: the one around it, or all of the page. */
function sentencesFor(bar: HTMLElement): Sentence[] {
  const own = bar.closest<HTMLElement>("[data-read]");
  const roots = own
    ? [own]
    : [...document.querySelectorAll<HTMLElement>("[data-read]")].filter((root) => !root.querySelector("[data-listen]"));
  return (
    roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(blockSelector)])
      // The innermost blocks, or a nested list would be read twice; and only visible ones.
      .filter(
        (block) => !block.querySelector(blockSelector) && !block.closest(silent) && block.getClientRects().length > 0,
      )
      .flatMap(sentencesIn)
  );
}

function sentencesIn(block: HTMLElement): Sentence[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const nodes: { node: Text; start: number }[] = [];
  let text = "";
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const place = (offset: number): [Text, number] => {
    const { node, start } = nodes.filter((candidate) => candidate.start <= offset).slice(-1)[0]!;
    return [node, offset - start];
  };
  // A number in a heading is not a sentence.
  const parts = /^H\d$/.test(block.tagName)
    ? [{ text: text.trim(), start: 0, end: text.length }]
    : splitSentences(text);
  return parts.map(({ text: words, start, end }) => {
    const range = document.createRange();
    range.setStart(...place(start));
    range.setEnd(...place(end));
    return { text: words, block, range };
  });
}

const isInView = (range: Range) => {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

let bar: HTMLElement | undefined;
let sentences: Sentence[] = [];
let current = 0;
/** The current sentence: the end event of any other is ignored. */
let spoken: SpeechSynthesisUtterance | undefined;

function unmark(): void {
  document.querySelector("[data-being-read]")?.removeAttribute("data-being-read");
  if (typeof Highlight === "function" && "highlights" in CSS) CSS.highlights.delete("being-read");
}

function mark({ range, block }: Sentence, wasInView: boolean): void {
  unmark();
  if (typeof Highlight === "function" && "highlights" in CSS) CSS.highlights.set("being-read", new Highlight(range));
  else block.setAttribute("data-being-read", "");
  // Scrolls with the voice, unless the visitor has scrolled elsewhere.
  if (wasInView && !isInView(range)) block.scrollIntoView({ block: "center" });
}

function silence(): void {
  spoken = undefined;
  speechSynthesis.cancel();
}

/** Stops and resets the position. */
function stop(): void {
  if (!bar) return;
  silence();
  unmark();
  // The focused button disappears; the other stays.
  if (document.activeElement?.matches("[data-listen-stop]"))
    bar.querySelector<HTMLElement>("[data-listen-toggle]")!.focus();
  delete bar.dataset.state;
  bar = undefined;
}

/** Speaks from the current sentence on. */
function speak(wasInView: boolean): void {
  const sentence = sentences[current];
  if (!sentence?.block.isConnected) return stop();
  const { lang, dataset } = document.documentElement;
  const utterance = new SpeechSynthesisUtterance(sentence.text);
  utterance.lang = lang;
  utterance.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === dataset.voice) ?? null;
  utterance.onend = () => {
    if (spoken !== utterance) return;
    const isFollowed = isInView(sentence.range);
    current += 1;
    speak(isFollowed);
  };
  utterance.onerror = () => {
    if (spoken === utterance) stop();
  };
  spoken = utterance;
  bar!.dataset.state = "reading";
  mark(sentence, wasInView);
  speechSynthesis.speak(utterance);
}

function press(button: HTMLElement): void {
  const pressed = button.closest<HTMLElement>("[data-listen]")!;
  if (button.matches("[data-listen-stop]")) return stop();
  if (pressed !== bar) {
    stop();
    bar = pressed;
    sentences = sentencesFor(pressed);
    current = 0;
    silence();
    speak(true);
  } else if (spoken) {
    silence();
    bar.dataset.state = "paused";
  } else {
    speak(true);
  }
}

addEventListener("click", ({ target }) => {
  const button = (target as Element).closest?.<HTMLElement>("[data-listen] button");
  if (button) press(button);
});
addEventListener("pagehide", stop);
addEventListener("site-navigated", stop);
