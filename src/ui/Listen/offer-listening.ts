/**
 * Shows the Listen buttons if the device itself has a voice for the language of the page, and loads the reader when one is
 * pressed. Voices of a remote service are ignored. Listens on the window, so it serves static and hydrated
 * pages alike. It requests `reader.ts` by the event `reader-needed`, followed by `reader-ready` or `reader-failed`:
 * `src/boot.ts` loads scripts, whose policy the page's Trusted Types allow. With `import()` Vite would add its own loader
 * to the script of every page.
 */
export function offerListening(): void {
  if (!("speechSynthesis" in window)) return;
  const { dataset, lang } = document.documentElement;
  const show = () => {
    const own = speechSynthesis
      .getVoices()
      .filter((voice) => voice.localService && voice.lang.slice(0, 2) === lang.slice(0, 2));
    const best = own.find((voice) => voice.lang.slice(-2) === lang.slice(-2)) ?? own[0];
    if (best) dataset.voice = best.voiceURI;
    else delete dataset.voice;
  };
  // Some browsers load their voices asynchronously.
  speechSynthesis.addEventListener?.("voiceschanged", show);
  show();
  const load = ({ target }: Event) => {
    const button = (target as Element).closest?.<HTMLElement>("[data-listen] button");
    if (!button) return;
    removeEventListener("click", load);
    // Safari speaks only if the first utterance starts during the press itself.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    // From now on the reader handles it.
    addEventListener("reader-ready", () => button.click(), { once: true });
    addEventListener("reader-failed", () => addEventListener("click", load), { once: true });
    dispatchEvent(new Event("reader-needed"));
  };
  addEventListener("click", load);
}
