/** How many words a reader takes in, in English and in Hindi alike. */
const wordsPerMinute = 200;

/** Every text in a tree of them. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === "string"
    ? [tree]
    : typeof tree === "object" && tree !== null
      ? Object.values(tree).flatMap(textsIn)
      : [];

/** Whole minutes, at least one, in which a text is read. Marks are no words. */
export function readingMinutes(tree: unknown): number {
  const words = textsIn(tree).flatMap((text) => text.replace(/<\/?\w+>/g, "").match(/[\p{L}\p{N}][^\s–—]*/gu) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
