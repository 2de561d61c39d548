/**
 * Runs inside the HTML, before anything is painted, and stands in the Content-Security-Policy by its hash: so it is
 * small and the same on every page. It puts on the chosen theme, waits for the first paint or the first sign of intent
 * before it fetches the site's script, and keeps what is pressed meanwhile for the site to act on. product.md, section 9.
 *
 * It is compiled alone and must not import anything; the keys are those of `src/content/storage.ts`.
 */
declare const __THEME_KEY__: string;

/** What the page left for us: the entry, and what it will ask for next. */
interface BootList {
  entry: string;
  next: string[];
}

(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem(__THEME_KEY__);
    if (theme) root.dataset.theme = theme;
  } catch {
    // Storage is shut off: the device's own theme stands.
  }

  let isThere = false;
  /** What was pressed before the site could answer, in order. */
  const pressed: HTMLElement[] = [];
  const keep = (event: Event) => {
    const target = event.type === "submit"
      ? (event as SubmitEvent).submitter ?? (event.target as HTMLElement)
      : (event.target as Element).closest<HTMLElement>("button:not([popovertarget],[type=submit]),a[data-switch]");
    // A press with a modifier key means a new tab, which needs no script.
    if (!target || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    // Once the site is there, only a part waits whose own script is still on its way.
    if (isThere && (root.dataset.script || !target.closest("[data-later]"))) return;
    event.preventDefault();
    if (!pressed.includes(target as HTMLElement)) pressed.push(target as HTMLElement);
  };

  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of intents) removeEventListener(type, start, true);
    const list = JSON.parse(document.getElementById("boot")!.textContent!) as BootList;
    for (const href of list.next) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    import(/* @vite-ignore */ list.entry).catch(() => {
      root.dataset.script = "failed";
      release();
    });
  };

  /** The site is there, or a part of it, or will never be: what was kept is pressed again. */
  const release = () => {
    isThere = true;
    for (const element of pressed.splice(0)) element.click();
  };

  const intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true });
  addEventListener("click", keep, true);
  addEventListener("submit", keep, true);
  addEventListener("site-ready", release);

  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: 2000 } as never);
  const afterLoad = () => (document.readyState === "complete" ? whenIdle() : addEventListener("load", whenIdle));
  try {
    new PerformanceObserver((_entries, observer) => {
      observer.disconnect();
      afterLoad();
    }).observe({ type: "paint", buffered: true });
  } catch {
    afterLoad();
  }
})();
