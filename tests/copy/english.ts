import { proseOf } from "./texts.ts";

/** A habit that is not idiomatic English, what to write instead, and a sentence that shows it. */
interface Habit {
  pattern: RegExp;
  instead: string;
  example: string;
}

/** Habits that were once in nearly every file. The words for single terms are in `docs/glossary.md`. */
export const habits: Habit[] = [
  {
    pattern: /\bstands? (?:in|on|at|there|here|above|below|beside|under)\b|\bwhere .{0,30}\bstands\b|\babove stands\b/i,
    instead: "is shown, listed, explained, printed",
    example: "How long we keep it stands in the Privacy Policy.",
  },
  {
    pattern: /\bwhoever\b|(?:^|[.:;] )Who (?:is|has|was|wants|learns)\b[^?]*[.;]/i,
    instead: "anyone who, customers who",
    example: "Whoever asks for a fee is not us.",
  },
  {
    pattern: /\b(?:nobody|somebody|anybody)\b/i,
    instead: "no one, someone, anyone",
    example: "Nobody may threaten you.",
  },
  { pattern: /\bat once\b/i, instead: "immediately, or in one payment", example: "Call us at once." },
  {
    pattern: /\b(?:beforehand|anew|reckon(?:ed|ing|s)?|whom|upon|hereof|thereof)\b/i,
    instead: "before you sign, again, calculate, who, on",
    example: "The cost is reckoned anew.",
  },
  {
    pattern: /\bmend(?:s|ed|ing)?\b|\bput (?:it |things |the report )?right\b/i,
    instead: "fix, correct",
    example: "Tell us and we mend it.",
  },
  {
    pattern: /\bdear(?:er|est)\b|\b(?:is|too|so|very) dear\b/i,
    instead: "expensive, costs more",
    example: "A monthly rate makes a loan dearer.",
  },
  { pattern: /\bcosts? (?:you )?nothing\b/i, instead: "is free", example: "Complaining costs nothing." },
  {
    pattern: /\b(?:is|are|was|be|been) paid out\b|\bpays? out\b(?! of)|\bpaying out\b/i,
    instead: "reaches your bank account, disburses",
    example: "No fee before your loan is paid out.",
  },
  {
    pattern: /\bis no (?:promise|offer|complaint|reproach|guarantee|condition)\b/i,
    instead: "is not a, does not",
    example: "Applying is no promise of a loan.",
  },
  {
    pattern: /\byou have an answer\b|\byou hear (?:from us|of)\b/i,
    instead: "you will get a decision, we will contact you",
    example: "You have an answer within 2 days.",
  },
  {
    pattern: /\b(?:you|they) are told\b|\bis told of\b/i,
    instead: "we will tell you",
    example: "You are told the agent's name.",
  },
  {
    pattern: /, also (?:when|if|by|on|for|in)\b/i,
    instead: "even if, including",
    example: "It stays here, also when the network breaks.",
  },
  {
    pattern: /\b(?:days|time|date|day) (?:on|in|by|from) which\b/i,
    instead: "the days you used the loan",
    example: "You pay for the days on which you had the money.",
  },
  {
    pattern:
      /\byour? papers\b|\bpapers (?:you|that|are|for|go)\b|\b(?:keep|send|show|collect|check)\w* (?:the |your |every )?papers?\b/i,
    instead: "documents",
    example: "Send your papers.",
  },
  {
    pattern: /\bin plain words\b|\bshort-term loan in\b/i,
    instead: "explained simply",
    example: "Loans in plain words",
  },
  {
    pattern: /\bsave (?:where|for|that|as)\b/i,
    instead: "except where",
    example: "It applies, save where the law differs.",
  },
  {
    pattern: /\bShould (?!(?:I|you|we|it) [^?]*\?)[a-z]+ [a-z ]{0,40}(?:be |differ|disagree|fail)/,
    instead: "If ...",
    example: "Should two texts differ, this one applies.",
  },
  {
    pattern: /\b(?:which|this|the) (?:\w+ )?governs\b/i,
    instead: "which version applies",
    example: "Which text governs",
  },
  { pattern: /\byearly (?:report|review|return)/i, instead: "annual, every year", example: "The yearly report" },
];

/** The habits in a text, each with what to write instead; nothing when the English is fine. */
export const oddities = (text: string): string[] =>
  habits.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(proseOf(text));
    return found ? [`"${found[0]}": write ${instead}`] : [];
  });
