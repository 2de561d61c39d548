/** The circle of some icons. */
export const circle = "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z";
