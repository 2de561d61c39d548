import { proseOf } from "./texts.ts";

/** Short forms and names that stay in Latin letters. Everything else is Hindi. */
export const latin = new Set([
  "PAN",
  "OTP",
  "KYC",
  "EMI",
  "EPI",
  "UPI",
  "IFSC",
  "QR",
  "GST",
  "ITR",
  "NOC",
  "APR",
  "KFS",
  "NBFC",
  "NPA",
  "RBI",
  "LSP",
  "CIC",
  "CDD",
  "PEP",
  "PLR",
  "PMLA",
  "CIN",
  "SMS",
  "PDF",
  "MB",
  "MP",
  "MOV",
  "WebM",
  "V-CIP",
  "FIU-IND",
  "WhatsApp",
  "JavaScript",
  "HTTPS",
  "https",
  "English",
  "Saral",
  "Fintech",
  "Private",
  "Limited",
  "Udaharan",
  "Finance",
  "Example",
  "Bank",
  "ABCDE",
  "F",
  "PIN",
  "CERT-In",
  "OpenStreetMap",
  "SMA",
  "UTR",
  "CVV",
  "IT",
  "IP",
  "CRPC",
  "CKYCR",
  "UCIC",
  "UIDAI",
  "WCAG",
  "EN",
  "IS",
  "A",
  "AA",
  "AAA",
  "HTML",
  "CSS",
  "WAI-ARIA",
  "Tab",
  "Escape",
  "Orca",
  "NVDA",
  "JAWS",
  "VoiceOver",
  "TalkBack",
  "Chrome",
  "Edge",
  "Firefox",
  "Safari",
  "Android",
  "Windows",
  "iPhone",
  "Mac",
  "NISD",
  "G",
]);

/** A whole word or phrase of Devanagari: `\b` knows only Latin letters. */
const word = (phrase: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${phrase})(?![\\p{L}\\p{M}])`, "u");

const nukta = "\u093C";

/** Mistakes in any Hindi text, and what to write instead. Single terms are in `docs/glossary.md`. */
const rules: [pattern: RegExp, instead: string][] = [
  [/[०-९]/, "Latin digits"],
  [/[\p{Script=Devanagari})"”]\./u, "the danda ends a sentence"],
  [/\p{Script=Devanagari}\|/u, "the danda ends a sentence"],
  [/\s[।?!,:;]/, "no space before the mark"],
  [/।(?=[^\s"”)<])/u, "a space after the danda"],
  [/[a-zA-Z\d]।(?=[a-zA-Z])/, "a full stop within Latin letters"],
  [word("तुम|तुम्हें|तुम्हारा|तुम्हारी|तुम्हारे|तू"), "आप"],
  [word("करो|लिखो|चुनो|भरो|भेजो|देखो|जाओ|कीजिए|कीजिएगा|लिखिए|चुनिए|भरिए|दीजिए|कीजिये"), "requests end in -ें"],
  [/\p{L}\p{M}*ता\/\p{L}*\p{M}*ती|करता हूँ|करती हूँ|चाहता हूँ|चाहती हूँ|देता हूँ|देती हूँ/u, "a form that fits every reader"],
  [/[कखग]\u093C/, "no dot under क, ख, ग"],
  [word("लिये|गये|गयी|गयीं|नयी|नये|चाहिये|दिये जाये|जाये"), "लिए, गए, गई, नई, चाहिए"],
  // RBI's complaints centre keeps its own name in its postal address.
  [word("प्रविष्ट|अभिगम|दूरभाष|(?<!केंद्रीकृत प्राप्ति और )प्रसंस्करण|कंटिन्यू|प्रोसीड|सबमिट|अप्लाई"), "the word people say"],
  [
    word("ईएमआई|केवाईसी|ओटीपी|यूपीआई|आईएफएससी|क्यूआर|जीएसटी|आईटीआर|एनओसी|एपीआर|केएफएस|एनबीएफसी|आरबीआई|पैन|व्हाट्सएप|वॉट्सऐप"),
    "the short form in Latin letters",
  ],
  [word("हिंदी"), "हिन्दी"],
  [word("रूपये|रुपए|रुपैये"), "रुपये"],
  [word("Lac|Cr|लाख़"), "लाख, करोड़"],
  [
    word("जांच|पांच|यहां|वहां|कहां|हूं|हां|आंकड़े|मां|चुकाएं|जाएं|करेंं|पाएं|बताएं|लाएं|दिखाएं|मिटाएं|हटाएं|सकतीं हूं"),
    "chandrabindu for a nasal vowel",
  ],
  [
    /(?<![\p{L}\p{M}])(?!हिन्दी|स्टाम्प)(?:\p{L}\p{M}*)*(?:न्[तथदध]|म्[पफबभ]|ङ्[कखगघ]|ञ्[चछजझ]|ण्[टठडढ])/u,
    "anusvara for a nasal consonant",
  ],
  [
    word(`(?:जरूर|मंजूर|दस्तावेज|रिजर्व|इजाजत|ज्यादा|रोज|तेज|नजर|बाजार|चीज|गुजर|हजार|जिल)(?:ी|त|े|ा|ें|ों)?`),
    `ज${nukta} where it is spoken`,
  ],
  [word("फॉर्म|फोन|फ़ार्म|सिर्फ|फैसला|फैसले|फोटो|फाइल|ऑफिस|साफ|माफ|सफर|फीस|प्रोफाइल|फौरन|फेल"), `फ${nukta} where it is spoken`],
  [word("बडा|बडी|बडे|पढें|पढ़े|पढे|लडका|जुडा|जुडी|गडबडी|थोडा|थोडी|करोड|छोडें|जोडें"), "ड़ and ढ़"],
];

/** The sentences of a text, with their final marks. */
const sentencesOf = (text: string) => text.split(/(?<=[।?!])\s+/);

/** The words in Latin letters. */
export const latinWordsOf = (prose: string): string[] =>
  (prose.match(/[A-Za-z][A-Za-z-]*/g) ?? []).map((found) => found.replace(/-$/, ""));

/** The mistakes in a Hindi text, in a few words each; empty if there are none. `names` are further words allowed in Latin letters. */
export function faultsOf(text: string, names: ReadonlySet<string> = new Set()): string[] {
  const prose = proseOf(text);
  const stray = latinWordsOf(prose).filter((found) => !latin.has(found) && !names.has(found));
  const broken = rules
    .filter(([pattern]) => pattern.test(prose))
    .map(([pattern, instead]) => `"${pattern.exec(prose)![0]}": ${instead}`);
  const mixed = sentencesOf(prose)
    .map((sentence) => sentence.replace(/ऋण \(लोन\)/g, "ऋण"))
    .filter((sentence) => word("ऋण|ऋणों").test(sentence) && word("लोन").test(sentence))
    .map(() => "ऋण and लोन in one sentence");
  return [...stray.map((found) => `"${found}" is not Hindi`), ...broken, ...mixed];
}
