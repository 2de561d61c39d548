export { CareerForm } from "./CareerForm.tsx";
