export { TrueCost, type TrueCostProps } from "./TrueCost.tsx";
