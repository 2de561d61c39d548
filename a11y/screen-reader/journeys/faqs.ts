import { groups } from "../../../src/pages/faqs/groups.ts";
import { inVoice, says } from "../speech.ts";
import type { Journey } from "../session.ts";

const checks = {
  topic: { criteria: ["1.3.1", "2.4.6"], says: "The questions are grouped under headings that announce their level." },
  question: {
    criteria: ["1.3.1", "4.1.2"],
    says: "Each question is a heading and a button, and announces whether its answer is open.",
  },
  toggled: { criteria: ["4.1.2"], says: "Opening or closing an answer is announced immediately." },
  answer: { criteria: ["1.3.2"], says: "The answer follows its question, and a closed answer is skipped." },
  language: { criteria: ["3.1.1"], says: "Questions and answers are in the voice of the page's language." },
} as const;

const [first, second] = groups[0].questions;

/** The questions and answers, by headings. */
export const faqsJourney: Journey<keyof typeof checks> = {
  name: "faqs",
  title: "Questions and answers, opened and shut",
  route: "/faqs",
  checks,
  async run(session) {
    const { open, press, pressUntil, note, expect, t, language } = session;
    const question = (id: typeof first | typeof second) => t(`faq-questions:question.${id}`);
    await open();

    note("Goes from heading to heading.");
    expect(
      "topic",
      await pressUntil("h", t("faqs:heading"), 3),
      says("heading level 1"),
      inVoice(language, t("faqs:heading")),
    );
    expect("topic", await pressUntil("h", t(`faq-questions:group.${groups[0].id}`), 3), says("heading level 2"));
    const open1 = await press("h", question(first));
    expect("question", open1, says(question(first), "heading level 3", "expanded"));
    expect("language", open1, inVoice(language, question(first)));
    const read = await press("Down");
    expect("answer", read, says(/\S/));
    expect("language", read, inVoice(language, /\S/));
    const shut = await press("h", question(second));
    expect("question", shut, says(question(second), "heading level 3", "collapsed"));

    note("Opens the second question and closes it.");
    expect("toggled", await press("Return", "expanded"), says("expanded"));
    expect("answer", await press("Down"), inVoice(language, /\S/));
    await press("Up");
    expect("toggled", await press("Return", "collapsed"), says("collapsed"));
  },
};
