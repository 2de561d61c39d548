export { TrueCost } from "#features/true-cost";
