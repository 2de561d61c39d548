export { OfficeMap } from "./OfficeMap.tsx";
