/**
 * Runs inside the HTML, before anything is painted; the Content-Security-Policy allows it by its hash, so it is small and
 * the same on every page. It sets the chosen theme, decides whether this browser gets the site's scripts, loads the script
 * of the static page after the first paint or the first interaction, and loads the application when that script or a click
 * needs it. It queues clicks until then. If the application does not load, or fails, the page stays as HTML and a click
 * focuses the notice above it.
 * docs/decisions/0001-rendering-and-script.md, 0019-supported-browsers.md, 0021-static-pages.md
 *
 * It is compiled alone and must not import anything; the keys are those of `src/content/storage.ts`. It has to be parsed
 * by every browser, so it is written as ES5: a test of the built pages parses it as that.
 */
declare const __THEME_KEY__: string;

/** The scripts of the page. */
interface BootList {
  /** The script of the static page. */
  page: string;
  /** The script that reads aloud. */
  reader: string;
  /** The application. */
  entry: string;
  /** Modules that the application will import next. */
  next: string[];
}

/** Trusted Types policy for script addresses, which TypeScript does not know yet. */
interface ScriptPolicy {
  createScriptURL(src: string): string;
}

/** A click that waits for a script. If React replaces its element, `index` finds the new one among those of its tag in the island. */
interface QueuedClick {
  element: HTMLElement;
  island: Element;
  index: number;
}

(function () {
  var root = document.documentElement;
  /** Milliseconds after which a click that is still queued focuses the notice. */
  var timeoutMs = 20000;
  try {
    var theme = localStorage.getItem(__THEME_KEY__);
    if (theme) root.setAttribute("data-theme", theme);
  } catch {
    // Storage is blocked: the device's theme applies.
  }

  /** The script of the static page has run. */
  var isPageReady = false;
  /** The application has been requested. */
  var isStarted = false;
  /** React has hydrated the page. */
  var isHydrated = false;
  /** Clicks made before their script was ready, in order. */
  var queuedClicks: QueuedClick[] = [];

  var closest = function (event: Event, selector: string) {
    var target = event.target as Element;
    return target.closest && target.closest<HTMLElement>(selector);
  };
  /** Islands that are still loading and in which the visitor changed something. */
  var touchedParts = "[data-pending=''][data-touched]";
  /** Links to this page in another language. */
  var switches = "a[data-switch],[data-offer] a";
  var setState = function (state: string) {
    root.setAttribute("data-script", state);
  };

  var sameKind = function (island: Element, element: Element) {
    return island.getElementsByTagName(element.tagName);
  };

  /** Replays the queued clicks: the application or an island is ready, or has failed. */
  var replayClicks = function () {
    var again = queuedClicks;
    queuedClicks = [];
    [].forEach.call(document.querySelectorAll("[data-queued]"), function (element: Element) {
      element.removeAttribute("data-queued");
    });
    again.forEach(function (click) {
      var current = click.element.isConnected
        ? click.element
        : (sameKind(click.island, click.element)[click.index] as HTMLElement);
      // An element with another text would do something else.
      if (current && current.textContent === click.element.textContent) current.click();
    });
  };
  var fail = function () {
    var path = location.pathname;
    isHydrated = false;
    setState("failed");
    replayClicks();
    // Back leads to a page that the application had rendered: load it from the server.
    addEventListener("popstate", function () {
      if (!isHydrated && location.pathname !== path) location.reload();
    });
  };
  var failPart = function () {
    setState("on-partly");
    replayClicks();
  };

  var queueClick = function (event: Event) {
    var target =
      event.type === "submit"
        ? (event as SubmitEvent).submitter || (event.target as Element).querySelector<HTMLElement>("[type=submit]")
        : closest(
            event,
            "button:not([popovertarget]):not([type=submit]):not([data-static]),[data-island] a[href^='/']," + switches,
          );
    // A click with a modifier key opens a new tab, which needs no script.
    if (!target || (event as MouseEvent).ctrlKey || (event as MouseEvent).metaKey) return;
    // The static page handles these; the switch only if the application is not about to take over what was typed.
    var isSwitch = target.matches(switches);
    var isStill = !!target.closest("[data-still]");
    if (isPageReady && (isStill || (isSwitch && !isStarted))) return;
    // Once the application has started, a link beside fields passes on their values. Before that, it is an ordinary link.
    var isLink = !isSwitch && target.hasAttribute("href");
    if (isLink && (!isStarted || isHydrated)) return;
    // After hydration, only clicks in an island that is still loading are queued.
    var part = target.closest("[data-pending]");
    // The switch waits for an island in which something was changed, because only that island can save its state.
    if (isHydrated && !part && !(isSwitch && document.querySelector(touchedParts))) return;
    var isLost = isHydrated
      ? !!part && part.getAttribute("data-pending") === "failed"
      : root.getAttribute("data-script") === "failed";
    if (isLost && target.hasAttribute("href")) return;
    event.preventDefault();
    if (isLost) return document.getElementById("script-notice")!.focus();
    // A copy that React shows in place of the element has the attribute too.
    if (target.hasAttribute("data-queued")) return;
    var island = target.closest("[data-island-name]") || root;
    var click = { element: target, island: island, index: [].indexOf.call(sameKind(island, target), target as never) };
    queuedClicks.push(click);
    // Shows that the click was noticed: base.css.ts.
    target.setAttribute("data-queued", "");
    if (!isSwitch && !isStill && !isLink) start();
    setTimeout(function () {
      if (queuedClicks.indexOf(click) < 0) return;
      if (!isHydrated) return fail();
      (part || document.querySelector(touchedParts)!).setAttribute("data-pending", "failed");
      failPart();
    }, timeoutMs);
  };

  /** The script list of the page; null while the HTML is still loading. */
  var list = function () {
    var element = document.getElementById("boot");
    return element && (JSON.parse(element.textContent!) as BootList);
  };
  /** Trusted Types policy that allows only the files of the build. */
  var types = (window as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } })
    .trustedTypes;
  var trust =
    types &&
    types.createPolicy("boot", {
      createScriptURL: function (src) {
        if (!/^\/assets\/[\w.-]+$/.test(src)) throw new TypeError(src);
        return src;
      },
    });
  // Not `import()`: older browsers could not parse this script.
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
    // A script that cannot be parsed fires `load` but does not run.
    var runs = false;
    addEventListener("site-starts", function () {
      runs = true;
    });
    load(
      boot.entry,
      function () {
        if (!runs) fail();
      },
      fail,
    );
  };

  var isPageAsked = false;
  /** Loads the script of the static page. If it fails or does not run, the application starts instead. */
  var startPage = function () {
    var boot = list();
    // The visitor may interact before the HTML is complete.
    if (isPageAsked || !boot) return;
    isPageAsked = true;
    intents.forEach(function (type) {
      removeEventListener(type, startPage, true);
    });
    var orStart = function () {
      if (!isPageReady) start();
    };
    load(boot.page, orStart, orStart);
  };

  var intents = ["pointerdown", "touchstart", "keydown", "focusin"];
  var whenIdle = function () {
    (window.requestIdleCallback || setTimeout)(startPage, { timeout: 2000 } as never);
  };
  var afterLoad = function () {
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle);
  };

  /** Lays out the rest of a page that opens at its top, a section for each frame: static-page/first-screen.ts. */
  var layOutRest = function () {
    if (!root.hasAttribute("data-first-screen")) return;
    var section = document.querySelector("[data-later]");
    if (section) {
      section.removeAttribute("data-later");
      requestAnimationFrame(layOutRest);
    } else {
      root.removeAttribute("data-first-screen");
      dispatchEvent(new Event("page-laid-out"));
    }
  };

  addEventListener("click", queueClick, true);
  addEventListener("submit", queueClick, true);
  addEventListener("page-ready", function () {
    isPageReady = true;
    // Replays clicks that the static page handles.
    if (!isStarted) replayClicks();
  });
  addEventListener("site-needed", start);
  addEventListener("reader-needed", function () {
    var report = function (outcome: string) {
      return function () {
        dispatchEvent(new Event("reader-" + outcome));
      };
    };
    load(list()!.reader, report("ready"), report("failed"));
  });
  addEventListener("site-failed", fail);
  addEventListener("part-failed", failPart);
  addEventListener("site-ready", function () {
    isHydrated = true;
    setState(document.querySelector("[data-pending=failed]") ? "on-partly" : "on");
    replayClicks();
  });

  // Replaces popovers, with which menu and help open without script from Chrome 114 and Safari 17 on.
  if (!("popover" in root)) {
    var toggle = function (panel: Element, isOpen: boolean) {
      var opener = document.querySelector<HTMLElement>("[popovertarget=" + panel.id + "]:not([popovertargetaction])")!;
      if (isOpen) panel.setAttribute("data-open", "");
      else panel.removeAttribute("data-open");
      opener.setAttribute("aria-expanded", String(isOpen));
      if (panel.contains(document.activeElement)) opener.focus();
    };
    var closeOthers = function (exception: Node) {
      [].forEach.call(document.querySelectorAll("[data-open]"), function (panel: Element) {
        if (!panel.contains(exception)) toggle(panel, false);
      });
    };
    HTMLElement.prototype.hidePopover = function () {
      toggle(this, false);
    };
    addEventListener("keydown", function (event) {
      if (event.key === "Escape") closeOthers(document);
    });
    addEventListener("click", function (event) {
      var button = closest(event, "[popovertarget]");
      var panel = button && document.getElementById(button.getAttribute("popovertarget")!);
      if (!panel) return closeOthers(event.target as Node);
      event.preventDefault();
      var isOpen = panel.hasAttribute("data-open");
      closeOthers(panel);
      toggle(panel, !isOpen);
    });
  }

  // Features of the oldest supported browsers; `aspect-ratio` is the newest of them.
  if (
    !(
      "fetch" in window &&
      "IntersectionObserver" in window &&
      "ResizeObserver" in window &&
      "noModule" in HTMLScriptElement.prototype &&
      CSS.supports("aspect-ratio", "1")
    )
  )
    return fail();
  setState("on");
  var visit = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined;
  if (visit && visit.type === "navigate" && !location.hash) root.setAttribute("data-first-screen", "");
  addEventListener("site-navigated", layOutRest);
  intents.forEach(function (type) {
    addEventListener(type, startPage, { capture: true, passive: true });
  });
  try {
    new PerformanceObserver(function (_entries, observer) {
      observer.disconnect();
      layOutRest();
      afterLoad();
    }).observe({ type: "paint", buffered: true });
  } catch {
    layOutRest();
    afterLoad();
  }
})();
