import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { reportPath } from "../src/content/accessibility.ts";
import { languageCodes } from "../src/i18n/languages.ts";

/**
 * The report of the last accessibility audit that is meant for the public: `a11y/published/en.html` and its twins, each
 * whole in itself. They lie in the repository, for a report that is linked has to be the one that somebody has read.
 */
const sourceOf = (root: string, language: string) => join(root, "a11y/published", `${language}.html`);

/** Whether there is a report in every language; a statement that links it in one alone would lead the others nowhere. */
export const isReportPublished = (root: string): boolean =>
  languageCodes.every((language) => existsSync(sourceOf(root, language)));

/** It may show its own pictures and styles, and run nothing. */
export const reportPolicy =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

/** Puts the report into the built site. Answers the Content-Security-Policy of each of its addresses. */
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
