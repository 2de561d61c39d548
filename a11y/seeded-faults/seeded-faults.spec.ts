import { expect, test } from "@playwright/test";
import type { Visit } from "../audit/check.ts";
import { checks } from "../audit/checks/index.ts";
import { allSubjects } from "../audit/subjects.ts";
import { carryOut } from "../audit/visit.ts";
import { seededFaults } from "./faults.ts";

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

for (const { title, into, under, plant, checks: ids, rule, criterion, at } of seededFaults) {
  test(`finds ${title}, and names ${criterion}`, async ({ browser, page: lens }, { project, config }) => {
    const subject = subjects.find(({ id }) => id === into)!;
    const visit: Visit = { number: 1, subject, deep: true, setting: { language: "en", theme: "light", width: 1280, mode: "normal", ...under } };
    const own = checks.filter(({ id }) => ids.includes(id));
    const { broken, sights } = await carryOut(visit, {
      site: { origin: project.use.baseURL!, gallery: new URL(config.metadata.gallery as string).origin, ours: true, stop: async () => {} },
      browser, lens, seen: new Set(), checks: own,
      plant: (page) => page.addInitScript(`globalThis.seeded = { planted: ${plant} }; (${whenAlive})("planted");`),
    });
    expect(broken).toBeUndefined();
    expect(own).toHaveLength(ids.length);
    const faults = sights.flatMap(({ sight }) => sight.faults).filter(({ certain }) => certain);
    const found = faults.filter((fault) => rule.test(fault.rule) && fault.criteria.includes(criterion) && at.test(fault.culprit?.path ?? ""));
    expect(found, faults.map((fault) => `${fault.rule} ${fault.criteria.join(" ")} ${fault.culprit?.path}`).join("\n")).not.toEqual([]);
  });
}
