/** Path of the rupee symbol, relative to a start 11 units below its top left corner. */
export const rupeeSign = "m0-11h16m-16 8h16m-16-8h5a7 7 0 0 1 0 16h-5l11 12";
