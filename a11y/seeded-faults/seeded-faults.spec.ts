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

/** What the checks of these ids find for certain, where this was planted. */
async function faultsWith(plant: () => void, ids: readonly string[], { into, under }: Pick<SeededFault, "into" | "under">, { browser, page: lens }: { browser: Browser; page: Page }): Promise<Fault[]> {
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
  return sights.flatMap(({ sight }) => sight.faults).filter(({ certain }) => certain);
}

for (const { title, plant, checks: ids, rule, criterion, at, ...where } of seededFaults) {
  test(`finds ${title}, and names ${criterion}`, async ({ browser, page }) => {
    const faults = await faultsWith(plant, ids, where, { browser, page });
    const found = faults.filter((fault) => rule.test(fault.rule) && fault.criteria.includes(criterion) && at.test(fault.culprit?.path ?? ""));
    expect(found, faults.map((fault) => `${fault.rule} ${fault.criteria.join(" ")} ${fault.culprit?.path}`).join("\n")).not.toEqual([]);
  });
}

test("takes a button whose neighbour has gone from under the focus for reached, though it stands where that one stood", async ({ browser, page }) => {
  const goAway = () => {
    const row = document.createElement("div");
    row.innerHTML = ["Stop", "Previous", "Next"].map((name) => `<button type="button" style="min-block-size: 44px; min-inline-size: 44px">${name}</button>`).join("");
    document.querySelector("main")!.prepend(row);
    row.firstElementChild!.addEventListener("focus", ({ currentTarget }) => setTimeout(() => (currentTarget as Element).remove(), 100));
  };
  const faults = await faultsWith(goAway, ["keyboard"], { into: "page /check" }, { browser, page });
  expect(faults.filter(({ culprit }) => culprit?.tag.includes("button")).map(({ rule, culprit }) => `${rule} ${culprit?.tag}`)).toEqual([]);
});
