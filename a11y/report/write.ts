import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageCodes } from "#i18n/languages";
import type { Evidence } from "../audit/evidence.ts";
import { toCsv } from "./csv.ts";
import { renderReport } from "./document.ts";
import { toEarl } from "./earl.ts";
import { toJunit } from "./junit.ts";
import { toOpenAcr } from "./openacr.ts";

/** Writes every form of the report. Returns the HTML files, in the order of the languages. */
export function writeReport(evidence: Evidence, folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  write(
    "report.json",
    JSON.stringify(evidence, (_, value: unknown) => (value instanceof RegExp ? value.source : value), 1),
  );
  write("earl.jsonld", toEarl(evidence));
  write("junit.xml", toJunit(evidence));
  write("openacr.yaml", toOpenAcr(evidence));
  write("issues.csv", toCsv(evidence));
  return languageCodes.map((language) =>
    write(
      `${language}.html`,
      renderReport(evidence, language, (otherLanguage) => `${otherLanguage}.html`),
    ),
  );
}
