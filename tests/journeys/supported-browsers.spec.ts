import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Page } from "@playwright/test";
import { parse } from "acorn";
import { newApplicant } from "../../testing/applicant.ts";
import { applicationForm } from "../../testing/application-form.ts";
import { apis, lackedSelectors, newerInScripts, newerInStyle, type Api } from "../support/browser-support.ts";
import { readRelease } from "../../testing/release-record.ts";
import { scrollThroughIslands } from "../support/islands.ts";
import { allPaths } from "../support/routes.ts";
import { expect, inOneLanguage, phone, test, waitUntilReady, type Site } from "../support/site.ts";

const dist = join(import.meta.dirname, "../../dist");
const read = (file: string) => readFileSync(join(dist, file), "utf8");
// The assets of earlier releases stay beside those of this one.
const earlier = new Set(Object.values(readRelease(dist)!.kept).flat());
const assets = (kind: "js" | "css") =>
  new Map(
    globSync(`assets/*.${kind}`, { cwd: dist })
      .filter((file) => !earlier.has(basename(file)))
      .map((file) => [basename(file), read(file)]),
  );
const bootScript = /<script>(.*?)<\/script>/s.exec(read("index.html"))![1]!;

/**
 * Features that some supported browser lacks and a script uses without a check by `typeof`, `in` or `?.`, each with what
 * happens without it.
 */
const withFallback: Record<string, string> = {
  ".blockSize": "Radix checks for borderBoxSize first, and otherwise measures the element itself",
  ".inlineSize": "as blockSize",
  ".currentEntry": "React checks for `navigation` first",
  ".canIntercept": "of an event of `navigation`",
  ".getState": "of an entry of `navigation`",
  ".startViewTransition": "React calls it inside try, and only for parts that we do not use",
  ".skipTransition": "part of the result of startViewTransition",
  "selector: view-transition": "part of the result of startViewTransition",
  "selector: view-transition-group": "part of the result of startViewTransition",
  ".transferSize": "undefined: React does not estimate the network speed",
  ".downlink": "React checks its type first",
  ".effectiveType": "undefined: the video may play",
  ".saveData": "undefined: the video may play",
  ".hardwareConcurrency": "undefined: the video may play",
  ".enumerateDevices":
    "complete since Chrome 47 and Safari 11; Firefox listed fewer devices, and then there is no camera to switch to",
  ".trustedTypes": "undefined: DOMPurify does without",
  "trustedTypes": "boot.ts and own-markup.ts check for it",
  ".createPolicy": "of trustedTypes",
  ".detect": "src/features/video-kyc/useFace.ts checks for FaceDetector",
  ".replaceSync": "style-singleton.ts checks for adoptedStyleSheets",
  ".showModal": "NativeDialog.tsx checks for it",
  "print": "Firefox for Android before 114: the button does nothing",
  "selector: popover-open": "static-page/header.ts checks for `popover`; Radix tries it inside try",
  "selector: modal": "Radix tries it inside try",
};

/** Names that our code or a library also uses for something else. */
const namesakes: Record<string, string> = {
  ".at": "a field of our records, and a method of Radix's OrderedDict",
  ".toSorted": "a method of Radix's OrderedDict",
  ".ariaDisabled": "a property of Nivo's parts",
  ".ariaHidden": "a property of Nivo's parts",
  ".ariaLabel": "a property of Nivo's parts",
  ".displayName": "React's name of a component",
  ".div": "Radix's and Nivo's parts by element",
  ".flip": "a placement of Radix's popper",
  ".marginLeft": "a computed style",
};

/** Features of style sheets whose absence changes only decoration. */
const withoutStyle = new Set([
  // Decoration of controls, scrolling lists, lines of text and print.
  "accent-color",
  "cursor",
  "field-sizing",
  "forced-color-adjust",
  "overflow-clip-margin",
  "overscroll-behavior",
  "resize",
  "scroll-behavior",
  "scroll-snap-type",
  "scrollbar-color",
  "scrollbar-width",
  "text-wrap",
  "hyphens",
  "break-after: avoid",
  "outline",
  "color-scheme",
  // The data means newer kinds of boxes; in a grid these are as old as grids.
  "align-content: start",
  "align-self: end",
  "align-self: start",
  "place-items: start",
  // Falls back to the next typeface, or to the inherited break-word.
  "font-family: system-ui",
  "font-family: ui-monospace",
  "overflow-wrap: anywhere",
  // Without it a closed panel is hidden by `display`.
  "content-visibility",
  ":details-content",
  // The estimated height of what is not yet laid out, in the first frame.
  "contain-intrinsic-size",
  // Falls back to the chosen theme, or to light.
  "@media forced-colors",
  "@media prefers-contrast",
  // Falls back to the browser's focus ring, with no backdrop and no ring around the card.
  ":focus-visible",
  ":has",
  ":backdrop",
  // Header.css.ts and HelpLauncher.css.ts have a rule for src/boot.ts beside it.
  ":popover-open",
  // Listen then highlights the whole paragraph.
  ":highlight",
]);

const used = newerInScripts(new Map([...assets("js"), ["boot.js", bootScript]]));

/** The newer features that the scripts of the application form use where they exist. */
const formScripts = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(read("apply-now/index.html"))![1]!) as {
  entry: string;
  next: string[];
};
const newerInForm = new Map(
  ["boot.js", ...[formScripts.entry, ...formScripts.next].map((url) => basename(url))]
    .flatMap((file) => used.get(file)!)
    // No browser has Trusted Types without their only method.
    .filter((newer) => newer.apis.length > 0 && !(newer.name in namesakes) && newer.name !== ".createPolicy")
    .map((newer) => [newer.name, newer.apis]),
);

test("no script uses a feature that a supported browser lacks without checking for it", () => {
  const all = [...used].flatMap(([file, newer]) => newer.map((each) => ({ file, ...each })));
  const unexplained = all.filter(({ name, isTested }) => !isTested && !(name in withFallback) && !(name in namesakes));
  expect(unexplained.map(({ file, name, excerpt }) => `${name} in ${file}: ${excerpt}`)).toEqual([]);
  const names = new Set(all.map(({ name }) => name));
  expect(
    Object.keys({ ...withFallback, ...namesakes }).filter((name) => !names.has(name)),
    "exceptions that are no longer needed",
  ).toEqual([]);
});

test("finds features that are too new in a script", () => {
  const script =
    'AbortSignal.any([]); x.at(0); x.y.findLast(z); Promise.withResolvers(); /(?<=a)b/; class A { static { b() } } structuredClone(x); x.matches(":popover-open"); f(typeof reportError, `highlights` in CSS && CSS.highlights, window.trustedTypes?.x, x?.at);';
  const found = newerInScripts(new Map([["a.js", script]])).get("a.js")!;
  expect(found.map(({ name }) => name).toSorted()).toEqual([
    ".at",
    ".findLast",
    "AbortSignal.any",
    "CSS.highlights",
    "Promise.withResolvers",
    "reportError",
    "selector: popover-open",
    "structuredClone",
    "syntax: lookbehind",
    "syntax: static block",
    "trustedTypes",
  ]);
  expect(
    found
      .filter(({ isTested }) => isTested)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["CSS.highlights", "reportError", "trustedTypes"]);
});

test("every browser can parse the script in the HTML", () => {
  expect(() => parse(bootScript, { ecmaVersion: 5 })).not.toThrow();
});

test("no style sheet loses more than decoration in a supported browser", () => {
  const lacking = [...assets("css")].flatMap(([file, css]) =>
    [...newerInStyle(css)]
      .filter(([name]) => !withoutStyle.has(name))
      .map(([name, excerpt]) => `${name} in ${file}: ${excerpt}`),
  );
  expect(lacking).toEqual([]);
});

test("finds features that are too new in a style sheet", () => {
  const css =
    "@layer a { p { color: red } } a:hover, a:has(b) { inset: 0 } p { height: 100dvh; overflow: clip } p { height: 100vh; height: 100dvh; overflow: hidden; overflow: clip } @media (width > 3em) { p { color: color-mix(in srgb, red, blue) } }";
  expect([...newerInStyle(css).keys()]).toEqual([
    "@layer",
    ":has",
    "a list of old and new selectors",
    "dvh",
    "overflow: clip",
    "@media with a range",
    "color-mix()",
  ]);
});

/** Removes features of the platform before the page's own scripts run, to imitate a browser that lacks them. */
async function removeFeatures(page: Page, lacked: readonly Api[], selectors: readonly string[] = []): Promise<void> {
  // A browser without Trusted Types does not enforce them either.
  if (lacked.some(({ name }) => name === "trustedTypes")) {
    await page.route(
      (url) => !/\.\w+$/.test(url.pathname),
      async (route) => {
        if (!route.request().isNavigationRequest()) return route.fallback();
        const response = await route.fetch();
        const withoutTrustedTypes = (policy: string) =>
          policy.replaceAll(/(?:require-trusted-types-for|trusted-types) [^;"]*/g, "");
        // Prefetched pages would bypass this route, and old browsers do not know speculation rules.
        const html = withoutTrustedTypes(await response.text()).replace(
          /<script type="speculationrules">.*?<\/script>/s,
          "",
        );
        const { "content-encoding": _encoding, "content-length": _length, ...headers } = response.headers();
        await route.fulfill({
          response,
          headers: { ...headers, "content-security-policy": withoutTrustedTypes(headers["content-security-policy"]!) },
          body: html,
        });
      },
    );
  }
  await page.addInitScript(
    ({ lacked, selectors }) => {
      const scope = window as unknown as Record<string, { prototype?: object } | undefined>;
      const typed = Object.getPrototypeOf(Uint8Array) as { prototype: object };
      for (const { owner, name, isStatic } of lacked) {
        const holder = owner === "TypedArray" ? typed : owner ? scope[owner] : scope;
        const targets = owner ? [isStatic ? holder : holder?.prototype] : [scope, Window.prototype];
        for (const target of targets) if (target) Reflect.deleteProperty(target, name);
      }
      if (selectors.length === 0) return;
      const unknown = new RegExp(`:(${selectors.join("|")})(?![\\w-])`);
      for (const [holder, methods] of [
        [Element.prototype, ["matches", "closest", "querySelector", "querySelectorAll"]],
        [Document.prototype, ["querySelector", "querySelectorAll"]],
      ] as const) {
        for (const method of methods) {
          const original = (holder as unknown as Record<string, (selector: string) => unknown>)[method]!;
          (holder as unknown as Record<string, unknown>)[method] = function query(this: unknown, selector: string) {
            if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, "SyntaxError");
            return original.call(this, selector);
          };
        }
      }
    },
    { lacked: lacked.map(({ owner, name, isStatic }) => ({ owner, name, isStatic })), selectors },
  );
}

/** Imitates a browser that has only what all oldest supported browsers have. */
const imitateOldest = (page: Page) =>
  removeFeatures(
    page,
    apis.filter(({ isLacked }) => isLacked),
    lackedSelectors.filter((name) => !name.startsWith("-")),
  );

async function apply(page: Page, site: Site): Promise<void> {
  const form = applicationForm(page, site);
  const {
    middleName: _middleName,
    altMobile: _altMobile,
    officialEmail: _officialEmail,
    obligations: _obligations,
    ...applicant
  } = newApplicant();
  await form.fill(applicant);
  await form.send();
  await expect(form.thanks).toBeFocused();
}

inOneLanguage(() => {
  test.describe("on a phone", () => {
    test.use(phone);

    test("a borrower with the oldest supported browser opens the form from the menu and applies", async ({
      page,
      site,
    }) => {
      const { t } = site;
      await imitateOldest(page);
      await page.goto(site.address("/faqs"));
      expect(
        await page.evaluate(() =>
          [AbortSignal, Promise, Object].map((owner) =>
            ["any", "timeout", "withResolvers", "hasOwn"].filter((name) => name in owner),
          ),
        ),
      ).toEqual([[], ["any"], []]);
      const menu = page.getByRole("navigation", { name: t("shell:nav.label") });
      const opener = page.getByRole("button", { name: t("shell:nav.menu"), exact: true });
      await opener.tap();
      await expect(menu).toBeVisible();
      await expect(opener).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await page.getByRole("button", { name: t("help:text.help.open"), exact: true }).tap();
      await expect(page.getByRole("link", { name: t("help:text.help.complaint"), exact: true })).toBeVisible();
      await waitUntilReady(page);
      await opener.tap();
      await expect(page.getByRole("link", { name: t("help:text.help.complaint"), exact: true })).toBeHidden();
      await menu.getByRole("link", { name: t("shell:nav.apply") }).tap();
      await expect(page.getByRole("heading", { level: 1, name: t("apply:heading") })).toBeVisible();
      await expect(menu).toBeHidden();
      await apply(page, site);
    });

    test("every page hydrates completely in the oldest supported browser", async ({ page, site }) => {
      await imitateOldest(page);
      for (const path of allPaths) {
        await test.step(path, async () => {
          await site.openApplication(path);
          await scrollThroughIslands(page);
          await expect(page.locator("[data-pending]:visible")).toHaveCount(0);
          await expect(page.locator("html")).toHaveAttribute("data-script", "on");
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        });
      }
    });

    for (const [name, lacked] of newerInForm) {
      test(`a borrower applies in a browser that lacks only ${name}`, async ({ page, site }) => {
        await removeFeatures(page, lacked);
        await page.goto(site.address("/apply-now"));
        await apply(page, site);
      });
    }
  });
});
