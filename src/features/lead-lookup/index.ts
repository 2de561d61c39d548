export { LeadLookup, type LeadLookupProps } from "./LeadLookup.tsx";
