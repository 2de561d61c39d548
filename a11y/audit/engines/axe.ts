import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import axe from "axe-core";
import type { Page } from "@playwright/test";
import type { Check } from "../check.ts";
import type { Violation, Severity, CheckResult } from "../violation.ts";
import { untranslated } from "../../localized-text.ts";
import { otherThemes, applyTheme } from "../theme.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** "wcag143" is 1.4.3, "wcag1410" is 1.4.10. */
const criterionOf = (tag: string) => /^wcag(\d)(\d)(\d+)$/.exec(tag)?.slice(1).join(".");
const criteriaOf = (tags: readonly string[]) => tags.map(criterionOf).filter((criterion) => criterion !== undefined);

const rules = axe.getRules();
const actRules = new Map(rules.map(({ ruleId, actIds }) => [ruleId, actIds ?? []]));

/** Rules that depend on colours. They run again in each theme. */
const colourRules = ["color-contrast", "color-contrast-enhanced", "link-in-text-block"];

/** "hidden-content" lists what axe could not check and reports no violation. */
const disabledRules = { "hidden-content": { enabled: false } };
const allRules = Object.fromEntries(rules.map(({ ruleId }) => [ruleId, { enabled: true }]));

const severityOf: Record<string, Severity> = {
  critical: "blocker",
  serious: "serious",
  moderate: "moderate",
  minor: "minor",
};

/** The result of one axe rule. */
interface RuleResult {
  id: string;
  tags: string[];
  impact?: string | null;
  help: string;
  helpUrl: string;
  nodes: { path: string; tag: string; summary: string }[];
}

interface RunResult {
  violations: RuleResult[];
  incomplete: RuleResult[];
  passed: { tags: string[]; count: number }[];
}

async function runAxe(page: Page, options: axe.RunOptions, scope?: string): Promise<RunResult> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([options, scope]) => {
      const engine = (globalThis as unknown as { axe: typeof axe }).axe;
      // At the top the sticky header covers nothing; elsewhere axe takes it for a cover that nobody can scroll away.
      const { scrollY } = window;
      scrollTo({ top: 0, behavior: "instant" });
      const result = await engine.run(scope ? { include: [scope] } : document, {
        ...options,
        resultTypes: ["violations", "incomplete", "passes"],
        elementRef: true,
        selectors: false,
        iframes: false,
      });
      scrollTo({ top: scrollY, behavior: "instant" });
      const toRuleResults = (results: axe.Result[]) =>
        results.map(({ id, tags, impact, help, helpUrl, nodes }) => ({
          id,
          tags,
          impact,
          help,
          helpUrl,
          nodes: nodes.map(({ element, target, failureSummary, any, all, none }) => ({
            ...(element ? audit.targetOf(element) : { path: target?.join(" ") ?? "", tag: "" }),
            summary: failureSummary ?? [...any, ...all, ...none].map(({ message }) => message).join(" "),
          })),
        }));
      return {
        violations: toRuleResults(result.violations),
        incomplete: toRuleResults(result.incomplete),
        passed: result.passes.map(({ tags, nodes }) => ({ tags, count: nodes.length })),
      };
    },
    [options, scope] as const,
  );
}

function toCheckResult({ violations, incomplete, passed }: RunResult): CheckResult {
  const checkedCount: Record<string, number> = {};
  const tagCounts = [
    ...passed,
    ...[...violations, ...incomplete].map(({ tags, nodes }) => ({ tags, count: nodes.length })),
  ];
  for (const { tags, count } of tagCounts)
    for (const criterion of criteriaOf(tags)) checkedCount[criterion] = (checkedCount[criterion] ?? 0) + count;
  const toViolations = (answers: RuleResult[], certain: boolean) =>
    answers.flatMap(({ id, tags, impact, help, helpUrl, nodes }): Violation[] =>
      nodes.map(({ path, tag, summary }) => ({
        rule: `axe/${id}`,
        criteria: criteriaOf(tags),
        severity: severityOf[impact ?? "moderate"] ?? "moderate",
        certain,
        message: untranslated(`${help}. ${summary.replace(/\s+/g, " ")}`),
        target: { path, tag },
        actRules: actRules.get(id) ?? [],
        helpUrl,
      })),
    );
  return { checkedCount, violations: [...toViolations(violations, true), ...toViolations(incomplete, false)] };
}

function mergeResults(checkResults: readonly CheckResult[]): CheckResult {
  const checkedCount: Record<string, number> = {};
  for (const one of checkResults)
    for (const [criterion, count] of Object.entries(one.checkedCount))
      checkedCount[criterion] = (checkedCount[criterion] ?? 0) + count;
  return { checkedCount, violations: checkResults.flatMap(({ violations }) => violations) };
}

/** axe-core with all its rules, including best practices and experimental ones; its colour rules run in each theme. */
export const axeCheck: Check = {
  id: "axe",
  title: { en: "axe-core, all rules", hi: "axe-core, सभी नियम" },
  engine: `axe-core ${axe.version}`,
  criteria: [...new Set(rules.flatMap(({ tags }) => criteriaOf(tags)))],
  async run({ page, visit }) {
    const scope = visit.subject.kind === "part" ? "main" : undefined;
    // With forced colours the browser overrides the page's colours, but axe reads the page's.
    const isForced = visit.setting.theme === "forced-colors";
    const off = Object.fromEntries((isForced ? colourRules : []).map((rule) => [rule, { enabled: false }]));
    const checkResults = [
      toCheckResult(await runAxe(page, { rules: { ...allRules, ...disabledRules, ...off } }, scope)),
    ];
    for (const theme of isForced || !visit.everyTheme ? [] : otherThemes(visit.setting.theme)) {
      await applyTheme(page, theme);
      checkResults.push(toCheckResult(await runAxe(page, { runOnly: { type: "rule", values: colourRules } }, scope)));
    }
    if (checkResults.length > 1) await applyTheme(page, visit.setting.theme);
    return mergeResults(checkResults);
  },
};
