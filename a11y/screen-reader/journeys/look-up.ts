import { translate } from "../../../server/messages/messages.ts";
import { inVoice, once, says, notInterrupted } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  named: { criteria: ["3.3.2", "4.1.2"], says: "The field announces its label and that it is required." },
  missing: { criteria: ["3.3.1"], says: "If the form is submitted empty, the field announces what is missing." },
  answer: { criteria: ["1.3.2", "4.1.3"], says: "The answer is announced once, in the order in which it is written." },
  found: { criteria: ["1.3.2"], says: "Reading on leads to the answer." },
} as const;

/** The look-up, submitted empty and then with an unknown number. */
export const lookUpJourney: Journey<keyof typeof checks> = {
  name: "look-up",
  title: "An application looked up, and not found",
  route: "/check",
  checks,
  async run(session) {
    const { open, page, press, pressUntil, focus, type, note, expect, t, language } = session;
    const label = t("check:label");
    const [state, next] = [translate(language, "status.unknown.state"), translate(language, "status.unknown.next")];
    await open();
    // Leaves the field and returns by key, because focus set by script does not always put Orca into focus mode, which
    // typing needs.
    await focus(page.locator("#lookup-value"));
    await press("shift+Tab");
    const field = await press("Tab", label);
    expect("named", field, says(label, "entry required"), inVoice(language, label));

    note("Submits the empty look-up.");
    const missing = t("errors:field.required");
    expect("missing", await press("Return", missing), says(missing));

    note("Looks up a number that has no application.");
    await type("9000000009");
    const answer = await press("Return", state);
    expect("answer", answer, once(state), says(`${state} ${next}`), notInterrupted(state));

    note("Reads on from the heading.");
    await press("Tab", t("check:submit"));
    expect("found", await pressUntil("Down", next, 6), says(next));
  },
};
