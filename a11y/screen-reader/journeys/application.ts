import type { ApplicationField } from "#domain/application";
import { inOrder, inVoice, never, once, says, notInterrupted, type SpeechLog } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  title: { criteria: ["2.4.2"], says: "The page title is announced when the page has loaded." },
  skip: { criteria: ["2.4.1"], says: "The first stop is the skip link, and it moves the focus to the main content." },
  names: {
    criteria: ["1.3.1", "3.3.2", "4.1.2"],
    says: "Each field announces its label, its role and whether it is required.",
  },
  hints: { criteria: ["1.3.1", "3.3.2"], says: "Each hint is announced with its field." },
  summary: {
    criteria: ["3.3.1", "4.1.3"],
    says: "If the form cannot be submitted, the number of errors is announced once and not cut short.",
  },
  links: {
    criteria: ["2.4.4", "3.3.1"],
    says: "Each link in the error summary names the field and the error, and leads to that field.",
  },
  errors: {
    criteria: ["3.3.1", "3.3.3", "4.1.2"],
    says: "Each field with an error announces that it is invalid, with the message shown beside it.",
  },
  mended: {
    criteria: ["3.3.1", "4.1.2"],
    says: "A field is no longer announced as invalid once it has been corrected.",
  },
  choices: {
    criteria: ["1.3.1", "4.1.2"],
    says: "Radio buttons and the check box announce their group, their name and their state.",
  },
  places: { criteria: ["1.3.1", "4.1.2"], says: "The PIN code announces the state and city that it stands for." },
  checked: {
    criteria: ["2.4.3", "3.3.4"],
    says: "Before anything is sent, the heading of the checked answers is announced.",
  },
  thanks: {
    criteria: ["2.4.3", "4.1.3"],
    says: "After the application is submitted, the Thank You heading is announced. Reading on gives the confirmation and the application number.",
  },
  language: { criteria: ["3.1.1", "3.1.2"], says: "Labels, hints and errors are in the voice of the page's language." },
} as const;

/** The application, submitted first with errors and then without. */
export const applicationJourney: Journey<keyof typeof checks> = {
  name: "application",
  title: "The application, sent wrong and then right",
  route: "/apply-now",
  checks,
  async run(session) {
    const { open, press, pressUntil, type, note, expect, t, language } = session;
    const label = (field: ApplicationField) => t(`apply:field.${field}.label`);
    const invalid = "invalid entry";

    const opened = await open();
    expect("title", opened, says(t("shell:title", { page: t("apply:meta.title") })));
    const skip = await press("Tab");
    // Orca may have announced it with the page and not again when the focus arrives.
    const both: SpeechLog = { ...skip, utterances: [...opened.utterances, ...skip.utterances] };
    expect("skip", both, says(t("shell:skip"), "link"), inVoice(language, t("shell:skip")));
    expect("skip", await press("Return", "main content"), says("main content"));

    note("Goes to the first field and submits the empty form.");
    const first = await pressUntil("Tab", label("loanAmount"));
    expect("names", first, says(label("loanAmount"), "entry required"), never(invalid));
    expect("hints", first, says(t("apply:field.loanAmount.hint", { example: "25,000" })));
    const heading = t("errors:summary.heading", { count: 10 });
    const summary = await press("Return", heading);
    expect("summary", summary, once(heading), notInterrupted(heading), inVoice(language, heading));
    const required = t("errors:field.required");
    const link = t("errors:summary.link", { field: label("loanAmount"), message: required });
    expect("links", await press("Tab", link), says(link, "link"));

    note("Follows each link of the summary and corrects its field.");
    /** Listens to a field with an error. */
    const wrong = (
      speech: Parameters<typeof expect>[1],
      field: ApplicationField,
      message = required,
      control = label(field),
    ) => {
      expect("names", speech, says(label(field)));
      expect("errors", speech, inOrder(invalid, message));
      expect("language", speech, inVoice(language, control), inVoice(language, message));
    };
    const loan = await press("Return", required);
    expect("links", loan, says(label("loanAmount")));
    wrong(loan, "loanAmount");
    await type("52500");
    await press("shift+Tab");
    expect(
      "mended",
      await press("Tab", label("loanAmount")),
      says(label("loanAmount"), "52500"),
      never(invalid),
      never(required),
    );

    const income = await press("Tab", label("monthlyIncome"));
    wrong(income, "monthlyIncome");
    await type("35000");
    for (const field of ["obligations", "firstName", "middleName", "lastName", "panNumber"] as const) {
      const speech = await press("Tab", label(field));
      expect("names", speech, says(label(field), "entry"));
      expect("language", speech, inVoice(language, label(field)));
      if (field === "firstName" || field === "panNumber") wrong(speech, field);
      if (field !== "middleName" && field !== "lastName") expect("hints", speech, says(t(`apply:field.${field}.hint`)));
      await type(
        {
          obligations: "0",
          firstName: "Example",
          middleName: "Middle",
          lastName: "Applicant",
          panNumber: "ABCDE1234F",
        }[field],
      );
    }
    const why = t("apply:field.panNumber.why");
    expect("names", await press("Tab", why), says(why, "toggle button collapsed"), inVoice(language, why));
    const dob = await press("Tab", t("apply:field.dob.day"));
    expect("names", dob, says(label("dob"), t("apply:field.dob.day"), "entry"));
    // Orca adds "panel" to the name of a group, and says both in the voice of its own language.
    wrong(dob, "dob", required, t("apply:field.dob.day"));
    await type("5");
    for (const [part, text] of [
      ["month", "5"],
      ["year", "1990"],
    ] as const) {
      expect("names", await press("Tab", t(`apply:field.dob.${part}`)), says(t(`apply:field.dob.${part}`), "entry"));
      await type(text);
    }

    const male = await pressUntil("Tab", t("apply:field.gender.male"), 3);
    expect(
      "choices",
      male,
      says(t("apply:field.gender.label"), t("apply:field.gender.male"), "radio button", "not selected"),
    );
    expect("language", male, inVoice(language, t("apply:field.gender.male")));
    expect("choices", await press("space", /^selected/), says(/(^| )selected/));

    for (const field of ["mobile", "altMobile", "email", "officialEmail"] as const) {
      const speech = await press("Tab", label(field));
      expect("names", speech, says(label(field), "entry"));
      expect("language", speech, inVoice(language, label(field)));
      if (field === "mobile") wrong(speech, field, t("errors:field.mobileTenDigits"));
      if (field === "email") wrong(speech, field);
      // Orca announces an error while typing only if it gets to it before the next key.
      const saidOrNot = [t("errors:field.mobileWhileTyping"), t("errors:field.emailInvalid")];
      if (field !== "officialEmail")
        await type(
          { mobile: "9876543210", altMobile: "9000000001", email: "applicant@mail.example" }[field],
          undefined,
          { optional: saidOrNot },
        );
    }
    const pin = await press("Tab", label("pincode"));
    expect("names", pin, says(label("pincode"), "entry"));
    expect("hints", pin, says(t("apply:pin.hint")));
    wrong(pin, "pincode");
    const place = language === "hi" ? { state: "गोवा", city: "उत्तर गोवा" } : { state: "Goa", city: "North Goa" };
    const found = t("apply:pin.found", place);
    // Orca reads a description that changes in the voice of its own language.
    expect("places", await type("403001", found), says(found));
    expect("places", await press("Tab", t("apply:pin.byLists")), says(t("apply:pin.byLists"), "button"));
    await press("Tab", t("apply:example.sheet"));
    const consent = await press("Tab", t("errors:field.acceptTerms"));
    expect("choices", consent, says("check box not checked", "required"));
    expect("errors", consent, inOrder(invalid, t("errors:field.acceptTerms")));
    expect("choices", await press("space", "checked"), says("checked"), never("not checked"));

    note("Submits the form again.");
    await pressUntil("Tab", t("apply:check.open"), 4);
    const checked = await press("Return", t("apply:check.heading"));
    expect(
      "checked",
      checked,
      says(t("apply:check.heading"), "heading level 2"),
      notInterrupted(t("apply:check.heading")),
    );
    await pressUntil("Tab", t("apply:submit"), 48);
    const thanks = await press("Return", t("apply:done.heading"));
    expect("thanks", thanks, says(t("apply:done.heading"), "heading level 1"), notInterrupted(t("apply:done.heading")));
    expect("thanks", await press("Down", t("apply:done.message")), inVoice(language, t("apply:done.message")));
    expect("thanks", await press("Down", t("apply:done.reference")), says(t("apply:done.reference")));
    expect("thanks", await press("Down"), says(/SL/));
  },
};
