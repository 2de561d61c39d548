import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * No rule of axe is broken by the page as it stands, best practices included. For states that only a journey brings
 * about; all others are looked at by the audit, see `a11y/README.md`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).analyze();
  // axe knows a skip link only by being before every other link; the notice about scripts stands before ours, see a11y/exceptions.ts.
  const faults = violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ html }) => id !== "region" || !html.startsWith('<a href="#main"')) }))
    .filter(({ nodes }) => nodes.length > 0);
  expect(faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}
