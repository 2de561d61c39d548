import type { Violation } from "./audit/violation.ts";
import type { LocalizedText } from "./localized-text.ts";

/** A violation we accept, with a reason. Every other violation fails the run. The report lists all exceptions. */
export interface Exception {
  /** Engine and rule: "equal-access/aria_content_in_landmark". */
  rule: string;
  /** Matches the selector of the target. */
  target: RegExp;
  reason: LocalizedText;
  /** The role responsible for it. */
  owner: LocalizedText;
  /** ISO date since which it is accepted. */
  since: string;
  /** ISO date of its next review. */
  review: string;
}

const lead: LocalizedText = { en: "Accessibility lead", hi: "सुगम्यता प्रमुख" };

// On a page it follows the notice about scripts; in a component it comes first.
const skipLink = /^(?:div(?::nth-of-type\(2\))? > )?a$/;

/** Each rule here requires more than WCAG, or misjudges a component that works for its users. */
export const exceptions: readonly Exception[] = [
  {
    rule: "equal-access/aria_content_in_landmark",
    target: skipLink,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "The skip link comes before the header, outside every landmark, so that it is the first thing people reach. GOV.UK does the same, and WCAG asks for no landmark around it.",
      hi: "मुख्य सामग्री तक ले जाने वाला लिंक शीर्ष भाग से पहले, किसी भी क्षेत्र के बाहर है, ताकि सबसे पहले वही मिले। GOV.UK भी ऐसा ही करता है, और WCAG इसके चारों ओर कोई क्षेत्र नहीं माँगता।",
    },
  },
  {
    rule: "axe/region",
    target: skipLink,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "The same link. axe recognises a skip link only if it comes before every other link. Here a notice with a phone number comes first; it is hidden while scripts work.",
      hi: "यह भी वही लिंक है। axe उसे तभी पहचानता है जब उससे पहले कोई और लिंक न हो, और उससे पहले फ़ोन नंबर वाली सूचना है, जो स्क्रिप्ट चलने पर छिपी रहती है।",
    },
  },
  {
    rule: "equal-access/aria_article_label_unique",
    target: /article$/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "An article is not a landmark, and each of these articles starts with its own heading, so people can find it. With an extra name, screen readers would read the same words twice.",
      hi: "article लैंडमार्क (पेज का बड़ा भाग) नहीं होता। यहाँ हर article अपने शीर्षक से शुरू होता है, इसलिए वह आसानी से मिल जाता है। अलग से नाम देने पर वही बात दो बार सुनाई देगी।",
    },
  },
  {
    rule: "equal-access/form_label_unique",
    target: /label(?::nth-of-type\(\d+\))?$/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "The symbol beside an amount (₹, %, days) is a second label, so that pressing it moves the focus to the field. The symbol is hidden from screen readers, because the field's own label already says the same.",
      hi: "रकम के पास का निशान (₹, %, दिन) दूसरा लेबल है, ताकि उसे दबाने पर भी फ़ोकस फ़ील्ड में पहुँच जाए। यह निशान स्क्रीन रीडर से छिपा है, क्योंकि यही बात फ़ील्ड के अपने लेबल में सुनाई देती है।",
    },
  },
  {
    rule: "equal-access/input_label_before",
    target: /input$/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "The tool takes the symbol after a number (%, days) for the label of the field, although the symbol is hidden from screen readers. The real label is before the field.",
      hi: "संख्या के बाद का निशान (%, दिन) स्क्रीन रीडर से छिपा है, पर प्रोग्राम उसे फ़ील्ड का लेबल समझ लेता है। असली लेबल फ़ील्ड से पहले है।",
    },
  },
  {
    rule: "equal-access/aria_role_redundant",
    target: /[uo]l(?::nth-of-type\(\d+\))?$/,
    owner: lead,
    since: "2026-11-22",
    review: "2027-05-22",
    reason: {
      en: 'Safari with VoiceOver does not treat a list without bullets as a list. With role="list" it does. This changes nothing in other browsers.',
      hi: 'VoiceOver के साथ Safari बिना बुलेट वाली सूची को सूची नहीं मानता। role="list" लिखने पर वह उसे सूची मान लेता है। दूसरे ब्राउज़रों में इससे कुछ नहीं बदलता।',
    },
  },
  {
    rule: "markup/element-permitted-content",
    target: /#radix-/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "Radix Select puts a style element into its open list to hide the scroll bar. Browsers accept this element there, and screen readers do not announce it.",
      hi: "Radix Select स्क्रॉल पट्टी छिपाने के लिए अपनी खुली सूची में style रखता है। ब्राउज़र वहाँ style को स्वीकार करते हैं, और स्क्रीन रीडर उसे नहीं बोलते।",
    },
  },
  {
    rule: "equal-access/aria_hidden_nontabbable",
    target: /^span(?::nth-of-type\(\d+\))?$/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "These elements are the focus guards of Radix (radix-ui/primitives#3593). They take the focus only to keep it inside the open list, and screen readers do not announce them.",
      hi: "ये Radix के फ़ोकस रोकने वाले हिस्से हैं (radix-ui/primitives#3593)। इन पर फ़ोकस सिर्फ़ इसलिए आता है कि वह खुली सूची के भीतर ही रहे। स्क्रीन रीडर इन्हें नहीं बोलते।",
    },
  },
];

/** Exceptions for the audit's own report, which must pass the same checks. */
export const reportExceptions: readonly Exception[] = [
  {
    rule: "equal-access/element_tabbable_role_valid",
    target: /div(?::nth-of-type\(\d+\))?$/,
    owner: lead,
    since: "2026-11-21",
    review: "2027-05-21",
    reason: {
      en: "This applies only to this report. Each of its tables takes the focus, so that people can scroll it with the arrow keys if it is wider than the screen. The report runs no script, so it cannot find out which tables are too wide.",
      hi: "यह बात सिर्फ़ इस रिपोर्ट पर लागू है। इसकी हर तालिका पर फ़ोकस आता है, ताकि तालिका स्क्रीन से चौड़ी हो, तो उसे तीर वाली कुंजियों से खिसकाया जा सके। रिपोर्ट में कोई स्क्रिप्ट नहीं चलती, इसलिए वह पता नहीं कर सकती कि कौन-सी तालिका स्क्रीन से चौड़ी है।",
    },
  },
];

/** Whether an exception covers this violation. */
export const isExcepted = (
  { rule, target }: Pick<Violation, "rule" | "target">,
  list: readonly Exception[] = exceptions,
): boolean => list.some((exception) => exception.rule === rule && exception.target.test(target?.path ?? ""));
