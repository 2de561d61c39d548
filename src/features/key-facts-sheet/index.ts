export { KeyFactsSheet } from "./KeyFactsSheet.tsx";
