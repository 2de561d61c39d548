import { languages, otherLanguages } from "#i18n/languages";
import { createTranslate } from "../../../testing/translate.ts";
import { inVoice, says } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  named: {
    criteria: ["2.4.4", "3.1.2"],
    says: "The language link is named in the other language and read in that language's voice.",
  },
  arrived: {
    criteria: ["2.4.2", "3.1.1", "3.2.5"],
    says: "After the language changes, the page title is announced in the new language.",
  },
  focus: {
    criteria: ["2.4.3", "3.1.2"],
    says: "The focus stays on the language link, which now names the previous language.",
  },
  kept: {
    criteria: ["3.3.7", "4.1.2"],
    says: "The field keeps what was typed, and its label is in the new language and voice.",
  },
} as const;

/** Switches the language in the middle of the form. */
export const languageSwitchJourney: Journey<keyof typeof checks> = {
  name: "language-switch",
  title: "From one language into the other, halfway through the form",
  route: "/apply-now",
  checks,
  async run(session) {
    const { open, page, press, pressUntil, focus, type, note, expect, language, t } = session;
    const [other] = otherLanguages(language);
    const otherT = createTranslate(other!);
    await open();
    note("Types an amount, and goes back to the language switch.");
    // Leaves the field and returns by key, because focus set by script does not always put Orca into focus mode, which
    // typing needs.
    await focus(page.locator("#apply-loanAmount"));
    await press("shift+Tab");
    await press("Tab", t("apply:field.loanAmount.label"));
    await type("52500");
    const link = await pressUntil("shift+Tab", languages[other!].name, 8);
    expect("named", link, says("link"), inVoice(other!, languages[other!].name));

    note("Switches the language.");
    const arrived = await press("Return", languages[language].name);
    expect("arrived", arrived, says(otherT("shell:title", { page: otherT("apply:meta.title") })));
    expect("focus", arrived, says("link"), inVoice(language, languages[language].name));
    const field = await pressUntil("Tab", otherT("apply:field.loanAmount.label"), 8);
    expect("kept", field, inVoice(other!, otherT("apply:field.loanAmount.label")), says("52500"));
  },
};
