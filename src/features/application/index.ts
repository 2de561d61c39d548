export { ApplicationForm } from "./ApplicationForm.tsx";
export { ApplicationHelp as Helpers } from "./ApplicationHelp.tsx";
export { Receipt } from "./Receipt.tsx";
export { useReceipt } from "./useReceipt.ts";
