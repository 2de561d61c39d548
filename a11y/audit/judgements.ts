import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { parse } from "yaml";
import { criteria } from "../catalogue/criteria.ts";
import { languageCodes } from "#i18n/languages";

const words = v.strictObject(v.entriesFromList(languageCodes, v.pipe(v.string(), v.minLength(1))));

const judgement = v.strictObject({
  /** Of WCAG 2.2: "1.1.1". */
  criterion: v.picklist(criteria.map(({ id }) => id)),
  outcome: v.picklist(["passed", "failed", "not-applicable"]),
  /** Role, never a name. */
  by: words,
  on: v.pipe(v.string(), v.isoDate()),
  /** Programs and devices with their versions: "NVDA 2026.2, Firefox 145, Windows 11". */
  with: v.pipe(v.string(), v.minLength(1)),
  /** The pages and states that were judged. */
  scope: words,
  remark: words,
});

/** A person's judgement of one criterion. */
export type Judgement = v.InferOutput<typeof judgement>;

const file = v.strictObject({ judgements: v.array(judgement) });

/** Reads the judgements. An invalid file throws an error that names each place and reason. */
export function readJudgements(path: string): Judgement[] {
  if (!existsSync(path)) return [];
  const read = v.safeParse(file, parse(readFileSync(path, "utf8")));
  if (read.success) return read.output.judgements;
  const occurrences = read.issues.map((issue) => `${v.getDotPath(issue) ?? "file"}: ${issue.message}`);
  throw new Error(`${path} is not valid.\n${occurrences.join("\n")}`);
}
