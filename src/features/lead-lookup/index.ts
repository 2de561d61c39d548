export { LeadLookup } from "./LeadLookup.tsx";
