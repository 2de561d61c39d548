import { expect, test, type Browser, type Page } from "@playwright/test";
import type { Visit } from "../audit/check.ts";
import { checks } from "../audit/checks/index.ts";
import type { Fault } from "../audit/finding.ts";
import { allSubjects } from "../audit/subjects.ts";
import { carryOut } from "../audit/visit.ts";
import { seededFaults, type SeededFault } from "./faults.ts";

const subjects = allSubjects();

/** Runs the planting inside the page, once the page has come to life. */
function whenAlive(name: string): void {
  const plant = () => (globalThis as unknown as { seeded: Record<string, () => void> }).seeded[name]?.();
  if (document.documentElement?.dataset.ready !== undefined) return plant();
  new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.ready === undefined) return;
    observer.disconnect();
    plant();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-ready"] });
}

const settings = { language: "en", theme: "light", width: 1280, mode: "normal" } as const;

/** What the checks of these ids find, for certain or not, where this was planted. */
async function findingsWith(plant: () => void, ids: readonly string[], { into, under }: Pick<SeededFault, "into" | "under">, { browser, page: lens }: { browser: Browser; page: Page }): Promise<Fault[]> {
  const { project, config } = test.info();
  const visit: Visit = { number: 1, subject: subjects.find(({ id }) => id === into)!, deep: true, everyEngine: true, setting: { ...settings, ...under } };
  const own = checks.filter(({ id }) => ids.includes(id));
  const { broken, sights } = await carryOut(visit, {
    site: { origin: project.use.baseURL!, gallery: new URL(config.metadata.gallery as string).origin, ours: true, stop: async () => {} },
    browser, lens, seen: new Set(), checks: own,
    plant: (page) => page.addInitScript(`globalThis.seeded = { planted: ${plant} }; (${whenAlive})("planted");`),
  });
  expect(broken).toBeUndefined();
  expect(own).toHaveLength(ids.length);
  return sights.flatMap(({ sight }) => sight.faults);
}

/** What they find for certain. */
const faultsWith = async (...planted: Parameters<typeof findingsWith>) => (await findingsWith(...planted)).filter(({ certain }) => certain);

for (const { title, plant, checks: ids, rule, criterion, at, ...where } of seededFaults) {
  test(`finds ${title}, and names ${criterion}`, async ({ browser, page }) => {
    const faults = await faultsWith(plant, ids, where, { browser, page });
    const found = faults.filter((fault) => rule.test(fault.rule) && fault.criteria.includes(criterion) && at.test(fault.culprit?.path ?? ""));
    expect(found, faults.map((fault) => `${fault.rule} ${fault.criteria.join(" ")} ${fault.culprit?.path}`).join("\n")).not.toEqual([]);
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
    row.firstElementChild!.addEventListener("focus", ({ currentTarget }) => setTimeout(() => (currentTarget as Element).remove(), 100));
  };
  const faults = await faultsWith(goAway, ["keyboard"], { into: "page /check" }, { browser, page });
  expect(faults.filter(({ culprit }) => culprit?.tag.includes("button")).map(({ rule, culprit }) => `${rule} ${culprit?.tag}`)).toEqual([]);
});

/** The drawing of the way to the office, with three numbers on it, whose contrast no engine can tell. */
const drawing = { into: "page /contact-us", under: { theme: "high-contrast", width: 768, mode: "text-spacing" } } as const;
const ofNumbers = ({ culprit }: Fault) => culprit?.path.includes("svg > text") ?? false;

test("does not mistake the edge of a shape for letters when the edge is painted differently without them", async ({ browser, page }) => {
  // As Chromium does by chance when it paints again what surrounds a changed text.
  const paintEdges = () => {
    const edges = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, edges];
    new MutationObserver(() => {
      const bare = document.querySelector<SVGElement>("main svg text")!.style.fill === "transparent";
      edges.replaceSync(bare ? "main svg circle:has(+ text) { r: 16.7px }" : "");
    }).observe(document.querySelector("main svg:has(text)")!, { subtree: true, attributes: true, attributeFilter: ["style"] });
  };
  const findings = await findingsWith(paintEdges, ["axe"], drawing, { browser, page });
  expect(findings.filter(ofNumbers).map(({ rule, message }) => `${rule} ${message.en}`)).toEqual([]);
});

for (const [title, plant] of [
  ["move", () => {
    let [pixels, wasBare] = [0, false];
    new MutationObserver(() => {
      const numbers = [...document.querySelectorAll<SVGElement>("main svg text")];
      const isBare = numbers.every(({ style }) => style.fill === "transparent");
      if (isBare && !wasBare) for (const { style } of numbers) style.transform = `translateX(${pixels += 2}px)`;
      wasBare = isBare;
    }).observe(document.querySelector("main svg:has(text)")!, { subtree: true, attributes: true, attributeFilter: ["style"] });
  }],
  ["are not painted", () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("main svg text[style*=fill] { opacity: 0 }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }],
] as const) {
  test(`reports text that ${title} during the screenshot as not measurable, and neither fails nor passes it`, async ({ browser, page }) => {
    const findings = (await findingsWith(plant, ["axe"], drawing, { browser, page })).filter(ofNumbers);
    expect(findings.map(({ rule, certain }) => `${rule} ${certain ? "for certain" : "to be looked at"}`)).toContain("measured/not-measurable to be looked at");
    expect(findings.filter(({ certain }) => certain)).toEqual([]);
  });
}
