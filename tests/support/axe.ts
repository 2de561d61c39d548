import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects no axe violations, including best practices. The audit goes deeper, see `a11y/README.md`.
 *
 * The legacy mode reads only frames of the same origin, and these pages have none until the map is loaded. It takes 0.4 times
 * as long, because the results are not put together in a second page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  // axe recognises a skip link only if it is the first link; the notice about scripts comes before ours, see
  // a11y/exceptions.ts.
  const faults = violations
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.filter(({ html }) => id !== "region" || !html.startsWith('<a href="#main"')),
    }))
    .filter(({ nodes }) => nodes.length > 0);
  expect(faults.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)).toEqual([]);
}
