import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { reportPath } from "../src/content/accessibility.ts";
import { languageCodes } from "../src/i18n/languages.ts";

/**
 * The published report of the last accessibility audit: `a11y/published/en.html` and the other languages, each a complete
 * file. They are in the repository, because only a report that somebody has read may be published.
 */
const sourceOf = (root: string, language: string) => join(root, "a11y/published", `${language}.html`);

/** Whether there is a report in every language. Otherwise the statement does not link to it. */
export const isReportPublished = (root: string): boolean =>
  languageCodes.every((language) => existsSync(sourceOf(root, language)));

/** It may use its own images and styles, and no scripts. */
export const reportPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Copies the report into the built site. Returns the Content-Security-Policy of each of its addresses. */
export function publishReport(root: string, outDir: string): Record<string, string> {
  if (!isReportPublished(root)) return {};
  const addresses = languageCodes.map((language) => {
    const address = reportPath(language);
    const target = join(outDir, address);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(sourceOf(root, language), target);
    return address;
  });
  return Object.fromEntries(addresses.map((address) => [address, reportPolicy]));
}
