import { toFaults, type Check, type FaultKinds, type Look, type Report } from "../check.ts";
import { sight } from "../finding.ts";
import { focusPicture } from "./focus-picture.ts";
import { prepareWalk, seeStop, stopsLeft, type Stop } from "./keyboard-page.ts";

const kinds: FaultKinds = {
  unreached: {
    criteria: ["2.1.1", "2.1.3"], severity: "blocker",
    message: { en: "This element cannot be reached with the Tab key.", hi: "इस हिस्से तक Tab कुंजी से नहीं पहुँचा जा सकता।" },
  },
  "not-a-stop": {
    criteria: ["2.1.1", "2.1.3", "4.1.2"], severity: "blocker",
    message: { en: "This element can be pressed with a mouse but cannot take the focus, so no one can use it with a keyboard.", hi: "इस हिस्से को माउस से दबा सकते हैं, पर इस पर फ़ोकस नहीं आता। इसलिए कोई इसे कीबोर्ड से इस्तेमाल नहीं कर सकता।" },
  },
  trap: {
    criteria: ["2.1.2"], severity: "blocker", actRules: ["80af7b"],
    message: { en: "The Tab key cannot move the focus away from this element.", hi: "Tab कुंजी से फ़ोकस इस हिस्से से आगे नहीं जाता।" },
  },
  order: {
    criteria: ["2.4.3", "1.3.2"], severity: "serious",
    message: { en: "The focus jumps back: Tab reaches this element after \"{before}\", which is below it on the page.", hi: "फ़ोकस पीछे कूदता है: Tab इस हिस्से पर \"{before}\" के बाद आता है, जो पेज पर इससे नीचे है।" },
  },
  "jumps-ahead": {
    criteria: ["2.4.3"], severity: "serious",
    message: { en: "A positive tabindex puts this element first in the focus order, wherever it is on the page.", hi: "tabindex में शून्य से बड़ी संख्या है। इसलिए यह हिस्सा पेज पर कहीं भी हो, फ़ोकस सबसे पहले इसी पर आता है।" },
  },
  covered: {
    criteria: ["2.4.11", "2.4.12"], severity: "serious",
    message: { en: "This element cannot be seen while it has the focus: \"{over}\" covers it completely.", hi: "फ़ोकस होने पर यह हिस्सा नहीं दिखता: \"{over}\" इसे पूरा ढक लेता है।" },
  },
  partly: {
    criteria: ["2.4.12"], severity: "moderate",
    message: { en: "While this element has the focus, \"{over}\" covers part of it.", hi: "फ़ोकस होने पर \"{over}\" इस हिस्से को थोड़ा ढक लेता है।" },
  },
  unseen: {
    criteria: ["2.4.7", "2.4.13"], severity: "serious", actRules: ["oj04fd"],
    message: { en: "There is no visible sign that this element has the focus.", hi: "ऐसा कुछ नहीं दिखता, जिससे पता चले कि फ़ोकस इस हिस्से पर है।" },
  },
  faint: {
    criteria: ["2.4.13", "1.4.11"], severity: "moderate",
    message: { en: "The focus indicator is too faint: WCAG requires a 3:1 change in {needed} pixels, and only {strong} change that much.", hi: "फ़ोकस का निशान बहुत हल्का है। WCAG के अनुसार {needed} पिक्सेल में 3:1 का बदलाव चाहिए, पर वह {strong} पिक्सेल में ही है।" },
  },
  leaves: {
    criteria: ["3.2.1", "3.2.5"], severity: "blocker",
    message: { en: "Just moving the focus to this element opens another page.", hi: "फ़ोकस आने भर से यह हिस्सा कोई दूसरा पेज खोल देता है।" },
  },
  "no-skip": {
    criteria: ["2.4.1"], severity: "serious", actRules: ["cf77f2"],
    message: { en: "The first stop of the Tab key is not a skip link.", hi: "Tab कुंजी का पहला पड़ाव मुख्य सामग्री तक ले जाने वाला लिंक नहीं है।" },
  },
};

const criteria = ["1.3.2", "1.4.11", "2.1.1", "2.1.2", "2.1.3", "2.4.1", "2.4.3", "2.4.7", "2.4.11", "2.4.12", "2.4.13", "3.2.1", "3.2.5", "4.1.2"];

/** Milliseconds in which what has the focus must have come into view, on a busy machine. */
const patienceMs = 3_000;
/** The same, under something that has already covered another stop for all of `patienceMs`. */
const shortPatienceMs = 250;

/** Presses Tab from the beginning to the end, and sees at each stop what somebody without a mouse would see. */
export const keyboard: Check = {
  id: "keyboard",
  title: { en: "The whole page works with a keyboard", hi: "पूरा पेज कीबोर्ड से चलता है" },
  criteria,
  when: ({ deep, setting }) => deep && setting.mode !== "no-script",
  async look(look) {
    const { page, visit } = look;
    // What surrounds the parts is walked through on the pages.
    const isPart = visit.subject.kind === "part";
    const { expected, inside, unfocusable, ahead, address } = await page.evaluate(prepareWalk, isPart);
    const reports: Report[] = [...unfocusable.map((culprit) => ({ fault: "not-a-stop", culprit })), ...ahead.map((culprit) => ({ fault: "jumps-ahead", culprit }))];
    const reached: Stop[] = [];
    let [ended, still, losses] = [false, 0, 0];
    let thrownBack: Report["culprit"];
    const stubborn = new Set<string | undefined>();
    // An open list is walked by arrows; Tab does nothing there, as in a native select.
    for (let press = 0; press < expected.length + 24 && inside !== "listbox" && !ended; press++) {
      await page.keyboard.press("Tab");
      let stop = await page.evaluate(seeStop);
      // What floats steps aside, and what is far away is scrolled to: that takes a moment.
      const patience = stubborn.has(stop.over) ? shortPatienceMs : patienceMs;
      for (const end = performance.now() + patience; (stop.over || stop.outside) && performance.now() < end;) {
        await page.waitForTimeout(50);
        stop = await page.evaluate(seeStop);
      }
      if (stop.over) stubborn.add(stop.over);
      const before = reached.at(-1);
      // Where the button that had the focus has gone, the next one has its path.
      still = before && stop.path === before.path && stop.index === before.index ? still + 1 : 0;
      if (stop.address !== address) { reports.push({ fault: "leaves", culprit: before && culpritOf(before) }); break; }
      if (still >= stop.parts) { reports.push({ fault: "trap", culprit: culpritOf(stop) }); break; }
      if (still > 0) continue;
      const left = isPart && inside === "page" && !stop.inMain;
      ended = stop.path === "body" || left || reached.some(({ index, path }) => path === stop.path && index === stop.index);
      // What has the focus may go away under it, as a row that becomes a carousel; Tab then goes on from there.
      if (stop.path === "body" && reached.length < expected.length && losses < 2) { losses += 1; ended = false; continue; }
      if (ended) {
        if (stop.path !== "body" && inside === "page" && !left) thrownBack = culpritOf(stop);
        break;
      }
      reached.push(stop);
      if (before && stop.index >= 0 && before.index > stop.index && before.scope === stop.scope && !(inside === "dialog" && stop.index === 0)) reports.push({ fault: "order", culprit: culpritOf(stop), values: { before: before.tag.slice(0, 60) } });
      if (stop.over) reports.push({ fault: stop.whole ? "covered" : "partly", culprit: culpritOf(stop), values: { over: stop.over } });
      if (press === 0 && inside === "page" && !isPart && !stop.skips) reports.push({ fault: "no-skip", culprit: culpritOf(stop) });
      reports.push(...await pictureOf(look, stop));
    }
    if (inside !== "listbox" && !reports.some(({ fault }) => fault === "trap" || fault === "leaves")) {
      // What is no stop any more, as a row that has become a carousel, need not be reached.
      const stops = new Set(await page.evaluate(stopsLeft));
      const seen = new Set(reached.map(({ index }) => index));
      const unreached = expected.filter((_, index) => !seen.has(index) && stops.has(index));
      // Round and round before all are seen: something throws the focus back.
      const sawTheLast = reached.some(({ index }) => index === Math.max(...stops));
      if (thrownBack && unreached.length > 0 && !sawTheLast) reports.push({ fault: "trap", culprit: thrownBack });
      else reports.push(...unreached.map((culprit) => ({ fault: "unreached", culprit })));
    }
    return sight(this.criteria, Math.max(reached.length, 1), toFaults(this.id, kinds, reports));
  },
};

const culpritOf = ({ path, tag }: Stop) => ({ path, tag });

/** One picture of each kind of control under each theme: what looks alike shows its focus alike. */
async function pictureOf({ page, lens, seen, visit: { setting } }: Look, stop: Stop): Promise<Report[]> {
  const key = `focus ${setting.theme} ${stop.likeness}`;
  if (!stop.box || seen.has(key)) return [];
  seen.add(key);
  const { changed, strong, needed, stayed } = await focusPicture(page, lens, stop.box);
  if (!stayed) return [];
  if (changed === 0) return [{ fault: "unseen", culprit: culpritOf(stop) }];
  return strong < needed ? [{ fault: "faint", culprit: culpritOf(stop), values: { strong, needed } }] : [];
}
