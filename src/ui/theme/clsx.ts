/** Joins class names; skips false and undefined. */
export const clsx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
