/**
 * Runs inside the HTML, before anything is painted; the Content-Security-Policy allows it by its hash, so it is small and
 * the same on every page. It sets the chosen theme, decides whether this browser gets the site's scripts, waits for the
 * first paint or the first sign of intent before it loads that of the static page, and loads the application when that
 * asks for it or a press needs it. It keeps what is pressed meanwhile. When the application does not come, or fails, the
 * page stays as HTML and a press is answered by the notice above it.
 * docs/decisions/0001-rendering-and-script.md, 0019-supported-browsers.md, 0021-static-pages.md
 *
 * It is compiled alone and must not import anything; the keys are those of `src/content/storage.ts`. It has to be parsed
 * by every browser, so it is written as ES5: a test of the built pages parses it as that.
 */
declare const __THEME_KEY__: string;

/** What the page left for us: the entry, and what it will ask for next. */
interface BootList {
  /** The script of the static page. */
  page: string;
  /** The script that reads aloud. */
  reader: string;
  /** The application. */
  entry: string;
  /** What the application will ask for next. */
  next: string[];
}

/** What makes trusted addresses of scripts; TypeScript does not know it yet. */
interface ScriptPolicy { createScriptURL(src: string): string }

/** A press that waits for the site. React may replace its element: then it is the one of its kind at this place in the part. */
interface Press { element: HTMLElement; part: Element; index: number }

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

  /** The script of the static page has run. */
  var isPageReady = false;
  /** The application has been asked for. */
  var isStarted = false;
  /** React has taken the page over. */
  var isAlive = false;
  /** What was pressed before the site could answer, in order. */
  var pressed: Press[] = [];

  var closest = function (event: Event, selector: string) {
    var target = event.target as Element;
    return target.closest && target.closest<HTMLElement>(selector);
  };
  /** Parts whose script is on the way and in which something was changed. */
  var touchedParts = "[data-pending=''][data-touched]";
  /** Links to this page in another language. */
  var switches = "a[data-switch],[data-offer] a";
  var setState = function (state: string) { root.setAttribute("data-script", state); };

  var sameKind = function (part: Element, element: Element) { return part.getElementsByTagName(element.tagName); };
  var isQueued = function (element: Element) { return pressed.some(function (press) { return press.element === element; }); };

  /** The site is there, or a part of it, or will never be: what was kept is pressed again. */
  var release = function () {
    var again = pressed;
    pressed = [];
    [].forEach.call(document.querySelectorAll("[data-queued]"), function (element: Element) { element.removeAttribute("data-queued"); });
    again.forEach(function (press) {
      var current = press.element.isConnected ? press.element : sameKind(press.part, press.element)[press.index] as HTMLElement;
      // Not what says something else by now.
      if (current && current.textContent === press.element.textContent) current.click();
    });
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
      : closest(event, "button:not([popovertarget]):not([type=submit]):not([data-static]),[data-island] a[href^='/']," + switches);
    // A press with a modifier key means a new tab, which needs no script.
    if (!target || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    // The static page answers these; the switch only if the application is not about to take over what was typed.
    var isSwitch = target.matches(switches);
    var isStill = !!target.closest("[data-still]");
    if (isPageReady && (isStill || (isSwitch && !isStarted))) return;
    // A link beside fields carries their values once the application has started; until something starts it, it is only a link.
    var isLink = !isSwitch && target.hasAttribute("href");
    if (isLink && (!isStarted || isAlive)) return;
    // Once the site is there, only a part waits whose own script is still on its way.
    var part = target.closest("[data-pending]");
    // The switch waits for a part in which something was chosen: only the part itself can hand that over.
    if (isAlive && !part && !(isSwitch && document.querySelector(touchedParts))) return;
    var isLost = isAlive ? !!part && part.getAttribute("data-pending") === "failed" : root.getAttribute("data-script") === "failed";
    if (isLost && target.hasAttribute("href")) return;
    event.preventDefault();
    if (isLost) return document.getElementById("script-notice")!.focus();
    if (isQueued(target)) return;
    var scope = target.closest("[data-island-name]") || root;
    pressed.push({ element: target, part: scope, index: [].indexOf.call(sameKind(scope, target), target as never) });
    // Shows that the press was noticed: base.css.ts.
    target.setAttribute("data-queued", "");
    if (!isSwitch && !isStill && !isLink) start();
    setTimeout(function () {
      if (!isQueued(target!)) return;
      if (!isAlive) return fail();
      (part || document.querySelector(touchedParts)!).setAttribute("data-pending", "failed");
      failPart();
    }, patienceMs);
  };

  /** What the page says of its scripts; not there while the HTML is still on its way. */
  var list = function () {
    var element = document.getElementById("boot");
    return element && (JSON.parse(element.textContent!) as BootList);
  };
  /** With Trusted Types a script's address needs a policy: this one allows the files of the build. */
  var types = (window as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }).trustedTypes;
  var trust = types && types.createPolicy("boot", {
    createScriptURL: function (src) {
      if (!/^\/assets\/[\w.-]+$/.test(src)) throw new TypeError(src);
      return src;
    }
  });
  // Not `import()`: an older browser would refuse to parse all of this.
  var load = function (src: string, onload: () => void, onerror: () => void) {
    var script = document.createElement("script");
    script.type = "module";
    script.src = trust ? trust.createScriptURL(src) : src;
    script.onload = onload;
    script.onerror = onerror;
    document.head.appendChild(script);
  };

  /** Loads the application. */
  var start = function () {
    if (isStarted) return;
    var boot = list();
    if (!boot) return addEventListener("DOMContentLoaded", start);
    isStarted = true;
    boot.next.forEach(function (href) {
      var link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.appendChild(link);
    });
    // A script that cannot be parsed is loaded all the same, and does not run.
    var runs = false;
    addEventListener("site-starts", function () { runs = true; });
    load(boot.entry, function () { if (!runs) fail(); }, fail);
  };

  var isPageAsked = false;
  /** Loads the script of the static page; where it cannot be had or does not run, the application answers instead. */
  var startPage = function () {
    var boot = list();
    // Someone was quicker than the HTML.
    if (isPageAsked || !boot) return;
    isPageAsked = true;
    intents.forEach(function (type) { removeEventListener(type, startPage, true); });
    var orStart = function () { if (!isPageReady) start(); };
    load(boot.page, orStart, orStart);
  };

  var intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  var whenIdle = function () { (window.requestIdleCallback || setTimeout)(startPage, { timeout: 2000 } as never); };
  var afterLoad = function () {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  };

  addEventListener("click", keep, true);
  addEventListener("submit", keep, true);
  addEventListener("page-ready", function () {
    isPageReady = true;
    // What the static page answers, pressed before.
    if (!isStarted) release();
  });
  addEventListener("site-needed", start);
  addEventListener("reader-needed", function () {
    var tell = function (outcome: string) { return function () { dispatchEvent(new Event("reader-" + outcome)); }; };
    load(list()!.reader, tell("ready"), tell("failed"));
  });
  addEventListener("site-failed", fail);
  addEventListener("part-failed", failPart);
  addEventListener("site-ready", function () {
    isAlive = true;
    setState(document.querySelector("[data-pending=failed]") ? "on-partly" : "on");
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
  intents.forEach(function (type) { addEventListener(type, startPage, { capture: true, passive: true }); });
  try {
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      afterLoad();
    }).observe({ type: "paint", buffered: true });
  } catch {
    afterLoad();
  }
})();
