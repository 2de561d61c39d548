import { toViolations, type Check, type Rules } from "../check.ts";
import { checkResult } from "../violation.ts";

const rules: Rules = {
  unnamed: {
    criteria: ["4.1.2"],
    severity: "blocker",
    actRules: ["97a4e1", "e086e5", "c487ae"],
    message: {
      en: 'This element has no accessible name: a screen reader says only "{role}".',
      hi: 'स्क्रीन रीडर के लिए इस हिस्से का कोई नाम नहीं है। सिर्फ़ "{role}" सुनाई देगा।',
    },
  },
  "unnamed-group": {
    criteria: ["1.3.1", "4.1.2"],
    severity: "serious",
    message: {
      en: 'This "{role}" has no accessible name, so screen reader users cannot tell it from others.',
      hi: 'इस "{role}" का कोई नाम नहीं है। सुनने वाले को पता नहीं चलेगा कि यह कौन-सा है।',
    },
  },
  label: {
    criteria: ["2.5.3"],
    severity: "serious",
    actRules: ["2ee8b8"],
    message: {
      en: 'The visible label is "{label}", but the accessible name is "{name}". People who use their voice cannot press this element by saying what they see.',
      hi: 'स्क्रीन पर "{label}" लिखा है, पर कोड में नाम "{name}" है। बोलकर चलाने वाले लोग लिखे हुए शब्द बोलकर इसे नहीं दबा सकते।',
    },
  },
  "no-label": {
    criteria: ["3.3.2"],
    severity: "serious",
    message: {
      en: "This field has no visible label: only screen readers are told what to enter.",
      hi: "इस फ़ील्ड का कोई दिखने वाला लेबल नहीं है। क्या लिखना है, यह सिर्फ़ स्क्रीन रीडर को बताया गया है।",
    },
  },
};

/** Every control has an accessible name that contains its visible text. */
export const namesCheck: Check = {
  id: "names",
  title: { en: "Accessible names contain the visible words", hi: "नाम में वही शब्द हैं, जो दिखते हैं" },
  criteria: ["1.3.1", "2.5.3", "3.3.2", "4.1.2"],
  async run({ page }) {
    const { checkedCount, reports } = await page.evaluate(() => {
      const reports: { rule: string; target: { path: string; tag: string }; values: Record<string, string> }[] = [];
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
          .trim();
      /** The visible text of an element, without text for screen readers only. */
      const seenWords = (element: Element) =>
        audit
          .visibleTexts(element)
          .filter(({ parent }) => audit.isExposed(parent) || parent.closest("[aria-hidden=true]") === null)
          .map(({ text }) => text)
          .join(" ");
      const fields =
        "input:not([type=hidden], [type=submit], [type=button]), select, textarea, [role=combobox], [role=slider]";
      let checkedCount = 0;
      for (const element of document.querySelectorAll<HTMLElement>(
        `a[href], button, summary, ${fields}, [role=button], [role=link], [role=option], [role=tab], [role=checkbox], [role=radio]`,
      )) {
        if (!audit.isExposed(element) || !audit.isShown(element)) continue;
        checkedCount += 1;
        // An element without another name is named by its text.
        const written = audit.nameFromAuthor(element);
        const isField = element.matches(fields);
        if (!written && !isField && seenWords(element)) continue;
        const name = written || audit.nameOf(element);
        if (!name) {
          reports.push({ rule: "unnamed", target: audit.targetOf(element), values: { role: audit.roleOf(element) } });
          continue;
        }
        // With aria-labelledby, a hint inside the label is not part of the name.
        const said =
          element
            .getAttribute("aria-labelledby")
            ?.split(/\s+/)
            .map((id) => document.getElementById(id))
            .filter((by) => by !== null && by !== element) ?? [];
        const naming = said.length > 0 ? said : [...((element as HTMLInputElement).labels ?? [])];
        const label = isField ? naming.map((by) => seenWords(by!)).join(" ") : seenWords(element);
        const [inName, inLabel] = [plain(name), plain(label)];
        if (
          inLabel &&
          !` ${inName} `.includes(` ${inLabel} `) &&
          !inName.replaceAll(" ", "").includes(inLabel.replaceAll(" ", ""))
        ) {
          reports.push({
            rule: "label",
            target: audit.targetOf(element),
            values: { label: label.slice(0, 60), name: name.slice(0, 60) },
          });
        }
        if (isField && !inLabel) {
          // Labelled by other visible text, or part of a group with a visible label.
          const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
          const reported = ids.some((id) => {
            const by = document.getElementById(id);
            return by && audit.isShown(by);
          });
          // A second field for the same value, such as the number beside a slider, shares its label.
          let group: Element | null = element;
          for (let step = 0; step < 5 && group; step++) group = group.parentElement;
          const beside =
            group &&
            [...group.querySelectorAll("legend, label, [id$=-label]")].some(
              (words) => audit.isShown(words) && !words.closest("[aria-hidden=true]"),
            );
          if (!reported && !beside) reports.push({ rule: "no-label", target: audit.targetOf(element), values: {} });
        }
      }
      for (const element of document.querySelectorAll(
        "[role=group], [role=region], [aria-roledescription], dialog[open], [role=dialog], [role=alertdialog], iframe, fieldset, [role=img], svg[role], table, [role=radiogroup], [role=listbox]",
      )) {
        if (!audit.isExposed(element) || !element.checkVisibility()) continue;
        checkedCount += 1;
        const caption = element.localName === "table" && element.querySelector("caption");
        const legend = element.localName === "fieldset" && element.querySelector("legend")?.textContent?.trim();
        const titled = element.localName === "iframe" && element.getAttribute("title");
        if (!audit.nameFromAuthor(element) && !caption && !legend && !titled && !audit.nameOf(element)) {
          reports.push({
            rule: "unnamed-group",
            target: audit.targetOf(element),
            values: { role: element.getAttribute("aria-roledescription") ?? audit.roleOf(element) },
          });
        }
      }
      return { checkedCount, reports };
    });
    return checkResult(this.criteria, checkedCount, toViolations(this.id, rules, reports));
  },
};
