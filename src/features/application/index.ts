export { ApplicationForm } from "./ApplicationForm.tsx";
export { Helpers } from "./Helpers.tsx";
export { Receipt } from "./Receipt.tsx";
export { useReceipt } from "./useReceipt.ts";
