export { Calculator } from "./Calculator.tsx";
