export { later } from "./later.tsx";
export { useTouched } from "./useTouched.ts";
