import type { Setting } from "../audit/settings.ts";

/** A defect injected into the running site, and what the audit must report. */
export interface SeededFault {
  title: string;
  /** Id of the subject to inject it into. */
  subject: string;
  /** Settings other than English, light, 1280 pixels, normal mode. */
  setting?: Partial<Setting>;
  /** Injects it. Runs in the page as soon as it is ready. */
  inject: () => void;
  /** The checks to run. The real audit runs all of them. */
  checks: readonly string[];
  /** The rule, criterion and target that the audit must report. */
  rule: RegExp;
  criterion: string;
  target: RegExp;
}

/** One defect of every kind a site like this could have. */
export const seededFaults: readonly SeededFault[] = [
  {
    title: "a field without a label",
    subject: "page /check",
    checks: ["axe", "names"],
    rule: /^(?:axe\/label|names\/unnamed)$/,
    criterion: "4.1.2",
    target: /lookup-value/,
    inject: () => {
      document.querySelector("label[for=lookup-value]")!.remove();
    },
  },
  {
    title: "a positive tabindex",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/jumps-ahead$/,
    criterion: "2.4.3",
    target: /footer/,
    inject: () => {
      document.querySelector<HTMLElement>("footer a")!.tabIndex = 5;
    },
  },
  {
    title: "text with a contrast below 4.5:1",
    subject: "page /check",
    checks: ["axe"],
    rule: /^axe\/color-contrast$/,
    criterion: "1.4.3",
    target: /main/,
    inject: () => {
      document.querySelector<HTMLElement>("main p")!.style.setProperty("color", "#9a9a9a", "important");
    },
  },
  {
    title: "faint text over a picture, which no engine can measure",
    subject: "page /check",
    checks: ["axe"],
    rule: /^measured\/contrast$/,
    criterion: "1.4.3",
    target: /main/,
    inject: () => {
      const { style } = document.querySelector<HTMLElement>("main p")!;
      style.setProperty("color", "#8a8a8a", "important");
      style.setProperty("background-image", "linear-gradient(90deg, #fff, #eee)", "important");
    },
  },
  {
    title: "faint text on a drawing, which no engine can measure",
    subject: "page /contact-us",
    setting: { theme: "high-contrast", width: 768, mode: "text-spacing" },
    checks: ["axe"],
    rule: /^measured\/contrast$/,
    criterion: "1.4.3",
    target: /svg > text/,
    inject: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "main svg circle:has(+ text) { fill: #767676 !important } main svg text { fill: #606060 !important }",
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
  },
  {
    title: "text in the same colour as the picture behind it",
    subject: "page /check",
    checks: ["axe"],
    rule: /^measured\/contrast$/,
    criterion: "1.4.3",
    target: /main/,
    inject: () => {
      const { style } = document.querySelector<HTMLElement>("main p")!;
      style.setProperty("color", "#eee", "important");
      style.setProperty("background-image", "linear-gradient(#eee, #eee)", "important");
    },
  },
  {
    title: "text with a contrast below the 7:1 we aim for",
    subject: "page /check",
    checks: ["axe"],
    rule: /^axe\/color-contrast-enhanced$/,
    criterion: "1.4.6",
    target: /main/,
    inject: () => {
      for (const text of document.querySelectorAll<HTMLElement>("main form ~ p, main form + div + p")) {
        text.style.setProperty("color", "#6a6a6a", "important");
        text.style.setProperty("background-color", "#fff", "important");
      }
    },
  },
  {
    title: "a live region that announces too often",
    subject: "check-answered",
    checks: ["live-regions"],
    rule: /^live-regions\/shouts$/,
    criterion: "4.1.3",
    target: /^$/,
    inject: () => {
      const region = document.createElement("div");
      region.setAttribute("role", "status");
      document.body.append(region);
      let second = 0;
      setInterval(() => {
        region.textContent = `${(second += 1)} seconds have passed`;
      }, 100);
    },
  },
  {
    title: "the same message in two live regions",
    subject: "check-answered",
    checks: ["live-regions"],
    rule: /^live-regions\/twice$/,
    criterion: "4.1.3",
    target: /^$/,
    inject: () => {
      const own = document.querySelector("[role=status]")!;
      const second = document.createElement("div");
      second.setAttribute("role", "alert");
      document.querySelector("main")!.append(second);
      new MutationObserver(() => {
        second.innerText = (own as HTMLElement).innerText;
      }).observe(own, { childList: true, subtree: true });
    },
  },
  {
    title: "an answer that no screen reader announces",
    subject: "check-answered",
    checks: ["live-regions"],
    rule: /^live-regions\/silent$/,
    criterion: "4.1.3",
    target: /^$/,
    inject: () => {
      document.querySelector("[role=status]")!.setAttribute("aria-live", "off");
    },
  },
  {
    title: "a keyboard trap",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/trap$/,
    criterion: "2.1.2",
    target: /lookup-value/,
    inject: () => {
      document.querySelector("#lookup-value")!.addEventListener("keydown", (event) => {
        if ((event as KeyboardEvent).key === "Tab") event.preventDefault();
      });
    },
  },
  {
    title: "a slide without an accessible name",
    subject: "about-reviews-running",
    checks: ["names"],
    rule: /^names\/unnamed-group$/,
    criterion: "4.1.2",
    target: /section/,
    inject: () => {
      new MutationObserver(() => {
        for (const slide of document.querySelectorAll("main [role=group][aria-label]"))
          slide.removeAttribute("aria-label");
      }).observe(document.body, { childList: true, subtree: true, attributes: true });
    },
  },
  {
    title: "a language link without its language in the code",
    subject: "page /faqs",
    checks: ["language"],
    rule: /^language\/hindi$/,
    criterion: "3.1.2",
    target: /header/,
    inject: () => {
      document.querySelector("[data-switch]")!.removeAttribute("lang");
    },
  },
  {
    title: "a page that states the wrong language",
    subject: "page /faqs",
    checks: ["language"],
    rule: /^language\/page$/,
    criterion: "3.1.1",
    target: /html/,
    inject: () => {
      document.documentElement.lang = "hi-IN";
    },
  },
  {
    title: "focus lost after navigation",
    subject: "followed-a-link",
    checks: ["focus-placed"],
    rule: /^focus-placed\/lost$/,
    criterion: "2.4.3",
    target: /./,
    inject: () => {
      HTMLHeadingElement.prototype.focus = () => {};
    },
  },
  {
    title: "a carousel that cannot be paused",
    subject: "about-reviews-running",
    checks: ["motion"],
    rule: /^motion\/endless$/,
    criterion: "2.2.2",
    target: /section/,
    inject: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("main section[aria-roledescription] button { display: none !important }");
      document.adoptedStyleSheets = [sheet];
    },
  },
  {
    title: "motion when the device is set to reduce motion",
    subject: "page /faqs",
    setting: { mode: "reduced-motion" },
    checks: ["motion"],
    rule: /^motion\/reduced$/,
    criterion: "2.3.3",
    target: /h1/,
    inject: () => {
      document
        .querySelector("h1")!
        .animate([{ opacity: 1 }, { opacity: 0.5 }], { duration: 1_000, iterations: Infinity });
    },
  },
  {
    title: "a page without a title",
    subject: "page /faqs",
    checks: ["headings"],
    rule: /^headings\/no-title$/,
    criterion: "2.4.2",
    target: /^$/,
    inject: () => {
      document.title = "";
    },
  },
  {
    title: "a skipped heading level",
    subject: "page /faqs",
    checks: ["headings"],
    rule: /^headings\/skipped$/,
    criterion: "1.3.1",
    target: /planted/,
    inject: () => {
      const heading = document.createElement("h5");
      heading.id = "planted";
      heading.textContent = "Planted";
      document.querySelector("h1")!.after(heading);
    },
  },
  {
    title: "two level 1 headings",
    subject: "page /faqs",
    checks: ["headings"],
    rule: /^headings\/first$/,
    criterion: "2.4.6",
    target: /planted/,
    inject: () => {
      const heading = document.createElement("h1");
      heading.id = "planted";
      heading.textContent = "Planted";
      document.querySelector("h1")!.after(heading);
    },
  },
  {
    title: "an image without a text alternative",
    subject: "page /faqs",
    checks: ["axe"],
    rule: /^axe\/image-alt$/,
    criterion: "1.1.1",
    target: /planted/,
    inject: () => {
      const picture = document.createElement("img");
      picture.id = "planted";
      picture.src = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
      picture.width = 50;
      picture.height = 50;
      document.querySelector("h1")!.after(picture);
    },
  },
  {
    title: "two targets that are too small and too close together",
    subject: "page /faqs",
    checks: ["axe"],
    rule: /^axe\/target-size$/,
    criterion: "2.5.8",
    target: /planted/,
    inject: () => {
      const row = document.createElement("div");
      row.id = "planted-row";
      for (const name of ["planted-one", "planted-two"]) {
        const button = document.createElement("button");
        button.id = name;
        button.textContent = "x";
        button.style.cssText = "all:revert;inline-size:14px;block-size:14px;padding:0;margin:0;min-block-size:0";
        row.append(button);
      }
      document.querySelector("h1")!.after(row);
    },
  },
  {
    title: "a target below the 44 pixels we aim for",
    subject: "page /check",
    checks: ["target-size"],
    rule: /^target-size\/small$/,
    criterion: "2.5.5",
    target: /form/,
    inject: () => {
      document.querySelector<HTMLElement>("main form button")!.style.cssText =
        "min-block-size:0;block-size:30px;padding-block:0";
    },
  },
  {
    title: "a page that scrolls sideways at 320 pixels",
    subject: "page /faqs",
    setting: { width: 320 },
    checks: ["reflow"],
    rule: /^reflow\/sideways$/,
    criterion: "1.4.10",
    target: /h1|main/,
    inject: () => {
      document.querySelector<HTMLElement>("h1")!.style.minWidth = "500px";
    },
  },
  {
    title: "text cut off with wide text spacing",
    subject: "page /faqs",
    setting: { width: 320, mode: "text-spacing" },
    checks: ["clipping"],
    rule: /^clipping\/cut$/,
    criterion: "1.4.12",
    target: /h1|main/,
    inject: () => {
      document.querySelector<HTMLElement>("main p:last-of-type")!.style.cssText = "block-size:20px;overflow:hidden";
    },
  },
  {
    title: "text that overlaps other text at 200%",
    subject: "page /faqs",
    setting: { width: 768, mode: "text-200" },
    checks: ["clipping"],
    rule: /^clipping\/(?:over|cut)$/,
    criterion: "1.4.4",
    target: /./,
    inject: () => {
      document.querySelector<HTMLElement>("h1")!.style.cssText = "block-size:20px;overflow:visible";
    },
  },
  {
    title: "an accessible name without the visible words",
    subject: "page /check",
    checks: ["names"],
    rule: /^names\/label$/,
    criterion: "2.5.3",
    target: /form/,
    inject: () => {
      document.querySelector("main form button")!.setAttribute("aria-label", "Send");
    },
  },
  {
    title: "a missing focus indicator",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/unseen$/,
    criterion: "2.4.7",
    target: /./,
    inject: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "main a:focus-visible, main button:focus-visible, main input:focus-visible { outline: none !important; box-shadow: none !important; border-color: inherit }",
      );
      document.adoptedStyleSheets = [sheet];
    },
  },
  {
    title: "a faint focus indicator",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/faint$/,
    criterion: "2.4.13",
    target: /./,
    inject: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "main button:focus-visible { outline: 1px solid #ccc !important; box-shadow: none !important }",
      );
      document.adoptedStyleSheets = [sheet];
    },
  },
  {
    title: "a floating box that covers the element with the focus",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/covered$/,
    criterion: "2.4.11",
    target: /./,
    inject: () => {
      const cover = document.createElement("div");
      cover.style.cssText = "position:fixed;inset:20% 0 0 0;background:#fff;z-index:99";
      cover.textContent = "We use cookies";
      document.body.append(cover);
    },
  },
  {
    title: "a control that only works with a mouse",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/not-a-stop$/,
    criterion: "2.1.1",
    target: /planted/,
    inject: () => {
      const press = document.createElement("div");
      press.id = "planted";
      press.role = "button";
      press.addEventListener("click", () => {});
      press.textContent = "Press me";
      document.querySelector("h1")!.after(press);
    },
  },
  {
    title: "a link that only its colour sets apart from the text",
    subject: "page /faqs",
    checks: ["colour-alone"],
    rule: /^colour-alone\/link$/,
    criterion: "1.4.1",
    target: /planted/,
    inject: () => {
      const text = document.createElement("p");
      text.append(
        "All of it is written down in ",
        Object.assign(document.createElement("a"), {
          id: "planted",
          href: "/faqs",
          textContent: "our questions",
          style: "text-decoration:none;font-weight:inherit;display:inline;background:none",
        }),
        " for you to read.",
      );
      document.querySelector("h1")!.after(text);
    },
  },
  {
    title: "an error without a message",
    subject: "check-empty",
    checks: ["errors", "colour-alone"],
    rule: /^(?:errors\/unsaid|colour-alone\/invalid)$/,
    criterion: "3.3.1",
    target: /lookup-value/,
    inject: () => {
      new MutationObserver(() =>
        document.querySelector("#lookup-value[aria-invalid=true]")?.removeAttribute("aria-describedby"),
      ).observe(document.body, { subtree: true, attributes: true, childList: true });
    },
  },
  {
    title: "an error summary with a broken link",
    subject: "contact-errors",
    checks: ["errors"],
    rule: /^errors\/dead-link$/,
    criterion: "3.3.1",
    target: /./,
    inject: () => {
      new MutationObserver(() =>
        document.querySelector("main [tabindex='-1'] a[href='#contact-name']")?.setAttribute("href", "#nowhere"),
      ).observe(document.body, { subtree: true, childList: true });
    },
  },
  {
    title: "a field about the visitor that does not state its purpose",
    subject: "page /apply-now",
    checks: ["errors"],
    rule: /^errors\/purpose$/,
    criterion: "1.3.5",
    target: /apply-email/,
    inject: () => {
      document.querySelector("#apply-email")!.removeAttribute("autocomplete");
    },
  },
  {
    title: "a page that reloads automatically",
    subject: "page /faqs",
    checks: ["timeouts"],
    rule: /^timeouts\/refresh$/,
    criterion: "2.2.1",
    target: /meta/,
    inject: () => {
      const meta = document.createElement("meta");
      meta.httpEquiv = "refresh";
      meta.content = "900";
      document.head.append(meta);
    },
  },
  {
    title: "a form that loses what was typed",
    subject: "apply-half-filled",
    checks: ["timeouts"],
    rule: /^timeouts\/lost$/,
    criterion: "2.2.6",
    target: /^$/,
    inject: () => {
      setTimeout(() => {
        document.querySelector<HTMLInputElement>("#apply-firstName")!.value = "";
      }, 20 * 60_000);
    },
  },
  {
    title: "an order on the screen that differs from the HTML",
    subject: "page /faqs",
    checks: ["reading-order"],
    rule: /^reading-order\/before$/,
    criterion: "1.3.2",
    target: /./,
    inject: () => {
      document.querySelector<HTMLElement>("#main")!.style.cssText = "display:flex;flex-direction:column-reverse";
    },
  },
  {
    title: "an element with the focus that is hidden from screen readers",
    subject: "page /check",
    checks: ["axe"],
    rule: /^axe\/aria-hidden-focus$/,
    criterion: "4.1.2",
    target: /form/,
    inject: () => {
      document.querySelector("main form")!.setAttribute("aria-hidden", "true");
    },
  },
  {
    title: "a page that cannot be zoomed",
    subject: "page /faqs",
    checks: ["axe"],
    rule: /^axe\/meta-viewport/,
    criterion: "1.4.4",
    target: /meta/,
    inject: () => {
      document.querySelector<HTMLMetaElement>("meta[name=viewport]")!.content = "width=device-width, user-scalable=no";
    },
  },
  {
    title: "a duplicate id",
    subject: "page /faqs",
    checks: ["markup"],
    rule: /^markup\/no-dup-id$/,
    criterion: "4.1.1",
    target: /./,
    inject: () => {
      document.querySelector("h1")!.id = "main";
    },
  },
  {
    title: "a field that opens another page when it takes the focus",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/leaves$/,
    criterion: "3.2.1",
    target: /./,
    inject: () => {
      document
        .querySelector("#lookup-value")!
        .addEventListener("focus", () => history.pushState(null, "", "/elsewhere"));
    },
  },
  {
    title: "a missing skip link",
    subject: "page /check",
    checks: ["keyboard"],
    rule: /^keyboard\/no-skip$/,
    criterion: "2.4.1",
    target: /./,
    inject: () => {
      document.querySelector("a[href='#main']")!.remove();
    },
  },
  {
    title: "faint text over the background video",
    subject: "home-film-playing",
    checks: ["film-contrast"],
    rule: /^film-contrast\/faint$/,
    criterion: "1.4.3",
    target: /./,
    inject: () => {
      document.querySelector<HTMLElement>("main h1")!.style.setProperty("color", "#4a5a78", "important");
    },
  },
  {
    title: "a fieldset without a legend, which the second engine finds",
    subject: "page /apply-now",
    checks: ["equal-access"],
    rule: /^equal-access\/fieldset_label_valid$/,
    criterion: "1.3.1",
    target: /fieldset/,
    inject: () => {
      document.querySelector("#apply-loanAmount")!.closest("fieldset")!.querySelector("legend")!.remove();
    },
  },
];
