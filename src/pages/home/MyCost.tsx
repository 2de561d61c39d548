/** The true cost, as a part of the home page that comes later. */
export { TrueCost } from "#features/true-cost";
