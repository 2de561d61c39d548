import type { Fault } from "./audit/finding.ts";
import type { Words } from "./audit/words.ts";

/** A finding that stays, by name and reason; every other fault fails the run. The report shows each. */
export interface Exception {
  /** The engine and its rule: "equal-access/aria_content_in_landmark". */
  rule: string;
  /** Matches the selector of the element. */
  target: RegExp;
  reason: Words;
  /** Role that answers for it. */
  owner: Words;
  /** ISO date on which it was excepted. */
  since: string;
  /** ISO date on which it is looked at again. */
  review: string;
}

const lead: Words = { en: "Accessibility lead", hi: "सुगम्यता प्रमुख" };

// In a page it follows the notice about scripts; in a part it stands alone.
const skipLink = /^(?:div(?::nth-of-type\(2\))? > )?a$/;

/** Each is a rule that asks for something that WCAG does not ask for, or that knows a part less well than its readers. */
export const exceptions: readonly Exception[] = [
  {
    rule: "equal-access/aria_content_in_landmark", target: skipLink, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "The skip link stands before the header, outside every landmark, so that it is the first thing anybody meets. GOV.UK does the same, and WCAG asks for no landmark around it.",
      hi: "मुख्य सामग्री तक ले जाने वाला लिंक शीर्ष भाग से पहले, किसी भी क्षेत्र के बाहर है, ताकि सबसे पहले वही मिले। GOV.UK भी ऐसा ही करता है, और WCAG इसके चारों ओर कोई क्षेत्र नहीं माँगता।",
    },
  },
  {
    rule: "axe/region", target: skipLink, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "The same link. axe knows a skip link only by being before every other link, and before it stands the notice, hidden while scripts work, with a phone number.",
      hi: "यह भी वही लिंक है। axe उसे तभी पहचानता है जब उससे पहले कोई और लिंक न हो, और उससे पहले फ़ोन नंबर वाली सूचना है, जो स्क्रिप्ट चलने पर छिपी रहती है।",
    },
  },
  {
    rule: "equal-access/aria_article_label_unique", target: /article$/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "An article is no landmark, and each of these begins with a heading of its own by which it is found. A name besides would be said twice.",
      hi: "article कोई पन्ने का बड़ा हिस्सा (landmark) नहीं है, और इनमें से हर एक अपने शीर्षक से शुरू होता है, जिससे वह मिल जाता है। अलग नाम देने पर वह दो बार बोला जाएगा।",
    },
  },
  {
    rule: "equal-access/form_label_unique", target: /label(?::nth-of-type\(\d+\))?$/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "The sign beside an amount (₹, %, days) is a second label, so that a press on it leads to the field. It is hidden from screen readers, which hear it in the field's own label.",
      hi: "रकम के पास का निशान (₹, %, दिन) दूसरा लेबल है, ताकि उसे दबाने पर भी फ़ील्ड में पहुँचें। स्क्रीन रीडर से वह छिपा है, क्योंकि वही बात फ़ील्ड के अपने नाम में सुनाई देती है।",
    },
  },
  {
    rule: "equal-access/input_label_before", target: /input$/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "The engine takes the sign after a figure (%, days), which is hidden from screen readers, for the field's label. The label itself stands before the field.",
      hi: "जाँच प्रोग्राम अंक के बाद के निशान (%, दिन) को, जो स्क्रीन रीडर से छिपा है, फ़ील्ड का नाम समझता है। असली नाम फ़ील्ड से पहले है।",
    },
  },
  {
    rule: "equal-access/aria_role_redundant", target: /[uo]l(?::nth-of-type\(\d+\))?$/, owner: lead, since: "2026-11-22", review: "2027-05-22",
    reason: {
      en: "Safari with VoiceOver takes a list without bullets for no list at all; role=\"list\" makes it one again. Elsewhere it changes nothing.",
      hi: "VoiceOver के साथ Safari बिना बुलेट वाली सूची को सूची नहीं मानता। role=\"list\" से वह फिर से सूची बन जाती है। बाकी जगह इससे कुछ नहीं बदलता।",
    },
  },
  {
    rule: "markup/element-permitted-content", target: /#radix-/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "Radix Select puts a style element into its open list, which hides the scroll bar. Browsers take it there, and nothing of it is heard.",
      hi: "Radix Select अपनी खुली सूची में style रखता है, जो स्क्रॉल पट्टी छिपाता है। ब्राउज़र इसे मानते हैं, और इसमें से कुछ भी सुनाई नहीं देता।",
    },
  },
  {
    rule: "equal-access/aria_hidden_nontabbable", target: /^span(?::nth-of-type\(\d+\))?$/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "Radix's focus guards (radix-ui/primitives#3593): they take the focus only to send it round within the open list, and say nothing.",
      hi: "Radix के फ़ोकस के पहरेदार (radix-ui/primitives#3593): इन पर फ़ोकस सिर्फ़ इसलिए आता है कि खुली सूची के भीतर घूमे। ये कुछ नहीं बोलते।",
    },
  },
];

/** For the audit's own report, which is held to the same checks. */
export const reportExceptions: readonly Exception[] = [
  {
    rule: "equal-access/element_tabbable_role_valid", target: /div(?::nth-of-type\(\d+\))?$/, owner: lead, since: "2026-11-21", review: "2027-05-21",
    reason: {
      en: "Only in this report: each of its tables takes the focus, so that the arrow keys can scroll it where it is wider than the screen. The report runs no script, and cannot know where that is.",
      hi: "सिर्फ़ इस रिपोर्ट में: इसकी हर तालिका पर फ़ोकस आता है, ताकि जहाँ वह स्क्रीन से चौड़ी हो, वहाँ उसे तीर वाली कुंजियों से खिसकाया जा सके। रिपोर्ट कोई स्क्रिप्ट नहीं चलाती, इसलिए यह पता नहीं लगा सकती कि तालिका कहाँ स्क्रीन से चौड़ी है।",
    },
  },
];

/** Whether an exception lets this stay. `list` is for tests. */
export const isExcepted = ({ rule, culprit }: Pick<Fault, "rule" | "culprit">, list: readonly Exception[] = exceptions): boolean =>
  list.some((exception) => exception.rule === rule && exception.target.test(culprit?.path ?? ""));
