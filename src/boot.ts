/**
 * Runs inside the HTML, before anything is painted; the Content-Security-Policy allows it by its hash, so it is small and
 * the same on every page. It sets the chosen theme, decides whether this browser gets the site's script, waits for the
 * first paint or the first sign of intent before it fetches that, and keeps what is pressed meanwhile for the site to act
 * on. When the script does not come, or fails, the page stays as HTML and a press is answered by the notice above it.
 * docs/decisions/0001-rendering-and-script.md, 0019-supported-browsers.md
 *
 * It is compiled alone and must not import anything; the keys are those of `src/content/storage.ts`. It has to be parsed
 * by every browser, so it is written as ES5: a test of the built pages parses it as that.
 */
declare const __THEME_KEY__: string;

/** What the page left for us: the entry, and what it will ask for next. */
interface BootList {
  entry: string;
  next: string[];
}

(function () {
  var root = document.documentElement;
  /** Milliseconds after which a press that nothing has acted on is answered by the notice. */
  var patienceMs = 20000;
  try {
    var theme = localStorage.getItem(__THEME_KEY__);
    if (theme) root.setAttribute("data-theme", theme);
  } catch {
    // Storage is shut off: the device's own theme stays.
  }

  /** React has taken the page over. */
  var isAlive = false;
  /** What was pressed before the site could answer, in order. */
  var pressed: HTMLElement[] = [];

  var closest = function (event: Event, selector: string) {
    var target = event.target as Element;
    return target.closest && target.closest<HTMLElement>(selector);
  };
  var setState = function (state: string) { root.setAttribute("data-script", state); };

  /** The site is there, or a part of it, or will never be: what was kept is pressed again. */
  var release = function () {
    var again = pressed;
    pressed = [];
    again.forEach(function (element) { element.click(); });
  };
  var fail = function () {
    var path = location.pathname;
    isAlive = false;
    setState("failed");
    release();
    // Back to a page that the application had shown: nobody draws it any more.
    addEventListener("popstate", function () { if (!isAlive && location.pathname !== path) location.reload(); });
  };
  var failPart = function () {
    setState("on-partly");
    release();
  };

  var keep = function (event: Event) {
    var target = event.type === "submit"
      ? (event as SubmitEvent).submitter || (event.target as Element).querySelector<HTMLElement>("[type=submit]")
      : closest(event, "button:not([popovertarget]):not([type=submit]),a[data-switch]");
    // A press with a modifier key means a new tab, which needs no script.
    if (!target || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    // Once the site is there, only a part waits whose own script is still on its way.
    var part = target.closest("[data-later]");
    if (isAlive && !part) return;
    var isLost = isAlive ? part!.getAttribute("data-later") === "failed" : root.getAttribute("data-script") === "failed";
    // The language switch is a link as well.
    if (isLost && target.hasAttribute("href")) return;
    event.preventDefault();
    if (isLost) return document.getElementById("script-notice")!.focus();
    if (pressed.indexOf(target) >= 0) return;
    pressed.push(target);
    setTimeout(function () {
      if (pressed.indexOf(target!) < 0) return;
      if (!isAlive) return fail();
      part!.setAttribute("data-later", "failed");
      failPart();
    }, patienceMs);
  };

  var started = false;
  var start = function () {
    var list = document.getElementById("boot");
    // Somebody was quicker than the HTML.
    if (started || !list) return;
    started = true;
    intents.forEach(function (type) { removeEventListener(type, start, true); });
    var boot = JSON.parse(list.textContent!) as BootList;
    boot.next.forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.appendChild(link);
    });
    // Not `import()`: an older browser would refuse to parse all of this.
    var script = document.createElement("script");
    script.type = "module";
    script.src = boot.entry;
    script.onerror = fail;
    // A script that cannot be parsed is loaded all the same, and does not run.
    var runs = false;
    addEventListener("site-starts", function () { runs = true; });
    script.onload = function () { if (!runs) fail(); };
    document.head.appendChild(script);
  };

  var intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  var whenIdle = function () { (window.requestIdleCallback || setTimeout)(start, { timeout: 2000 } as never); };
  var afterLoad = function () {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  };

  addEventListener("click", keep, true);
  addEventListener("submit", keep, true);
  addEventListener("site-failed", fail);
  addEventListener("part-failed", failPart);
  addEventListener("site-ready", function () {
    isAlive = true;
    setState(document.querySelector("[data-later=failed]") ? "on-partly" : "on");
    release();
  });

  // Stands in for popovers, with which menu and help open without script from Chrome 114 and Safari 17 on.
  if (!("popover" in root)) {
    var toggle = function (panel: Element, isOpen: boolean) {
      var opener = document.querySelector<HTMLElement>("[popovertarget=" + panel.id + "]:not([popovertargetaction])")!;
      if (isOpen) panel.setAttribute("data-open", "");
      else panel.removeAttribute("data-open");
      opener.setAttribute("aria-expanded", String(isOpen));
      if (panel.contains(document.activeElement)) opener.focus();
    };
    var shutBut = function (kept: Node) {
      [].forEach.call(document.querySelectorAll("[data-open]"), function (panel: Element) {
        if (!panel.contains(kept)) toggle(panel, false);
      });
    };
    HTMLElement.prototype.hidePopover = function () { toggle(this, false); };
    addEventListener("keydown", function (event) { if (event.key === "Escape") shutBut(document); });
    addEventListener("click", function (event) {
      var button = closest(event, "[popovertarget]");
      var panel = button && document.getElementById(button.getAttribute("popovertarget")!);
      if (!panel) return shutBut(event.target as Node);
      event.preventDefault();
      var isOpen = panel.hasAttribute("data-open");
      shutBut(panel);
      toggle(panel, !isOpen);
    });
  }

  // What the oldest supported browsers have and the site cannot do without; `aspect-ratio` is the newest of it.
  if (!("fetch" in window && "IntersectionObserver" in window && "ResizeObserver" in window && "noModule" in HTMLScriptElement.prototype && CSS.supports("aspect-ratio", "1"))) return fail();
  setState("on");
  intents.forEach(function (type) { addEventListener(type, start, { capture: true, passive: true }); });
  try {
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      afterLoad();
    }).observe({ type: "paint", buffered: true });
  } catch {
    afterLoad();
  }
})();
