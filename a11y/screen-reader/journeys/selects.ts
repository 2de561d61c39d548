import { inOrder, inVoice, never, once, says } from "../speech.ts";
import { focusMovesOn, type Journey } from "../session.ts";

const checks = {
  waiting: {
    criteria: ["3.3.2", "4.1.2"],
    says: "A list that depends on another list announces why it cannot be used yet.",
  },
  closed: {
    criteria: ["1.3.1", "4.1.2"],
    says: "A closed list announces its label, the selected option, and that it is a list to choose from.",
  },
  open: { criteria: ["4.1.2"], says: "The open list announces each option when it is reached." },
  escape: {
    criteria: ["2.1.2", "3.2.2"],
    says: "Escape closes the list, selects nothing and returns the focus to the list.",
  },
  chosen: {
    criteria: ["4.1.2"],
    says: "The selected option is announced once as the value, and in the open list as selected.",
  },
  loaded: {
    criteria: ["4.1.2", "4.1.3"],
    says: "The next list can be used once the list before it has a selected option, and announces this when it is reached.",
  },
  language: { criteria: ["3.1.1"], says: "Labels and options are in the voice of the page's language." },
} as const;

/** State, city and PIN code with their lists. */
export const selectsJourney: Journey<keyof typeof checks> = {
  name: "selects",
  title: "State, city and PIN code chosen from their lists",
  route: "/apply-now",
  checks,
  async run(session) {
    const { open, page, press, focus, note, expect, t, language } = session;
    const label = (field: string) => t(`apply:field.${field}.label`);
    await open();
    // A person comes here through the form above, which is another journey.
    await page.getByRole("button", { name: t("apply:pin.byLists") }).click();
    // The list for a mouse takes the place of the browser's own only while that one has no focus.
    await focus(page.locator("#apply-officialEmail"));
    await page.locator("#apply-state[role=combobox]").waitFor();

    note("Goes through the lists while nothing is chosen.");
    const state = await press("Tab", label("state"));
    expect(
      "closed",
      state,
      inOrder(label("state"), "combo box", t("apply:field.state.choose")),
      once(t("apply:field.state.choose")),
    );
    expect("language", state, inVoice(language, label("state")));
    for (const field of ["city", "pincode"] as const) {
      const speech = await press("Tab", label(field));
      // Orca 43 does not announce a disabled combo box (formatting.py); the hint says it.
      expect("waiting", speech, says(label(field), "combo box", t(`apply:field.${field}.first`)));
    }
    await press("shift+Tab", label("city"));
    await press("shift+Tab", label("state"));

    note("Opens the list and closes it without a choice.");
    const opened = await press("Return", "list box");
    expect("open", opened, says("list box"));
    const down = await press("Down");
    expect("open", down, says(/\S/));
    expect("language", down, inVoice(language, /\S/));
    const left = await press("Escape", label("state"), { varies: focusMovesOn });
    expect("escape", left, inOrder(label("state"), "combo box"));

    for (const field of ["state", "city", "pincode"] as const) {
      note(`Chooses the last of the list: ${label(field)}.`);
      if (field !== "state") {
        const next = await press("Tab", label(field));
        expect(
          "loaded",
          next,
          inOrder(label(field), "combo box", t(`apply:field.${field}.choose`)),
          never(t(`apply:field.${field}.first`)),
        );
      }
      await press("Return", "list box");
      const option = ((await press("End")).utterances.at(-1)?.text ?? "(an option)").replace(/\.$/, "");
      expect(
        "chosen",
        await press("Return", label(field), { varies: focusMovesOn }),
        inOrder(label(field), "combo box"),
      );
      await press("shift+Tab");
      const again = await press("Tab", label(field));
      expect("chosen", again, inOrder(label(field), "combo box", option), once(option));
    }
    note("Opens the last list again.");
    expect("chosen", await press("Return", t("apply:chosen")), says(t("apply:chosen")));
    await press("Escape", undefined, { varies: focusMovesOn });
  },
};
