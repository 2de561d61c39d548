export { LeadLookup, type LeadLookupProps } from "./LeadLookup.tsx";
export { ComplaintLookup } from "./ComplaintLookup.tsx";
