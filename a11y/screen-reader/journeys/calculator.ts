import { calculateSimpleInterest } from "#domain/interest";
import { formatNumber, formatRupees } from "#i18n/format";
import { inVoice, never, once, says } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  names: {
    criteria: ["1.3.1", "4.1.2"],
    says: "Each slider announces its label, its role, and its value with the unit.",
  },
  steps: { criteria: ["4.1.2"], says: "Each step of a slider announces the new value in words, once." },
  summary: {
    criteria: ["4.1.3"],
    says: "Interest and total are announced once, after the last step, and not at the steps before it.",
  },
  typed: {
    criteria: ["4.1.2", "4.1.3"],
    says: "The number field beside the slider has a name, and the result of a typed number is announced once.",
  },
  silence: { criteria: ["2.2.4", "4.1.3"], says: "Nothing is announced while no one does anything." },
  language: { criteria: ["3.1.1"], says: "Labels and values are in the voice of the page's language." },
} as const;

/** The calculator on the home page: its sliders and the number fields beside them. */
export const calculatorJourney: Journey<keyof typeof checks> = {
  name: "calculator",
  title: "The calculator, by slider and by number",
  route: "/",
  checks,
  async run(session) {
    const { open, press, pressUntil, type, listenFor, note, expect, t, language } = session;
    const rupees = (amount: number) => t("calculator:amount.spoken", { amount: formatNumber(amount, language) });
    const cost = (amountRupees: number) => {
      const { interestRupees, totalRupees } = calculateSimpleInterest({ amountRupees, tenureDays: 90, ratePercent: 8 });
      return t("calculator:summary.announce", {
        interest: formatRupees(interestRupees, language, 2),
        total: formatRupees(totalRupees, language, 2),
      });
    };
    await open("/#calculator");
    expect("silence", await listenFor(4_500), never(/\S/));

    note("Goes to the number field of the first slider.");
    const exact = await press("Tab", t("calculator:amount.exact"));
    expect("typed", exact, says(t("calculator:amount.exact"), "entry"));
    expect("language", exact, inVoice(language, t("calculator:amount.exact")));
    const typed = await type("30000", cost(30_000));
    expect("typed", typed, once(cost(30_000)));

    note("Moves the slider three steps, quickly.");
    const amount = await press("Tab", rupees(30_000));
    expect("names", amount, says(t("calculator:amount.label"), "slider", rupees(30_000)));
    expect("language", amount, inVoice(language, t("calculator:amount.label")), inVoice(language, rupees(30_000)));
    const steps = await press(["Right", "Right", "Right"], cost(33_000), {
      optional: [rupees(31_000), rupees(32_000)],
    });
    expect("summary", steps, once(cost(33_000)), never(cost(31_000)), never(cost(32_000)));
    note("Moves it one step.");
    const step = await press("Right", cost(34_000));
    expect("steps", step, once(rupees(34_000)), inVoice(language, rupees(34_000)));
    expect("summary", step, once(cost(34_000)));

    note("Goes to the other two sliders.");
    const tenure = await pressUntil("Tab", t("calculator:tenure.value", { count: 90 }), 2);
    expect("names", tenure, says(t("calculator:tenure.label"), "slider"));
    const rate = await pressUntil("Tab", t("calculator:rate.spoken", { rate: "8" }), 2);
    expect("names", rate, says(t("calculator:rate.label"), "slider"));
  },
};
