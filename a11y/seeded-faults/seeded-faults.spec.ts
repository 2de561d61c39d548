import { expect, test, type Browser, type Page } from "@playwright/test";
import type { Visit } from "../audit/check.ts";
import { checks } from "../audit/checks/index.ts";
import type { Violation } from "../audit/violation.ts";
import { allSubjects } from "../audit/subjects.ts";
import { runVisit } from "../audit/run-visit.ts";
import { seededFaults, type SeededFault } from "./faults.ts";

const subjects = allSubjects();

/** Runs the injection inside the page, once the page is ready. */
function whenReady(name: string): void {
  const inject = () => (globalThis as unknown as { seeded: Record<string, () => void> }).seeded[name]?.();
  if (document.documentElement?.dataset.ready !== undefined) return inject();
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    observer.disconnect();
    inject();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-ready"] });
}

const defaultSetting = { language: "en", theme: "light", width: 1280, mode: "normal" } as const;

/** All violations these checks report on a page with the injected fault. */
async function violationsWith(
  inject: () => void,
  ids: readonly string[],
  { subject, setting }: Pick<SeededFault, "subject" | "setting">,
  { browser, page: pixelPage }: { browser: Browser; page: Page },
): Promise<Violation[]> {
  const { project, config } = test.info();
  const visit: Visit = {
    number: 1,
    subject: subjects.find(({ id }) => id === subject)!,
    deep: true,
    everyEngine: true,
    setting: { ...defaultSetting, ...setting },
  };
  const selectedChecks = checks.filter(({ id }) => ids.includes(id));
  const { error, checkResults } = await runVisit(visit, {
    site: {
      origin: project.use.baseURL!,
      gallery: new URL(config.metadata.gallery as string).origin,
      ours: true,
      stop: async () => {},
    },
    browser,
    pixelPage,
    checkedKeys: new Set(),
    checks: selectedChecks,
    inject: (page) => page.addInitScript(`globalThis.seeded = { planted: ${inject} }; (${whenReady})("planted");`),
  });
  expect(error).toBeUndefined();
  expect(selectedChecks).toHaveLength(ids.length);
  return checkResults.flatMap(({ result }) => result.violations);
}

/** The confirmed ones. */
const confirmedViolationsWith = async (...planted: Parameters<typeof violationsWith>) =>
  (await violationsWith(...planted)).filter(({ certain }) => certain);

for (const { title, inject, checks: ids, rule, criterion, target, ...where } of seededFaults) {
  test(`finds ${title}, and names ${criterion}`, async ({ browser, page }) => {
    const violations = await confirmedViolationsWith(inject, ids, where, { browser, page });
    const found = violations.filter(
      (violation) =>
        rule.test(violation.rule) &&
        violation.criteria.includes(criterion) &&
        target.test(violation.target?.path ?? ""),
    );
    expect(
      found,
      violations
        .map((violation) => `${violation.rule} ${violation.criteria.join(" ")} ${violation.target?.path}`)
        .join("\n"),
    ).not.toEqual([]);
  });
}

test("counts a button as reached when it moves to where a removed button had the focus", async ({ browser, page }) => {
  const goAway = () => {
    const row = document.createElement("div");
    for (const name of ["Stop", "Previous", "Next"]) {
      const button = Object.assign(document.createElement("button"), { type: "button", textContent: name });
      button.style.cssText = "min-block-size: 44px; min-inline-size: 44px";
      row.append(button);
    }
    document.querySelector("main")!.prepend(row);
    row.firstElementChild!.addEventListener("focus", ({ currentTarget }) =>
      setTimeout(() => (currentTarget as Element).remove(), 100),
    );
  };
  const violations = await confirmedViolationsWith(goAway, ["keyboard"], { subject: "page /check" }, { browser, page });
  expect(
    violations
      .filter(({ target }) => target?.tag.includes("button"))
      .map(({ rule, target }) => `${rule} ${target?.tag}`),
  ).toEqual([]);
});

/** A drawing with three numbers, whose contrast no engine can determine. */
const drawing = {
  subject: "page /contact-us",
  setting: { theme: "high-contrast", width: 768, mode: "text-spacing" },
} as const;
const ofNumbers = ({ target }: Violation) => target?.path.includes("svg > text") ?? false;

test("does not mistake the edge of a shape for letters when the edge is painted differently without them", async ({
  browser,
  page,
}) => {
  // Chromium sometimes does this when it repaints around a changed text.
  const paintEdges = () => {
    const edges = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, edges];
    new MutationObserver(() => {
      const bare = document.querySelector<SVGElement>("main svg text")!.style.fill === "transparent";
      edges.replaceSync(bare ? "main svg circle:has(+ text) { r: 16.7px }" : "");
    }).observe(document.querySelector("main svg:has(text)")!, {
      subtree: true,
      attributes: true,
      attributeFilter: ["style"],
    });
  };
  const violations = await violationsWith(paintEdges, ["axe"], drawing, { browser, page });
  expect(violations.filter(ofNumbers).map(({ rule, message }) => `${rule} ${message.en}`)).toEqual([]);
});

for (const [title, inject] of [
  [
    "move",
    () => {
      let [pixels, wasBare] = [0, false];
      new MutationObserver(() => {
        const numbers = [...document.querySelectorAll<SVGElement>("main svg text")];
        const isBare = numbers.every(({ style }) => style.fill === "transparent");
        if (isBare && !wasBare) for (const { style } of numbers) style.transform = `translateX(${(pixels += 2)}px)`;
        wasBare = isBare;
      }).observe(document.querySelector("main svg:has(text)")!, {
        subtree: true,
        attributes: true,
        attributeFilter: ["style"],
      });
    },
  ],
  [
    "are not painted",
    () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("main svg text[style*=fill] { opacity: 0 }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
  ],
] as const) {
  test(`reports text that ${title} during the screenshot as not measurable, and neither fails nor passes it`, async ({
    browser,
    page,
  }) => {
    const violations = (await violationsWith(inject, ["axe"], drawing, { browser, page })).filter(ofNumbers);
    expect(violations.map(({ rule, certain }) => `${rule} ${certain ? "for certain" : "to be looked at"}`)).toContain(
      "measured/not-measurable to be looked at",
    );
    expect(violations.filter(({ certain }) => certain)).toEqual([]);
  });
}
