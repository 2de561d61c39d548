import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { exceptions } from "./exceptions.ts";

/** Runs every rule of axe, best practices included, over the page as it stands, and fails on any violation. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  const run = new AxeBuilder({ page }).options({ resultTypes: ["violations"], rules: allRules });
  const { violations } = await (within ? run.include(within) : run).analyze();
  const found = violations.flatMap(({ id, help, nodes }) => nodes
    .filter(({ target }) => !exceptions.some(({ rule, target: excepted }) => rule === id && excepted.test(target.join(" "))))
    .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(" ")}\n  ${failureSummary?.replaceAll("\n", "\n  ")}`));
  expect.soft(found, found.join("\n\n")).toEqual([]);
}

/** axe leaves these off unless they are asked for: WCAG 2.2's target size, 7:1 contrast, and what it calls experimental. */
const allRules = {
  "color-contrast-enhanced": { enabled: true },
  "target-size": { enabled: true },
  "css-orientation-lock": { enabled: true },
  "focus-order-semantics": { enabled: true },
  "hidden-content": { enabled: false }, // Tells what it could not look at; it finds no fault.
  "identical-links-same-purpose": { enabled: true },
  "label-content-name-mismatch": { enabled: true },
  "p-as-heading": { enabled: true },
  "table-fake-caption": { enabled: true },
  "td-has-header": { enabled: true },
} as const;
