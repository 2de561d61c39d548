import { describe, expect, it } from "vitest";
import { languageCodes } from "#i18n/languages";
import { textsOf } from "./texts.ts";

/** Texts that quote another one: a button, a heading, a link or a subject. */
const quotes: [text: string, quoted: string][] = [
  ["video-statement: noLink.thanks", "apply: done.video"],
  ["video-statement: heading", "apply: done.video"],
  ["post-apr: text.body.22", "calculator: trueCost.heading"],
  ["policy-accessibility: text.sections.features.body.0.list.0", "shell: skip"],
  ["policy-accessibility: text.sections.gaps.body.0.terms.2.1", "video-kyc: heading"],
  ["policy-accessibility: text.sections.gaps.body.0.terms.4.1", "repay: heading"],
  ["policy-accessibility: text.sections.gaps.body.0.terms.5.1", "about: heading"],
  ["policy-privacy: text.sections.device.body.1.list.1", "video-statement: review.submit"],
  ["policy-privacy: text.sections.deletionDuringLoan.body.2", "policy-privacy: text.sections.retention.title"],
  ["policy-privacy: text.sections.rights.body.8.steps.0", "apply: clear"],
  ["server: status.disbursed.next", "repay: heading"],
];

describe.each(languageCodes)("in %s", (language) => {
  const texts = new Map(textsOf(language).map(({ key, text }) => [key, text]));

  it.each(quotes)("%s quotes %s word for word", (key, quoted) => {
    expect(texts.get(key)).toContain(texts.get(quoted)!);
  });
});
