export { ApplicationForm } from "./ApplicationForm.tsx";
export { ApplicationHelp } from "./ApplicationHelp.tsx";
export { Receipt } from "./Receipt.tsx";
export { useReceipt } from "./useReceipt.ts";
