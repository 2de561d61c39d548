import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import axe from "axe-core";
import type { Page } from "@playwright/test";
import type { Check } from "../check.ts";
import type { Fault, Severity, Sight } from "../finding.ts";
import { same } from "../words.ts";
import { otherThemes, putOn } from "../theme.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** "wcag143" is 1.4.3, "wcag1410" is 1.4.10. */
const criterionOf = (tag: string) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".");
const criteriaOf = (tags: readonly string[]) => tags.map(criterionOf).filter((criterion) => criterion !== undefined);

const rules = axe.getRules();
const actRules = new Map(rules.map(({ ruleId, actIds }) => [ruleId, actIds ?? []]));

/** Rules whose answer depends on the colours: run again under each theme. */
const colourRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** "hidden-content" tells what axe could not look at, and finds no fault. */
const without = { "hidden-content": { enabled: false } };
const allRules = Object.fromEntries(rules.map(({ ruleId }) => [ruleId, { enabled: true }]));

const severityOf: Record<string, Severity> = { critical: "blocker", serious: "serious", moderate: "moderate", minor: "minor" };

/** What axe has to say of one rule. */
interface RuleAnswer {
  id: string;
  tags: string[];
  impact?: string | null;
  help: string;
  helpUrl: string;
  nodes: { path: string; tag: string; summary: string }[];
}

interface Answer {
  violations: RuleAnswer[];
  incomplete: RuleAnswer[];
  passed: { tags: string[]; count: number }[];
}

async function run(page: Page, options: axe.RunOptions, within?: string): Promise<Answer> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(async ([options, within]) => {
    const engine = (globalThis as unknown as { axe: typeof axe }).axe;
    const answer = await engine.run(within ? { include: [within] } : document, { ...options, resultTypes: ["violations", "incomplete", "passes"], elementRef: true, selectors: false, iframes: false });
    const told = (results: axe.Result[]) => results.map(({ id, tags, impact, help, helpUrl, nodes }) => ({
      id, tags, impact, help, helpUrl,
      nodes: nodes.map(({ element, target, failureSummary, any, all, none }) => ({
        ...(element ? audit.culprit(element) : { path: target?.join(" ") ?? "", tag: "" }),
        summary: failureSummary ?? [...any, ...all, ...none].map(({ message }) => message).join(" "),
      })),
    }));
    return { violations: told(answer.violations), incomplete: told(answer.incomplete), passed: answer.passes.map(({ tags, nodes }) => ({ tags, count: nodes.length })) };
  }, [options, within] as const);
}

function sightOf({ violations, incomplete, passed }: Answer): Sight {
  const looked: Record<string, number> = {};
  const seen = [...passed, ...[...violations, ...incomplete].map(({ tags, nodes }) => ({ tags, count: nodes.length }))];
  for (const { tags, count } of seen) for (const criterion of criteriaOf(tags)) looked[criterion] = (looked[criterion] ?? 0) + count;
  const toFaults = (answers: RuleAnswer[], certain: boolean) => answers.flatMap(({ id, tags, impact, help, helpUrl, nodes }): Fault[] => nodes.map(({ path, tag, summary }) => ({
    rule: `axe/${id}`, criteria: criteriaOf(tags), severity: severityOf[impact ?? "moderate"] ?? "moderate", certain,
    message: same(`${help}. ${summary.replace(/\s+/g, " ")}`), culprit: { path, tag }, actRules: actRules.get(id) ?? [], help: helpUrl,
  })));
  return { looked, faults: [...toFaults(violations, true), ...toFaults(incomplete, false)] };
}

function together(sights: readonly Sight[]): Sight {
  const looked: Record<string, number> = {};
  for (const one of sights) for (const [criterion, count] of Object.entries(one.looked)) looked[criterion] = (looked[criterion] ?? 0) + count;
  return { looked, faults: sights.flatMap(({ faults }) => faults) };
}

/** axe-core with every rule that it has, best practices and experiments included, and its colour rules under each theme. */
export const axeEngine: Check = {
  id: "axe",
  title: { en: "axe-core, all rules", hi: "axe-core, सभी नियम" },
  by: `axe-core ${axe.version}`,
  criteria: [...new Set(rules.flatMap(({ tags }) => criteriaOf(tags)))],
  async look({ page, visit }) {
    const within = visit.subject.kind === "part" ? "main" : undefined;
    // The system's own colours are put on by the browser over whatever the page says, and axe reads what the page says.
    const isForced = visit.setting.theme === "forced-colors";
    const off = Object.fromEntries((isForced ? colourRules : []).map((rule) => [rule, { enabled: false }]));
    const sights = [sightOf(await run(page, { rules: { ...allRules, ...without, ...off } }, within))];
    for (const theme of isForced || !visit.everyTheme ? [] : otherThemes(visit.setting.theme)) {
      await putOn(page, theme);
      sights.push(sightOf(await run(page, { runOnly: { type: "rule", values: colourRules } }, within)));
    }
    if (sights.length > 1) await putOn(page, visit.setting.theme);
    return together(sights);
  },
};
