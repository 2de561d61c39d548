/** Class names in one attribute; what is false or missing is left out. */
export const clsx = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");
