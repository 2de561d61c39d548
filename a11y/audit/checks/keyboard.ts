import { toViolations, type Check, type Rules, type CheckContext, type Report } from "../check.ts";
import { checkResult } from "../violation.ts";
import { compareFocus } from "./compare-focus.ts";
import { startTabWalk, readTabStop, remainingStops, type TabStop } from "../in-page/tab-walk.ts";

const rules: Rules = {
  unreached: {
    criteria: ["2.1.1", "2.1.3"],
    severity: "blocker",
    message: { en: "This element cannot be reached with the Tab key.", hi: "इस हिस्से तक Tab कुंजी से नहीं पहुँचा जा सकता।" },
  },
  "not-a-stop": {
    criteria: ["2.1.1", "2.1.3", "4.1.2"],
    severity: "blocker",
    message: {
      en: "This element can be pressed with a mouse but cannot take the focus, so no one can use it with a keyboard.",
      hi: "इस हिस्से को माउस से दबा सकते हैं, पर इस पर फ़ोकस नहीं आता। इसलिए कोई इसे कीबोर्ड से इस्तेमाल नहीं कर सकता।",
    },
  },
  trap: {
    criteria: ["2.1.2"],
    severity: "blocker",
    actRules: ["80af7b"],
    message: {
      en: "The Tab key cannot move the focus away from this element.",
      hi: "Tab कुंजी से फ़ोकस इस हिस्से से आगे नहीं जाता।",
    },
  },
  order: {
    criteria: ["2.4.3", "1.3.2"],
    severity: "serious",
    message: {
      en: 'The focus jumps back: Tab reaches this element after "{before}", which is below it on the page.',
      hi: 'फ़ोकस पीछे कूदता है: Tab इस हिस्से पर "{before}" के बाद आता है, जो पेज पर इससे नीचे है।',
    },
  },
  "jumps-ahead": {
    criteria: ["2.4.3"],
    severity: "serious",
    message: {
      en: "A positive tabindex puts this element first in the focus order, wherever it is on the page.",
      hi: "tabindex में शून्य से बड़ी संख्या है। इसलिए यह हिस्सा पेज पर कहीं भी हो, फ़ोकस सबसे पहले इसी पर आता है।",
    },
  },
  covered: {
    criteria: ["2.4.11", "2.4.12"],
    severity: "serious",
    message: {
      en: 'This element cannot be seen while it has the focus: "{over}" covers it completely.',
      hi: 'फ़ोकस होने पर यह हिस्सा नहीं दिखता: "{over}" इसे पूरा ढक लेता है।',
    },
  },
  partly: {
    criteria: ["2.4.12"],
    severity: "moderate",
    message: {
      en: 'While this element has the focus, "{over}" covers part of it.',
      hi: 'फ़ोकस होने पर "{over}" इस हिस्से को थोड़ा ढक लेता है।',
    },
  },
  unseen: {
    criteria: ["2.4.7", "2.4.13"],
    severity: "serious",
    actRules: ["oj04fd"],
    message: {
      en: "There is no visible sign that this element has the focus.",
      hi: "ऐसा कुछ नहीं दिखता, जिससे पता चले कि फ़ोकस इस हिस्से पर है।",
    },
  },
  faint: {
    criteria: ["2.4.13", "1.4.11"],
    severity: "moderate",
    message: {
      en: "The focus indicator is too faint: WCAG requires a 3:1 change in {needed} pixels, and only {strong} change that much.",
      hi: "फ़ोकस का निशान बहुत हल्का है। WCAG के अनुसार {needed} पिक्सेल में 3:1 का बदलाव चाहिए, पर वह {strong} पिक्सेल में ही है।",
    },
  },
  leaves: {
    criteria: ["3.2.1", "3.2.5"],
    severity: "blocker",
    message: {
      en: "Just moving the focus to this element opens another page.",
      hi: "फ़ोकस आने भर से यह हिस्सा कोई दूसरा पेज खोल देता है।",
    },
  },
  "no-skip": {
    criteria: ["2.4.1"],
    severity: "serious",
    actRules: ["cf77f2"],
    message: {
      en: "The first stop of the Tab key is not a skip link.",
      hi: "Tab कुंजी का पहला पड़ाव मुख्य सामग्री तक ले जाने वाला लिंक नहीं है।",
    },
  },
};

const criteria = [
  "1.3.2",
  "1.4.11",
  "2.1.1",
  "2.1.2",
  "2.1.3",
  "2.4.1",
  "2.4.3",
  "2.4.7",
  "2.4.11",
  "2.4.12",
  "2.4.13",
  "3.2.1",
  "3.2.5",
  "4.1.2",
];

/** Milliseconds for the focused element to scroll into view, on a busy machine. */
const timeoutMs = 3_000;
/** The same for elements under something that covered another stop for all of `timeoutMs`. */
const shortTimeoutMs = 250;

/** Walks through the page with Tab and checks each stop: order, traps, visibility, focus indicator. */
export const keyboardCheck: Check = {
  id: "keyboard",
  title: { en: "The whole page works with a keyboard", hi: "पूरा पेज कीबोर्ड से चलता है" },
  criteria,
  appliesTo: ({ deep, setting }) => deep && setting.mode !== "no-script",
  async run(context) {
    const { page, visit } = context;
    // The page around a component is checked on the pages.
    const isPart = visit.subject.kind === "part";
    const { expected, inside, unfocusable, ahead, address } = await page.evaluate(startTabWalk, isPart);
    const reports: Report[] = [
      ...unfocusable.map((target) => ({ rule: "not-a-stop", target })),
      ...ahead.map((target) => ({ rule: "jumps-ahead", target })),
    ];
    const reached: TabStop[] = [];
    let [ended, still, losses] = [false, 0, 0];
    let thrownBack: Report["target"];
    const stubborn = new Set<string | undefined>();
    // Arrow keys move inside an open list; as in a native select, Tab does nothing.
    for (let press = 0; press < expected.length + 24 && inside !== "listbox" && !ended; press++) {
      await page.keyboard.press("Tab");
      let stop = await page.evaluate(readTabStop);
      // Scrolling to the stop, or moving an overlay away, takes a moment.
      const stopTimeoutMs = stubborn.has(stop.coveredBy) ? shortTimeoutMs : timeoutMs;
      for (
        const end = performance.now() + stopTimeoutMs;
        (stop.coveredBy || stop.outside) && performance.now() < end;
      ) {
        await page.waitForTimeout(50);
        stop = await page.evaluate(readTabStop);
      }
      if (stop.coveredBy) stubborn.add(stop.coveredBy);
      const before = reached.at(-1);
      // If a focused button is removed, the next one gets its path.
      still = before && stop.path === before.path && stop.index === before.index ? still + 1 : 0;
      if (stop.address !== address) {
        reports.push({ rule: "leaves", target: before && targetOfStop(before) });
        break;
      }
      if (still >= stop.maxStops) {
        reports.push({ rule: "trap", target: targetOfStop(stop) });
        break;
      }
      if (still > 0) continue;
      const hasLeftPart = isPart && inside === "page" && !stop.inMain;
      ended =
        stop.path === "body" ||
        hasLeftPart ||
        reached.some(({ index, path }) => path === stop.path && index === stop.index);
      // The focused element may be removed, for example when a row becomes a carousel. Tab then continues from there.
      if (stop.path === "body" && reached.length < expected.length && losses < 2) {
        losses += 1;
        ended = false;
        continue;
      }
      if (ended) {
        if (stop.path !== "body" && inside === "page" && !hasLeftPart) thrownBack = targetOfStop(stop);
        break;
      }
      reached.push(stop);
      if (
        before &&
        stop.index >= 0 &&
        before.index > stop.index &&
        before.scope === stop.scope &&
        !(inside === "dialog" && stop.index === 0)
      )
        reports.push({ rule: "order", target: targetOfStop(stop), values: { before: before.tag.slice(0, 60) } });
      if (stop.coveredBy)
        reports.push({
          rule: stop.fullyCovered ? "covered" : "partly",
          target: targetOfStop(stop),
          values: { over: stop.coveredBy },
        });
      if (press === 0 && inside === "page" && !isPart && !stop.isSkipLink)
        reports.push({ rule: "no-skip", target: targetOfStop(stop) });
      reports.push(...(await checkFocusIndicator(context, stop)));
    }
    if (inside !== "listbox" && !reports.some(({ rule }) => rule === "trap" || rule === "leaves")) {
      // An element that has left the tab order need not be reached.
      const stops = new Set(await page.evaluate(remainingStops));
      const reachedIndexes = new Set(reached.map(({ index }) => index));
      const unreached = expected.filter((_, index) => !reachedIndexes.has(index) && stops.has(index));
      // The walk repeats before it has reached everything: something moves the focus back.
      const reachedLast = reached.some(({ index }) => index === Math.max(...stops));
      if (thrownBack && unreached.length > 0 && !reachedLast) reports.push({ rule: "trap", target: thrownBack });
      else reports.push(...unreached.map((target) => ({ rule: "unreached", target })));
    }
    return checkResult(this.criteria, Math.max(reached.length, 1), toViolations(this.id, rules, reports));
  },
};

const targetOfStop = ({ path, tag }: TabStop) => ({ path, tag });

/** One comparison for each style of control in each theme: controls with the same style show the same focus. */
async function checkFocusIndicator(
  { page, pixelPage, checkedKeys, visit: { setting } }: CheckContext,
  stop: TabStop,
): Promise<Report[]> {
  const key = `focus ${setting.theme} ${stop.styleKey}`;
  if (!stop.box || checkedKeys.has(key)) return [];
  checkedKeys.add(key);
  const { changed, strong, needed, stayed } = await compareFocus(page, pixelPage, stop.box);
  if (!stayed) return [];
  if (changed === 0) return [{ rule: "unseen", target: targetOfStop(stop) }];
  return strong < needed ? [{ rule: "faint", target: targetOfStop(stop), values: { strong, needed } }] : [];
}
