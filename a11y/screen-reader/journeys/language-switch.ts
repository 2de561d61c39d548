import { languages, otherLanguages } from "#i18n/languages";
import { voiceOf } from "../../../tests/support/voice.ts";
import { inVoice, says } from "../heard.ts";
import type { Journey } from "../visit.ts";

const checks = {
  named: { criteria: ["2.4.4", "3.1.2"], says: "The language link is named in the other language and read in that language's voice." },
  arrived: { criteria: ["2.4.2", "3.1.1", "3.2.5"], says: "After the language changes, the page title is announced in the new language." },
  focus: { criteria: ["2.4.3", "3.1.2"], says: "The focus stays on the language link, which now names the previous language." },
  kept: { criteria: ["3.3.7", "4.1.2"], says: "The field keeps what was typed, and its label is in the new language and voice." },
} as const;

/** From one language into the other in the middle of the form. */
export const languageSwitch: Journey<keyof typeof checks> = {
  name: "language-switch",
  title: "From one language into the other, halfway through the form",
  route: "/apply-now",
  checks,
  async run(visit) {
    const { open, page, press, pressUntil, comeTo, type, note, expect, language, t } = visit;
    const [twin] = otherLanguages(language);
    const tt = voiceOf(twin!);
    await open();
    note("Types an amount, and goes back to the switch.");
    // Away and back by key: a focus that comes from elsewhere does not always bring Orca into focus mode, where one can type.
    await comeTo(page.locator("#apply-loanAmount"));
    await press("shift+Tab");
    await press("Tab", t("apply:field.loanAmount.label"));
    await type("52500");
    const link = await pressUntil("shift+Tab", languages[twin!].name, 8);
    expect("named", link, says("link"), inVoice(twin!, languages[twin!].name));

    note("Switches.");
    const arrived = await press("Return", languages[language].name);
    expect("arrived", arrived, says(tt("shell:title", { page: tt("apply:meta.title") })));
    expect("focus", arrived, says("link"), inVoice(language, languages[language].name));
    const field = await pressUntil("Tab", tt("apply:field.loanAmount.label"), 8);
    expect("kept", field, inVoice(twin!, tt("apply:field.loanAmount.label")), says("52500"));
  },
};
