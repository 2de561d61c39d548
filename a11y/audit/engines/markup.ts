import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { HtmlValidate, type ConfigData } from "html-validate";
import type { Check } from "../check.ts";
import { checkResult, type Violation } from "../violation.ts";
import { untranslated } from "../../localized-text.ts";

const { version } = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("html-validate/package.json"), "utf8"),
) as { version: string };

/** The `standard` and `a11y` presets of html-validate, without their rules of style. */
const config: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // Style rules.
    "doctype-style": "off",
    "void-style": "off",
    "attr-quotes": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    "no-implicit-button-type": "off",
    "prefer-button": "off",
    "prefer-tbody": "off",
    "tel-non-breaking": "off",
    // audit/checks/motion.ts checks autoplay.
    "no-autoplay": "off",
    // HTML allows any id without a space; React generates ids with other characters.
    "valid-id": ["error", { relaxed: true }],
    // Safari drops the list role where `list-style` is none, so the HTML has `role="list"`.
    "no-redundant-role": "off",
    // `<output>` is announced on page load, so we use `role="status"`; a carousel slide is a `role="group"`, not a fieldset.
    "prefer-native-element": "off",
  },
};
const validator = new HtmlValidate(config);

/** WCAG criteria by rule. Any other rule counts as 4.1.1 (Parsing). */
const criteriaByRule: Record<string, string[]> = {
  "aria-label-misuse": ["4.1.2"],
  "hidden-focusable": ["4.1.2"],
  "input-missing-label": ["1.3.1", "4.1.2"],
  "empty-heading": ["1.3.1", "2.4.6"],
  "empty-title": ["2.4.2"],
  "text-content": ["4.1.2"],
  "wcag/h30": ["2.4.4"],
  "wcag/h32": ["3.2.2"],
  "wcag/h36": ["1.1.1"],
  "wcag/h37": ["1.1.1"],
  "wcag/h63": ["1.3.1"],
  "wcag/h67": ["1.1.1"],
  "wcag/h71": ["1.3.1"],
  "valid-autocomplete": ["1.3.5"],
  "unique-landmark": ["1.3.1"],
  "meta-refresh": ["2.2.1"],
  "multiple-labeled-controls": ["1.3.1"],
  "no-abstract-role": ["4.1.2"],
  "tabindex-no-positive": ["2.4.3"],
  "svg-focusable": ["2.1.1"],
};

/**
 * The HTML after scripts have run. While a dialog is open, scripts hide the rest from screen readers and insert focus
 * guards; neither is a markup error.
 */
function serializeDocument(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const guard of copy.querySelectorAll("[data-radix-focus-guard]")) guard.remove();
  if (audit.openModal())
    for (const hidden of copy.querySelectorAll("[data-aria-hidden]")) hidden.removeAttribute("aria-hidden");
  return `<!doctype html>${copy.outerHTML}`;
}

/** Marks a URL whose server HTML is validated already: that HTML is the same in every setting. */
const serverHtmlKey = (address: string) => `markup ${address}`;

/** Validates the HTML from the server, and the HTML after scripts in each state. */
export const markupCheck: Check = {
  id: "markup",
  title: {
    en: "Valid HTML, from the server and after scripts have run",
    hi: "सही HTML, सर्वर से आते समय और स्क्रिप्ट चलने के बाद",
  },
  engine: `html-validate ${version}`,
  // WCAG 2.2 removed 4.1.1; EN 301 549 V3.2.1 and IS 17802 still require it.
  criteria: [...new Set(["4.1.1", ...Object.values(criteriaByRule).flat()])],
  appliesTo: ({ deep, subject }) => deep && subject.kind !== "part",
  async run({ page, checkedKeys, serverHtml }) {
    const address = page.url();
    const sources = [await page.evaluate(serializeDocument)];
    if (serverHtml && !checkedKeys.has(serverHtmlKey(address))) {
      checkedKeys.add(serverHtmlKey(address));
      sources.push(serverHtml);
    }
    const violations: Violation[] = [];
    for (const source of sources) {
      const { results } = await validator.validateString(source);
      for (const { ruleId, ruleUrl, message, selector } of results.flatMap(({ messages }) => messages)) {
        const criteria = criteriaByRule[ruleId] ?? ["4.1.1"];
        violations.push({
          rule: `markup/${ruleId}`,
          criteria,
          severity: "moderate",
          certain: true,
          message: untranslated(message),
          target: { path: selector ?? "html", tag: "" },
          helpUrl: ruleUrl,
        });
      }
    }
    return checkResult(this.criteria, sources.length, violations);
  },
};
