import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Check } from "../check.ts";
import type { Violation, Severity } from "../violation.ts";
import { untranslated } from "../../localized-text.ts";

const require = createRequire(import.meta.url);
const folder = require.resolve("accessibility-checker-engine/package.json").replace("package.json", "");
const source = readFileSync(`${folder}ace-window.js`, "utf8");
const { version } = JSON.parse(readFileSync(`${folder}package.json`, "utf8")) as { version: string };

/** The parts of the engine's types that are used here. */
interface Guideline {
  id: string;
  checkpoints: { num: string; rules?: { id: string; reasonCodes?: string[] }[] }[];
}
interface EngineResult {
  ruleId: string;
  reasonId?: string | number;
  value: [policy: string, confidence: string];
  message: string;
  node: Node;
}
interface Engine {
  Checker: new () => {
    getGuidelines(): Guideline[];
    check(node: Node, guidelines: string[]): Promise<{ results: EngineResult[] }>;
  };
}

/** The engine in Node, to read which rule belongs to which criterion. */
const { Checker } = require("accessibility-checker-engine/ace-node.js") as Engine;
const checkpoints = new Checker().getGuidelines().find(({ id }) => id === "WCAG_2_2")!.checkpoints;

function criteriaOf(ruleId: string, reasonId: string | number | undefined): string[] {
  return checkpoints
    .filter(({ rules = [] }) =>
      rules.some(({ id, reasonCodes }) => id === ruleId && (!reasonCodes || reasonCodes.includes(String(reasonId)))),
    )
    .map(({ num }) => num);
}

/** Guidelines to check: WCAG 2.2 and IBM's additional requirements. */
const guidelines = ["WCAG_2_2", "IBM_Accessibility"];

const severityOf = (policy: string): Severity => (policy === "VIOLATION" ? "serious" : "minor");

/** A second, independent engine: IBM's Equal Access checker. */
export const equalAccessCheck: Check = {
  id: "equal-access",
  title: { en: "IBM Equal Access, WCAG 2.2", hi: "IBM Equal Access, WCAG 2.2" },
  engine: `accessibility-checker-engine ${version}`,
  criteria: checkpoints.map(({ num }) => num),
  appliesTo: ({ everyEngine }) => everyEngine === true,
  async run({ page, visit }) {
    if (!(await page.evaluate(() => "ace" in globalThis))) await page.evaluate(`${source};globalThis.ace = ace;`);
    const issues = await page.evaluate(
      async ([guidelines, part]) => {
        const { Checker: InPage } = (globalThis as unknown as { ace: Engine }).ace;
        // Behind an open dialog nothing can be reached.
        const main = part ? document.querySelector("main")! : (audit.openModal() ?? document);
        const { results } = await new InPage().check(part ? main : document, guidelines as string[]);
        const passed = new Map<string, { count: number }>();
        return results.flatMap(({ ruleId, reasonId, value, message, node }) => {
          if (!main.contains(node)) return [];
          const element = node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;
          // Collapsed content has no colours.
          if (value[1] !== "PASS" && element && !element.checkVisibility({ contentVisibilityAuto: true })) return [];
          if (value[1] !== "PASS")
            return [
              { ruleId, reasonId, value, message, target: element ? audit.targetOf(element) : undefined, count: 1 },
            ];
          // Passing results are only counted.
          const before = passed.get(ruleId);
          if (before) {
            before.count += 1;
            return [];
          }
          const first = { ruleId, reasonId, value, message: "", target: undefined, count: 1 };
          passed.set(ruleId, first);
          return [first];
        });
      },
      [guidelines, visit.subject.kind === "part"] as const,
    );
    const checkedCount: Record<string, number> = {};
    const violations: Violation[] = [];
    for (const {
      ruleId,
      reasonId,
      value: [policy, confidence],
      message,
      target,
      count,
    } of issues) {
      const criteria = criteriaOf(ruleId, reasonId);
      // Manual reminders are covered by the catalogue of what a person judges.
      if (confidence === "MANUAL") continue;
      for (const criterion of criteria) checkedCount[criterion] = (checkedCount[criterion] ?? 0) + count;
      if (confidence === "PASS") continue;
      violations.push({
        rule: `equal-access/${ruleId}`,
        criteria,
        severity: severityOf(policy),
        certain: confidence === "FAIL" && policy === "VIOLATION",
        message: untranslated(message),
        target,
        helpUrl: `https://able.ibm.com/rules/archives/latest/doc/en-US/${ruleId}.html`,
      });
    }
    return { checkedCount, violations };
  },
};
