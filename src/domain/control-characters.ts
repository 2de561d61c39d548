/** ZWJ and ZWNJ after a virama choose the shape of an Indian conjunct, as in "क्‍ष": they belong to the word. */
const joinedConjunct = "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d][\\u200c\\u200d]";

/** C0 and C1 controls, format characters such as the bidirectional ones, lone surrogates, line and paragraph separators. */
const controlCharacter = "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]";

const pattern = new RegExp(`${joinedConjunct}|${controlCharacter}`, "gu");
const isJoined = new RegExp(`^${joinedConjunct}$`, "u");

/** Replaces each character that shows nothing itself but can move a cursor, reorder a line or break it. */
export const replaceControls = (text: string, replace: (character: string) => string): string =>
  text.replace(pattern, (found) => (isJoined.test(found) ? found : replace(found)));

/** A text that a terminal shows on one line and in its order: an escape becomes `\u{1b}`. */
export const escapeControls = (text: string): string =>
  replaceControls(text, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
