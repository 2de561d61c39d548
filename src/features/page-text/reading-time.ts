/** Words read per minute, in English and in Hindi. */
const wordsPerMinute = 200;

/** All texts of a tree. */
const textsIn = (tree: unknown): string[] =>
  typeof tree === "string"
    ? [tree]
    : typeof tree === "object" && tree !== null
      ? Object.values(tree).flatMap(textsIn)
      : [];

/** The reading time of a text in whole minutes, at least one. Tags are not counted. */
export function readingMinutes(tree: unknown): number {
  const words = textsIn(tree).flatMap((text) => text.replace(/<\/?\w+>/g, "").match(/[\p{L}\p{N}][^\s–—]*/gu) ?? []);
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
