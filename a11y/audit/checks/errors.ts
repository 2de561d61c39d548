import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  unsaid: {
    criteria: ["3.3.1", "3.3.3"],
    severity: "blocker",
    message: {
      en: "This field has an error, but screen readers are not told what the error is.",
      hi: "इस फ़ील्ड में गड़बड़ी है, पर स्क्रीन रीडर को नहीं बताया गया कि क्या गड़बड़ी है।",
    },
  },
  "dead-link": {
    criteria: ["3.3.1", "2.4.4"],
    severity: "serious",
    message: {
      en: 'A link in the error summary leads to "{target}", where there is no field.',
      hi: 'गड़बड़ियों की सूची का एक लिंक "{target}" पर ले जाता है, जहाँ कोई फ़ील्ड नहीं है।',
    },
  },
  title: {
    criteria: ["2.4.2", "3.3.1"],
    severity: "moderate",
    message: {
      en: 'The form has errors, but the page title does not start with their number: "{title}".',
      hi: 'फ़ॉर्म में गड़बड़ियाँ हैं, पर पेज का शीर्षक उनकी संख्या से शुरू नहीं होता: "{title}"।',
    },
  },
  purpose: {
    criteria: ["1.3.5"],
    severity: "moderate",
    actRules: ["73f2c2"],
    message: {
      en: "This field about the visitor does not state its purpose (autocomplete), so no browser can fill it in.",
      hi: "यह फ़ील्ड भरने वाले व्यक्ति के बारे में है, पर यह कोड में अपना काम नहीं बताता (autocomplete)। इसलिए ब्राउज़र इसे खुद नहीं भर सकता।",
    },
  },
};

/** Form errors are described, associated with their fields and summarised, and fields about the visitor state their purpose. */
export const errorsCheck: Check = {
  id: "errors",
  title: { en: "Errors are announced and link to their fields", hi: "गड़बड़ियाँ बोली जाती हैं और अपने फ़ील्ड तक ले जाती हैं" },
  criteria: ["1.3.5", "2.4.2", "2.4.4", "3.3.1", "3.3.3"],
  // The gallery shows samples of every kind on one page.
  appliesTo: ({ subject }) => subject.kind !== "part",
  async run({ page }) {
    const { checkedCount, reports } = await page.evaluate(() => {
      const reports: { rule: string; target?: { path: string; tag: string }; values?: Record<string, string> }[] = [];
      const invalidFields = [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")].filter((field) =>
        field.checkVisibility(),
      );
      for (const field of invalidFields) {
        const ids = `${field.getAttribute("aria-describedby") ?? ""} ${field.getAttribute("aria-errormessage") ?? ""}`
          .trim()
          .split(/\s+/);
        if (!ids.some((id) => document.getElementById(id)?.textContent?.trim()))
          reports.push({ rule: "unsaid", target: audit.targetOf(field) });
      }
      const summary =
        invalidFields.length > 1
          ? [...document.querySelectorAll("main [tabindex='-1']")].find(
              (region) => region.querySelector("a[href^='#']") && !region.matches("main"),
            )
          : undefined;
      for (const link of summary?.querySelectorAll<HTMLAnchorElement>("a[href^='#']") ?? []) {
        const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
        if (!target) reports.push({ rule: "dead-link", target: audit.targetOf(link), values: { target: link.hash } });
      }
      if (summary && !/^\d/.test(document.title)) reports.push({ rule: "title", values: { title: document.title } });
      // The autocomplete tokens of WCAG 1.3.5, by common field names.
      const autocompleteOf: [RegExp, RegExp][] = [
        [/first-?name/i, /given-name/],
        [/(?:last|sur)-?name/i, /family-name/],
        [/middle-?name/i, /additional-name/],
        [/^(?!.*alt)(?:.*[-_])?(?:mobile|phone|number)$/i, /^tel/],
        [/(?:^|[-_])e-?mail$/i, /email/],
        [/(?:^|[-_])dob$/i, /bday/],
        [/pin-?code$/i, /postal-code/],
      ];
      const fields = [
        ...document.querySelectorAll<HTMLInputElement>("main form input:not([type=hidden]), main form select"),
      ].filter((field) => field.checkVisibility());
      for (const field of fields) {
        const means = autocompleteOf.find(([name]) => name.test(field.id) || name.test(field.name));
        if (means && !field.autocomplete) reports.push({ rule: "purpose", target: audit.targetOf(field) });
      }
      return { checkedCount: invalidFields.length + fields.length, reports };
    });
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
