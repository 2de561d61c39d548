/** Row numbers of the numbered tables in texts, because no figure is typed in a text: `line.7` is 7. */
export const line = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
